import type { Locale } from '@wisata/kernel/locale';

const EN = {
  issued: 'Voucher Issued',
  issuedOn: (date: string) => `Printed ${date}`,
  orderId: 'Order ID',
  bring: 'What to bring',
  cancellation: 'Change or cancel',
  paid: 'Paid',
  amountsIn: (currency: string) => `Amounts in ${currency}`,
  discount: (code: string) => `Promo code ${code}`,
  total: 'Total of this booking',
  help: 'Help desk',
  licence: (number: string) => `Travel agency licence ${number}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  calendarPay: (code: string) => `Pay order ${code}`,
  payBy: (deadline: string) => `Pay by ${deadline}. After that the booking goes back on sale.`,
};

/** What documents of every service say; each adds its own words, and its name. */
export const DOCUMENT_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    orderId: 'ID pesanan',
    bring: 'Yang perlu dibawa',
    cancellation: 'Ubah atau batal',
    paid: 'Dibayar',
    amountsIn: (currency) => `Jumlah dalam ${currency}`,
    discount: (code) => `Kode promo ${code}`,
    total: 'Total pesanan ini',
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu dijual kembali.`,
  },
};

/** `1 night`, `2 nights`. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `1 h 20 min`, in the words given. */
export const spanText = (minutes: number, hour: string, minute: string) =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} ${hour}` : '', minutes % 60 > 0 ? `${minutes % 60} ${minute}` : '']
    .filter(Boolean)
    .join(' ');

const JOURNEY_EN = {
  ...EN,
  outbound: 'Outbound',
  inbound: 'Return',
  duration: (minutes: number) => spanText(minutes, 'h', 'min'),
  ticketNumber: 'Ticket number',
  policy: 'Refund and change',
};

/** What documents of journeys there and back say besides. */
export const JOURNEY_WORDS: Readonly<Record<Locale, typeof JOURNEY_EN>> = {
  en: JOURNEY_EN,
  id: {
    ...DOCUMENT_WORDS.id,
    outbound: 'Berangkat',
    inbound: 'Pulang',
    duration: (minutes) => spanText(minutes, 'j', 'mnt'),
    ticketNumber: 'Nomor tiket',
    policy: 'Pengembalian dan perubahan',
  },
};
