import type { Locale } from '@wisata/kernel/locale';
import { DOCUMENT_WORDS } from '../../../documents/words.ts';

const EN = {
  ...DOCUMENT_WORDS.en,
  document: 'Voucher',
  confirmation: 'Confirmation',
  show: 'Show it on your phone or on paper',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  pieces: (count: number) => `${count} ×`,
  date: 'Date',
  anyHour: 'at any hour',
  option: 'Option',
  meetingPoint: 'Where',
  bookedFor: 'Booked for',
  notes: 'Your note',
  use: 'How to use it',
  includes: 'Included',
  paid: 'Paid, taxes and fees included',
  freeUntil: (deadline: string) => `Free cancellation until ${deadline}.`,
  late: 'After that nothing comes back.',
  never: 'This booking cannot be given back.',
};

export const PRODUCT_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...DOCUMENT_WORDS.id,
    document: 'Voucher',
    confirmation: 'Konfirmasi',
    show: 'Tunjukkan di ponsel atau cetakan',
    people: (count) => `${count} orang`,
    pieces: (count) => `${count} ×`,
    date: 'Tanggal',
    anyHour: 'jam berapa saja',
    option: 'Pilihan',
    meetingPoint: 'Tempat',
    bookedFor: 'Dipesan untuk',
    notes: 'Catatan Anda',
    use: 'Cara memakainya',
    includes: 'Termasuk',
    paid: 'Dibayar, termasuk pajak dan biaya',
    freeUntil: (deadline) => `Gratis pembatalan sampai ${deadline}.`,
    late: 'Setelah itu tidak ada yang kembali.',
    never: 'Pesanan ini tidak dapat dikembalikan.',
  },
};
