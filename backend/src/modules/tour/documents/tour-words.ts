import type { Locale } from '@wisata/kernel/locale';
import { DOCUMENT_WORDS } from '../../../documents/words.ts';

const EN = {
  ...DOCUMENT_WORDS.en,
  document: 'Voucher',
  days: (days: number) => `${days} days`,
  anyDay: (until: string) => `Any day until ${until}`,
  from: 'Start',
  meet: 'Meeting point',
  entrance: 'Entrance',
  package: 'Package',
  types: { ADT: 'Adult', CHD: 'Child', INF: 'Infant' },
  person: (index: number, count: number) => `${index} of ${count}`,
  guide: 'Guide on the day',
  gate: 'Gate',
  chosen: 'Chosen',
  extraBed: 'extra bed',
  visa: 'visa',
  paidFor: (amount: string, people: number) => (people === 1 ? amount : `${amount} for ${people} people`),
  way: 'The way there',
  scanMap: 'Scan or tap to open the map',
  session: 'Time',
  ticket: 'Ticket',
  confirmation: 'Confirmation',
  scan: 'Hold this code to the reader, one for each person',
  includes: 'Included',
};
/** The words around a tour voucher or a venue ticket. */
export type TourWords = typeof EN;

export const TOUR_WORDS: Readonly<Record<Locale, TourWords>> = {
  en: EN,
  id: {
    ...DOCUMENT_WORDS.id,
    document: 'Voucher',
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
    paidFor: (amount, people) => (people === 1 ? amount : `${amount} untuk ${people} orang`),
    way: 'Cara ke sana',
    scanMap: 'Pindai atau ketuk untuk membuka peta',
    session: 'Jam',
    ticket: 'Tiket',
    confirmation: 'Konfirmasi',
    scan: 'Tunjukkan kode ini ke pemindai, satu untuk setiap orang',
    includes: 'Termasuk',
  },
};
