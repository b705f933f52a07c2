import type { Locale } from '@wisata/kernel/locale';
import type { FrameWords } from '../../../documents/pdf/frame.ts';

/** The words around a tour voucher or a venue ticket. */
export interface TourWords extends FrameWords {
  readonly days: (days: number) => string;
  readonly anyDay: (until: string) => string;
  readonly from: string;
  readonly meet: string;
  readonly entrance: string;
  readonly package: string;
  readonly types: Readonly<Record<'ADT' | 'CHD' | 'INF', string>>;
  readonly person: (index: number, count: number) => string;
  readonly guide: string;
  readonly gate: string;
  readonly chosen: string;
  readonly extraBed: string;
  readonly visa: string;
  readonly paid: string;
  readonly paidFor: (amount: string, people: number) => string;
  /** Heading of the map's box, and what its code does. */
  readonly way: string;
  readonly scanMap: string;
  readonly session: string;
  readonly orderId: string;
  readonly ticket: string;
  readonly confirmation: string;
  readonly scan: string;
  readonly bring: string;
  readonly includes: string;
  readonly calendarStart: (title: string) => string;
  readonly calendarPay: (code: string) => string;
  readonly payBy: (deadline: string) => string;
}

export const TOUR_WORDS: Readonly<Record<Locale, TourWords>> = {
  en: {
    document: 'Voucher',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Printed ${date}`,
    days: (days) => `${days} days`,
    anyDay: (until) => `Any day until ${until}`,
    from: 'Start',
    meet: 'Meeting point',
    entrance: 'Entrance',
    package: 'Package',
    types: { ADT: 'Adult', CHD: 'Child', INF: 'Infant' },
    person: (index, count) => `${index} of ${count}`,
    guide: 'Guide on the day',
    gate: 'Gate',
    chosen: 'Chosen',
    extraBed: 'extra bed',
    visa: 'visa',
    paid: 'Paid',
    paidFor: (amount, people) => (people === 1 ? amount : `${amount} for ${people} people`),
    way: 'The way there',
    scanMap: 'Scan or tap to open the map',
    session: 'Time',
    orderId: 'Order ID',
    ticket: 'Ticket',
    confirmation: 'Confirmation',
    scan: 'Hold this code to the reader, one for each person',
    bring: 'What to bring',
    includes: 'Included',
    calendarStart: (title) => title,
    calendarPay: (code) => `Pay order ${code}`,
    payBy: (deadline) => `Pay by ${deadline}. After that the places go back on sale.`,
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
  id: {
    document: 'Voucher',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    days: (days) => `${days} hari`,
    anyDay: (until) => `Hari apa saja sampai ${until}`,
    from: 'Mulai',
    meet: 'Titik kumpul',
    entrance: 'Pintu masuk',
    package: 'Paket',
    types: { ADT: 'Dewasa', CHD: 'Anak', INF: 'Bayi' },
    person: (index, count) => `${index} dari ${count}`,
    guide: 'Pemandu hari itu',
    gate: 'Gerbang',
    chosen: 'Pilihan',
    extraBed: 'ranjang tambahan',
    visa: 'visa',
    paid: 'Dibayar',
    paidFor: (amount, people) => (people === 1 ? amount : `${amount} untuk ${people} orang`),
    way: 'Cara ke sana',
    scanMap: 'Pindai atau ketuk untuk membuka peta',
    session: 'Jam',
    orderId: 'ID pesanan',
    ticket: 'Tiket',
    confirmation: 'Konfirmasi',
    scan: 'Tunjukkan kode ini ke pemindai, satu untuk setiap orang',
    bring: 'Yang perlu dibawa',
    includes: 'Termasuk',
    calendarStart: (title) => title,
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu tempat dijual kembali.`,
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
  },
};
