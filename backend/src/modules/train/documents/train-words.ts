import type { Locale } from '@wisata/kernel/locale';
import { DOCUMENT_WORDS, spanText } from '../../../documents/words.ts';

const EN = {
  ...DOCUMENT_WORDS.en,
  document: 'Boarding pass',
  outbound: 'Outbound',
  inbound: 'Return',
  locator: 'Booking code',
  duration: (minutes: number) => spanText(minutes, 'h', 'min'),
  types: { ADT: 'Adult', INF: 'Infant' },
  coach: 'Coach',
  seat: 'Seat',
  noSeat: 'on a lap',
  className: 'Class',
  ticketNumber: 'Ticket number',
  identity: 'ID number',
  scan: 'Show this code at the gate',
  bring: 'Before you board',
  bringList: [
    'Bring the ID whose number stands on this pass; the gate compares the two.',
    'Boarding opens one hour before departure and closes five minutes before it.',
    'Each passenger carries up to 20 kg. Times are those of the station (WIB).',
  ],
  policy: 'Refund and change',
  calendarTrain: (train: string, from: string, to: string) => `Train ${train}, ${from} to ${to}`,
};

export const TRAIN_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...DOCUMENT_WORDS.id,
    document: 'Boarding pass',
    outbound: 'Berangkat',
    inbound: 'Pulang',
    locator: 'Kode booking',
    duration: (minutes) => spanText(minutes, 'j', 'mnt'),
    types: { ADT: 'Dewasa', INF: 'Bayi' },
    coach: 'Gerbong',
    seat: 'Kursi',
    noSeat: 'dipangku',
    className: 'Kelas',
    ticketNumber: 'Nomor tiket',
    identity: 'Nomor identitas',
    scan: 'Tunjukkan kode ini di pintu masuk',
    bring: 'Sebelum naik',
    bringList: [
      'Bawa kartu identitas dengan nomor yang sama; petugas akan mencocokkannya.',
      'Pintu masuk dibuka satu jam dan ditutup lima menit sebelum berangkat.',
      'Bagasi setiap penumpang maksimal 20 kg. Semua waktu adalah waktu stasiun (WIB).',
    ],
    policy: 'Pengembalian dan perubahan',
    calendarTrain: (train, from, to) => `Kereta ${train}, ${from} ke ${to}`,
  },
};
