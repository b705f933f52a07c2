import type { Translated } from '../tables.ts';

/** Days are counted from the day of the seed. */
interface SampleLimits {
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  readonly period?: 'stay' | 'booking';
  readonly fromDay?: number;
  readonly toDay?: number;
  readonly fromTime?: string;
  readonly toTime?: string;
  readonly nights?: number;
  readonly regions?: readonly string[];
  readonly hotels?: 'popularHotels' | 'remoteHotels';
  readonly checkInDays?: readonly number[];
  readonly bookingDays?: readonly number[];
}

export interface SamplePromo {
  readonly code: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly type: string;
  readonly gives: { readonly amount: number } | { readonly percent: number; readonly upTo: number };
  readonly minOrder?: number;
  readonly earlierUses?: number;
  readonly maxUses?: number;
  readonly only?: SampleLimits;
}

/** For every rule one code that an everyday hotel order meets and one that it hardly ever does. */
export const SAMPLE_PROMOS: readonly SamplePromo[] = [
  {
    code: 'WISATA100',
    name: { en: 'Rp. 100.000 off your stay', id: 'Potongan Rp. 100.000 untuk menginap' },
    description: {
      en: 'For any hotel order of Rp. 600.000 or more.',
      id: 'Untuk semua pesanan hotel mulai Rp. 600.000.',
    },
    type: 'hotel',
    gives: { amount: 100_000 },
    minOrder: 600_000,
    earlierUses: 1840,
    maxUses: 5000,
    only: { opensInDays: -30, closesInDays: 365 },
  },
  {
    code: 'JALAN15',
    name: { en: '15% off whatever you plan', id: 'Diskon 15% untuk semua rencana' },
    description: {
      en: 'Hotels, flights, trains, tours and rides; up to Rp. 250.000 off orders of Rp. 750.000 or more.',
      id: 'Hotel, penerbangan, kereta, tur, dan transportasi; hingga Rp. 250.000 untuk pesanan mulai Rp. 750.000.',
    },
    type: 'all',
    gives: { percent: 15, upTo: 250_000 },
    minOrder: 750_000,
    earlierUses: 3120,
    maxUses: 10_000,
    only: { opensInDays: -60, closesInDays: 365 },
  },
  {
    code: 'TIDUR8',
    name: { en: '8% off hotel rooms', id: 'Diskon 8% kamar hotel' },
    description: { en: 'For hotels only, up to Rp. 120.000.', id: 'Khusus hotel, hingga Rp. 120.000.' },
    type: 'hotel',
    gives: { percent: 8, upTo: 120_000 },
  },
  {
    code: 'TERBANG10',
    name: { en: '10% off flights', id: 'Diskon 10% tiket pesawat' },
    description: { en: 'For flights only, up to Rp. 300.000.', id: 'Khusus penerbangan, hingga Rp. 300.000.' },
    type: 'flight',
    gives: { percent: 10, upTo: 300_000 },
  },
  {
    code: 'RINGAN25',
    name: { en: 'A light Rp. 25.000 off', id: 'Potongan ringan Rp. 25.000' },
    description: { en: 'For orders of Rp. 150.000 or more.', id: 'Untuk pesanan mulai Rp. 150.000.' },
    type: 'all',
    gives: { amount: 25_000 },
    minOrder: 150_000,
  },
  {
    code: 'ROMBONGAN',
    name: { en: 'Rp. 2.500.000 off for big groups', id: 'Potongan Rp. 2.500.000 untuk rombongan' },
    description: {
      en: 'For a single order of Rp. 150.000.000 or more.',
      id: 'Untuk satu pesanan senilai Rp. 150.000.000 atau lebih.',
    },
    type: 'all',
    gives: { amount: 2_500_000 },
    minOrder: 150_000_000,
  },
  {
    code: 'LIBURAN12',
    name: { en: '12% off holidays in the year ahead', id: 'Diskon 12% liburan setahun ke depan' },
    description: {
      en: 'Check in on any day of the next twelve months; up to Rp. 180.000.',
      id: 'Check-in kapan saja dalam dua belas bulan ke depan; hingga Rp. 180.000.',
    },
    type: 'hotel',
    gives: { percent: 12, upTo: 180_000 },
    only: { period: 'stay', fromDay: 0, toDay: 365 },
  },
  {
    code: 'JAUHHARI',
    name: { en: '25% off when you plan far ahead', id: 'Diskon 25% bila pesan jauh hari' },
    description: {
      en: 'Check in eleven months from now or later; up to Rp. 750.000.',
      id: 'Check-in sebelas bulan dari sekarang atau lebih; hingga Rp. 750.000.',
    },
    type: 'hotel',
    gives: { percent: 25, upTo: 750_000 },
    only: { period: 'stay', fromDay: 335, toDay: 500 },
  },
  {
    code: 'MUSIM6',
    name: { en: '6% off bookings this season', id: 'Diskon 6% untuk pemesanan musim ini' },
    description: {
      en: 'Book within the season, travel whenever you like; up to Rp. 90.000.',
      id: 'Pesan selama musim ini, berangkat kapan saja; hingga Rp. 90.000.',
    },
    type: 'all',
    gives: { percent: 6, upTo: 90_000 },
    only: { period: 'booking', fromDay: -30, toDay: 90 },
  },
  {
    code: 'GAJIAN',
    name: { en: 'Payday: Rp. 200.000 off', id: 'Gajian: potongan Rp. 200.000' },
    description: {
      en: 'Book in the payday week that begins in three weeks.',
      id: 'Pesan pada pekan gajian yang mulai tiga minggu lagi.',
    },
    type: 'all',
    gives: { amount: 200_000 },
    minOrder: 500_000,
    only: { period: 'booking', fromDay: 21, toDay: 28 },
  },
  {
    code: 'SIANGMALAM',
    name: { en: 'Early birds and night owls: Rp. 40.000 off', id: 'Siang malam: potongan Rp. 40.000' },
    description: {
      en: 'Book between 04:30 and 02:59 the next night, Jakarta time.',
      id: 'Pesan pukul 04.30 sampai 02.59 malam berikutnya, waktu Jakarta.',
    },
    type: 'all',
    gives: { amount: 40_000 },
    minOrder: 200_000,
    only: { period: 'booking', fromTime: '04:30', toTime: '02:59' },
  },
  {
    code: 'SAHUR',
    name: { en: 'Before dawn: 20% off', id: 'Sahur: diskon 20%' },
    description: {
      en: 'Book between 03:00 and 04:29, Jakarta time; up to Rp. 350.000.',
      id: 'Pesan pukul 03.00 sampai 04.29 waktu Jakarta; hingga Rp. 350.000.',
    },
    type: 'all',
    gives: { percent: 20, upTo: 350_000 },
    only: { period: 'booking', fromTime: '03:00', toTime: '04:29' },
  },
  {
    code: 'SEKARANG5',
    name: { en: '5% off, right now', id: 'Diskon 5%, sekarang juga' },
    description: {
      en: 'For everything booked this quarter; up to Rp. 75.000.',
      id: 'Untuk semua pesanan kuartal ini; hingga Rp. 75.000.',
    },
    type: 'all',
    gives: { percent: 5, upTo: 75_000 },
    only: { fromDay: -30, toDay: 90, fromTime: '09:00', toTime: '21:00' },
  },
  {
    code: 'MUDIK',
    name: { en: 'Homecoming: Rp. 300.000 off', id: 'Mudik: potongan Rp. 300.000' },
    description: {
      en: 'Opens for the homecoming season in six weeks.',
      id: 'Dibuka untuk musim mudik, enam minggu lagi.',
    },
    type: 'all',
    gives: { amount: 300_000 },
    minOrder: 1_000_000,
    only: { opensInDays: 42, closesInDays: 72 },
  },
  {
    code: 'DUAMALAM',
    name: { en: 'Stay two nights, save Rp. 75.000', id: 'Menginap dua malam, hemat Rp. 75.000' },
    description: { en: 'For stays of two nights or more.', id: 'Untuk menginap dua malam atau lebih.' },
    type: 'hotel',
    gives: { amount: 75_000 },
    minOrder: 400_000,
    only: { nights: 2 },
  },
  {
    code: 'SEBULAN',
    name: { en: 'A month away: 30% off', id: 'Sebulan penuh: diskon 30%' },
    description: {
      en: 'For stays of 28 nights or more; up to Rp. 5.000.000.',
      id: 'Untuk menginap 28 malam atau lebih; hingga Rp. 5.000.000.',
    },
    type: 'hotel',
    gives: { percent: 30, upTo: 5_000_000 },
    only: { nights: 28 },
  },
  {
    code: 'NUSANTARA',
    name: { en: '7% off around the archipelago', id: 'Diskon 7% keliling Nusantara' },
    description: {
      en: 'For hotels in Indonesian cities; up to Rp. 110.000.',
      id: 'Untuk hotel di kota-kota Indonesia; hingga Rp. 110.000.',
    },
    type: 'hotel',
    gives: { percent: 7, upTo: 110_000 },
    only: {
      regions: [
        ...['Bali', 'Jakarta', 'Bandung', 'Yogyakarta', 'Surabaya', 'Malang-Batu', 'Makassar', 'Lombok', 'Semarang'],
        ...['Solo', 'Medan', 'Labuan Bajo', 'Batam', 'Balikpapan', 'Manado', 'Palembang'],
      ],
    },
  },
  {
    code: 'PAPUA',
    name: { en: 'Discover Papua: Rp. 500.000 off', id: 'Jelajah Papua: potongan Rp. 500.000' },
    description: {
      en: 'For stays in Sorong, Jayapura and Raja Ampat.',
      id: 'Untuk menginap di Sorong, Jayapura, dan Raja Ampat.',
    },
    type: 'hotel',
    gives: { amount: 500_000 },
    minOrder: 1_000_000,
    only: { regions: ['Sorong', 'Jayapura', 'Raja Ampat'] },
  },
  {
    code: 'FAVORIT',
    name: { en: '9% off guest favourites', id: 'Diskon 9% hotel favorit tamu' },
    description: {
      en: 'For the best-reviewed hotels in Bali, Jakarta, Yogyakarta and Singapore; up to Rp. 140.000.',
      id: 'Untuk hotel berulasan terbaik di Bali, Jakarta, Yogyakarta, dan Singapura; hingga Rp. 140.000.',
    },
    type: 'hotel',
    gives: { percent: 9, upTo: 140_000 },
    only: { hotels: 'popularHotels' },
  },
  {
    code: 'BUNAKEN',
    name: { en: 'Bunaken divers: Rp. 400.000 off', id: 'Penyelam Bunaken: potongan Rp. 400.000' },
    description: {
      en: 'For one partner hotel near the Bunaken boats.',
      id: 'Untuk satu hotel mitra dekat dermaga Bunaken.',
    },
    type: 'hotel',
    gives: { amount: 400_000 },
    minOrder: 800_000,
    only: { hotels: 'remoteHotels' },
  },
  {
    code: 'AWALPEKAN',
    name: { en: 'Quiet weekdays: Rp. 60.000 off', id: 'Awal pekan tenang: potongan Rp. 60.000' },
    description: { en: 'Check in from Sunday to Thursday.', id: 'Check-in hari Minggu sampai Kamis.' },
    type: 'hotel',
    gives: { amount: 60_000 },
    minOrder: 300_000,
    only: { checkInDays: [7, 1, 2, 3, 4] },
  },
  {
    code: 'SABTU',
    name: { en: 'Saturday check-in: 18% off', id: 'Check-in Sabtu: diskon 18%' },
    description: {
      en: 'For stays that begin on a Saturday; up to Rp. 280.000.',
      id: 'Untuk menginap mulai hari Sabtu; hingga Rp. 280.000.',
    },
    type: 'hotel',
    gives: { percent: 18, upTo: 280_000 },
    only: { checkInDays: [6] },
  },
  {
    code: 'HARIKERJA',
    name: { en: 'Booked between meetings: Rp. 30.000 off', id: 'Pesan di sela rapat: potongan Rp. 30.000' },
    description: { en: 'Book from Monday to Friday.', id: 'Pesan hari Senin sampai Jumat.' },
    type: 'all',
    gives: { amount: 30_000 },
    minOrder: 200_000,
    only: { bookingDays: [1, 2, 3, 4, 5] },
  },
  {
    code: 'MINGGU',
    name: { en: 'Sunday planner: 16% off', id: 'Rencana hari Minggu: diskon 16%' },
    description: { en: 'Book on a Sunday; up to Rp. 260.000.', id: 'Pesan pada hari Minggu; hingga Rp. 260.000.' },
    type: 'all',
    gives: { percent: 16, upTo: 260_000 },
    only: { bookingDays: [7] },
  },
  {
    code: 'CEPAT300',
    name: { en: 'The fast ones: Rp. 50.000 off', id: 'Siapa cepat: potongan Rp. 50.000' },
    description: { en: 'For the first 3,000 orders.', id: 'Untuk 3.000 pesanan pertama.' },
    type: 'all',
    gives: { amount: 50_000 },
    minOrder: 250_000,
    earlierUses: 2610,
    maxUses: 3000,
  },
  {
    code: 'LUDES',
    name: { en: 'Flash: Rp. 350.000 off', id: 'Kilat: potongan Rp. 350.000' },
    description: { en: 'For the first 500 orders.', id: 'Untuk 500 pesanan pertama.' },
    type: 'all',
    gives: { amount: 350_000 },
    minOrder: 700_000,
    earlierUses: 500,
    maxUses: 500,
  },
];
