import type { Locale } from '@wisata/kernel/locale';
import type { FrameWords } from '../../../documents/pdf/frame.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const clock = (minutes: number, hour: string, minute: string) =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} ${hour}` : '', minutes % 60 > 0 ? `${minutes % 60} ${minute}` : '']
    .filter(Boolean)
    .join(' ');

export interface FlightWords extends FrameWords {
  readonly outbound: string;
  readonly inbound: string;
  readonly locator: string;
  readonly terminal: (name: string) => string;
  readonly duration: (minutes: number) => string;
  readonly wait: (minutes: number, city: string) => string;
  readonly changeTerminal: string;
  readonly cabin: string;
  readonly cabins: Readonly<Record<string, string>>;
  readonly baggage: string;
  readonly noBaggage: string;
  /** The checked baggage of a journey, and whose it is. */
  readonly bagsOf: (journey: { readonly baggage: string; readonly hasInfants: boolean }) => string;
  readonly passengers: string;
  readonly types: Readonly<Record<'ADT' | 'CHD' | 'INF', string>>;
  readonly ticketNumber: string;
  readonly identity: string;
  readonly orderId: string;
  readonly show: string;
  readonly bring: string;
  readonly bringList: (needsPassport: boolean, cutOffMinutes: number) => readonly string[];
  readonly policy: string;
  readonly paid: string;
  readonly amountsIn: (currency: string) => string;
  readonly discount: (code: string) => string;
  readonly total: string;
  readonly taxes: string;
  readonly charges: Readonly<Record<string, string>>;
  readonly calendarFlight: (number: string, from: string, to: string) => string;
  readonly calendarPay: (code: string) => string;
  readonly payBy: (deadline: string) => string;
}

export const FLIGHT_WORDS: Readonly<Record<Locale, FlightWords>> = {
  en: {
    document: 'E-ticket',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Printed ${date}`,
    outbound: 'Outbound',
    inbound: 'Return',
    locator: 'Booking code (PNR)',
    terminal: (name) => `Terminal ${name}`,
    duration: (minutes) => clock(minutes, 'h', 'min'),
    wait: (minutes, city) => `${clock(minutes, 'h', 'min')} to change planes in ${city}`,
    changeTerminal: 'another terminal: collect your bags and check in again',
    cabin: 'Cabin and class',
    cabins: { Economy: 'Economy', Business: 'Business', FirstClass: 'First', Suite: 'Suite' },
    baggage: 'Checked baggage',
    noBaggage: 'none',
    bagsOf: ({ baggage, hasInfants }) => (baggage && hasInfants ? `${baggage}, not for infants` : baggage || 'none'),
    passengers: 'Passengers',
    types: { ADT: 'Adult', CHD: 'Child', INF: 'Infant, on a lap' },
    ticketNumber: 'Ticket number',
    identity: 'Document',
    orderId: 'Order ID',
    show: 'Scan for the order',
    bring: 'Before you fly',
    bringList: (needsPassport, cutOffMinutes) => [
      needsPassport
        ? 'Bring the passport of this ticket; it must be valid for six months from departure.'
        : 'Bring the KTP or passport whose name stands on this ticket.',
      `Be at the counter ${plural(cutOffMinutes / 60, 'hour', 'hours')} before departure; it closes 45 minutes before.`,
      'All times are those of the airport they stand beside.',
    ],
    policy: 'Refund and change',
    paid: 'Paid',
    amountsIn: (currency) => `Amounts in ${currency}`,
    discount: (code) => `Promo code ${code}`,
    total: 'Total of this booking',
    taxes: 'Taxes and airport charges included. A payment fee is on the receipt.',
    charges: { FARE: 'Fares', VAT: 'Value added tax', IWJR: 'Passenger insurance', PSC: 'Airport service charge' },
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
    calendarFlight: (number, from, to) => `Flight ${number}, ${from} to ${to}`,
    calendarPay: (code) => `Pay order ${code}`,
    payBy: (deadline) => `Pay by ${deadline}. After that the seats go back on sale.`,
  },
  id: {
    document: 'E-tiket',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    outbound: 'Berangkat',
    inbound: 'Pulang',
    locator: 'Kode booking (PNR)',
    terminal: (name) => `Terminal ${name}`,
    duration: (minutes) => clock(minutes, 'j', 'mnt'),
    wait: (minutes, city) => `${clock(minutes, 'j', 'mnt')} untuk pindah pesawat di ${city}`,
    changeTerminal: 'pindah terminal: ambil bagasi dan lapor masuk kembali',
    cabin: 'Kabin dan kelas',
    cabins: { Economy: 'Ekonomi', Business: 'Bisnis', FirstClass: 'First', Suite: 'Suite' },
    baggage: 'Bagasi tercatat',
    noBaggage: 'tidak ada',
    bagsOf: ({ baggage, hasInfants }) => (baggage && hasInfants ? `${baggage}, bayi tidak` : baggage || 'tidak ada'),
    passengers: 'Penumpang',
    types: { ADT: 'Dewasa', CHD: 'Anak', INF: 'Bayi, dipangku' },
    ticketNumber: 'Nomor tiket',
    identity: 'Dokumen',
    orderId: 'ID pesanan',
    show: 'Pindai untuk pesanan',
    bring: 'Sebelum terbang',
    bringList: (needsPassport, cutOffMinutes) => [
      needsPassport
        ? 'Bawa paspor yang tercantum; masa berlakunya minimal enam bulan sejak berangkat.'
        : 'Bawa KTP atau paspor dengan nama yang sama seperti di tiket ini.',
      `Tiba di konter ${cutOffMinutes / 60} jam sebelum berangkat; konter tutup 45 menit sebelumnya.`,
      'Semua waktu adalah waktu setempat di bandara yang disebut.',
    ],
    policy: 'Pengembalian dan perubahan',
    paid: 'Dibayar',
    amountsIn: (currency) => `Jumlah dalam ${currency}`,
    discount: (code) => `Kode promo ${code}`,
    total: 'Total pesanan ini',
    taxes: 'Termasuk pajak dan biaya bandara. Biaya pembayaran ada di tanda terima.',
    charges: {
      FARE: 'Tarif',
      VAT: 'Pajak pertambahan nilai',
      IWJR: 'Asuransi penumpang',
      PSC: 'Biaya layanan bandara',
    },
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
    calendarFlight: (number, from, to) => `Penerbangan ${number}, ${from} ke ${to}`,
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu kursi dijual kembali.`,
  },
};
