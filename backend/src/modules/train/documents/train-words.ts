import type { Locale } from '@wisata/kernel/locale';
import { JOURNEY_WORDS } from '../../../documents/words.ts';

const EN = {
  ...JOURNEY_WORDS.en,
  document: 'Boarding pass',
  locator: 'Booking code',
  types: { ADT: 'Adult', INF: 'Infant' },
  coach: 'Coach',
  seat: 'Seat',
  noSeat: 'on a lap',
  className: 'Class',
  identity: 'ID number',
  scan: 'Show this code at the gate',
  bring: 'Before you board',
  bringList: [
    'Bring the ID whose number stands on this pass; the gate compares the two.',
    'Boarding opens one hour before departure and closes five minutes before it.',
    'Each passenger carries up to 20 kg. Times are those of the station (WIB).',
  ],
  calendarTrain: (train: string, from: string, to: string) => `Train ${train}, ${from} to ${to}`,
};

export const TRAIN_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...JOURNEY_WORDS.id,
    document: 'Boarding pass',
    locator: 'Kode booking',
    types: { ADT: 'Dewasa', INF: 'Bayi' },
    coach: 'Gerbong',
    seat: 'Kursi',
    noSeat: 'dipangku',
    className: 'Kelas',
    identity: 'Nomor identitas',
    scan: 'Tunjukkan kode ini di pintu masuk',
    bring: 'Sebelum naik',
    bringList: [
      'Bawa kartu identitas dengan nomor yang sama; petugas akan mencocokkannya.',
      'Pintu masuk dibuka satu jam dan ditutup lima menit sebelum berangkat.',
      'Bagasi setiap penumpang maksimal 20 kg. Semua waktu adalah waktu stasiun (WIB).',
    ],
    calendarTrain: (train, from, to) => `Kereta ${train}, ${from} ke ${to}`,
  },
};
