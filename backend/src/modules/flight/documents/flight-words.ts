import type { Locale } from '@wisata/kernel/locale';
import { JOURNEY_WORDS, plural, spanText } from '../../../documents/words.ts';

const EN = {
  ...JOURNEY_WORDS.en,
  document: 'E-ticket',
  locator: 'Booking code (PNR)',
  terminal: (name: string) => `Terminal ${name}`,
  wait: (minutes: number, city: string) => `${spanText(minutes, 'h', 'min')} to change planes in ${city}`,
  changeTerminal: 'another terminal: collect your bags and check in again',
  cabin: 'Cabin and class',
  cabins: { Economy: 'Economy', Business: 'Business', FirstClass: 'First', Suite: 'Suite' } as Readonly<
    Record<string, string>
  >,
  baggage: 'Checked baggage',
  noBaggage: 'none',
  /** The checked baggage of a journey, and whose it is. */
  bagsOf: ({ baggage, hasInfants }: { readonly baggage: string; readonly hasInfants: boolean }) =>
    baggage && hasInfants ? `${baggage}, not for infants` : baggage || 'none',
  passengers: 'Passengers',
  types: { ADT: 'Adult', CHD: 'Child', INF: 'Infant, on a lap' },
  identity: 'Document',
  bring: 'Before you fly',
  bringList: (needsPassport: boolean, cutOffMinutes: number) => [
    needsPassport
      ? 'Bring the passport of this ticket; it must be valid for six months from departure.'
      : 'Bring the KTP or passport whose name stands on this ticket.',
    `Be at the counter ${plural(cutOffMinutes / 60, 'hour', 'hours')} before departure; it closes 45 minutes before.`,
    'All times are those of the airport they stand beside.',
  ],
  taxes: 'Taxes and airport charges included. A payment fee is on the receipt.',
  charges: {
    FARE: 'Fares',
    VAT: 'Value added tax',
    IWJR: 'Passenger insurance',
    PSC: 'Airport service charge',
  } as Readonly<Record<string, string>>,
  calendarFlight: (number: string, from: string, to: string) => `Flight ${number}, ${from} to ${to}`,
};

export const FLIGHT_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...JOURNEY_WORDS.id,
    document: 'E-tiket',
    locator: 'Kode booking (PNR)',
    terminal: (name) => `Terminal ${name}`,
    wait: (minutes, city) => `${spanText(minutes, 'j', 'mnt')} untuk pindah pesawat di ${city}`,
    changeTerminal: 'pindah terminal: ambil bagasi dan lapor masuk kembali',
    cabin: 'Kabin dan kelas',
    cabins: { Economy: 'Ekonomi', Business: 'Bisnis', FirstClass: 'First', Suite: 'Suite' },
    baggage: 'Bagasi tercatat',
    noBaggage: 'tidak ada',
    bagsOf: ({ baggage, hasInfants }) => (baggage && hasInfants ? `${baggage}, bayi tidak` : baggage || 'tidak ada'),
    passengers: 'Penumpang',
    types: { ADT: 'Dewasa', CHD: 'Anak', INF: 'Bayi, dipangku' },
    identity: 'Dokumen',
    bring: 'Sebelum terbang',
    bringList: (needsPassport, cutOffMinutes) => [
      needsPassport
        ? 'Bawa paspor yang tercantum; masa berlakunya minimal enam bulan sejak berangkat.'
        : 'Bawa KTP atau paspor dengan nama yang sama seperti di tiket ini.',
      `Tiba di konter ${cutOffMinutes / 60} jam sebelum berangkat; konter tutup 45 menit sebelumnya.`,
      'Semua waktu adalah waktu setempat di bandara yang disebut.',
    ],
    taxes: 'Termasuk pajak dan biaya bandara. Biaya pembayaran ada di tanda terima.',
    charges: {
      FARE: 'Tarif',
      VAT: 'Pajak pertambahan nilai',
      IWJR: 'Asuransi penumpang',
      PSC: 'Biaya layanan bandara',
    },
    calendarFlight: (number, from, to) => `Penerbangan ${number}, ${from} ke ${to}`,
  },
};
