import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { Locale } from '@wisata/kernel/locale';
import type { FrameWords } from '../../../documents/pdf/frame.ts';

interface Words extends FrameWords {
  readonly modes: Readonly<Record<TransportMode, string>>;
  readonly orderId: string;
  readonly confirmation: string;
  readonly show: string;
  readonly pickUp: string;
  readonly dropOff: string;
  readonly vehicle: string;
  readonly driver: string;
  readonly bookedFor: string;
  readonly flight: string;
  readonly waits: string;
  readonly sign: string;
  readonly extras: string;
  readonly deposit: string;
  readonly remark: string;
  readonly bring: string;
  readonly bringList: Readonly<Record<TransportMode, readonly string[]>>;
  readonly cancellation: string;
  readonly freeUntil: (deadline: string) => string;
  readonly late: string;
  readonly paid: string;
  readonly calendarPay: (code: string) => string;
  readonly payBy: (deadline: string) => string;
}

export const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    document: 'Transport voucher',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Printed ${date}`,
    modes: { 'self-drive': 'Self-drive', 'with-driver': 'With driver', transfer: 'Transfer' },
    orderId: 'Order ID',
    confirmation: 'Reservation',
    show: 'Show it with your ID',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    vehicle: 'Vehicle',
    driver: 'Your driver',
    bookedFor: 'Booked for',
    flight: 'Flight',
    waits: 'the driver waits when it is late',
    sign: 'Name on the sign',
    extras: 'Ordered besides',
    deposit: 'Deposit, held when you take the car',
    remark: 'Your note',
    bring: 'What to bring',
    bringList: {
      'self-drive': [
        'This voucher, on paper or on your phone. It works without a connection.',
        'The licence of whoever drives, and the KTP or passport.',
        'Bring the car back with as much fuel as it had.',
      ],
      'with-driver': [
        'This voucher, on paper or on your phone. It works without a connection.',
        'The driver is there for 12 hours of each day; fuel is included.',
        'Tolls, parking and meals of the driver are yours unless you ordered them.',
      ],
      transfer: [
        'This voucher, on paper or on your phone. It works without a connection.',
        'At an airport the driver waits in the arrivals hall with your name for 60 minutes after landing.',
        'Elsewhere the driver waits for 15 minutes.',
      ],
    },
    cancellation: 'Change or cancel',
    freeUntil: (deadline) => `Free cancellation until ${deadline}.`,
    late: 'After that half of the price comes back until pick-up, and nothing later.',
    paid: 'Paid, taxes and fees included',
    calendarPay: (code) => `Pay order ${code}`,
    payBy: (deadline) => `Pay by ${deadline}. After that the vehicle goes back on sale.`,
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
  id: {
    document: 'Voucher transportasi',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    modes: { 'self-drive': 'Lepas kunci', 'with-driver': 'Dengan sopir', transfer: 'Antar jemput' },
    orderId: 'ID pesanan',
    confirmation: 'Reservasi',
    show: 'Tunjukkan bersama kartu identitas',
    pickUp: 'Jemput',
    dropOff: 'Kembali',
    vehicle: 'Kendaraan',
    driver: 'Sopir Anda',
    bookedFor: 'Dipesan untuk',
    flight: 'Penerbangan',
    waits: 'sopir menunggu bila terlambat',
    sign: 'Nama di papan',
    extras: 'Pesanan tambahan',
    deposit: 'Deposit, ditahan saat mobil diambil',
    remark: 'Catatan Anda',
    bring: 'Yang perlu dibawa',
    bringList: {
      'self-drive': [
        'Voucher ini, dicetak atau di ponsel. Dapat dibuka tanpa koneksi.',
        'SIM pengemudi serta KTP atau paspor.',
        'Kembalikan mobil dengan isi bensin yang sama.',
      ],
      'with-driver': [
        'Voucher ini, dicetak atau di ponsel. Dapat dibuka tanpa koneksi.',
        'Sopir bertugas 12 jam setiap hari; BBM termasuk.',
        'Tol, parkir, dan makan sopir Anda tanggung kecuali sudah dipesan.',
      ],
      transfer: [
        'Voucher ini, dicetak atau di ponsel. Dapat dibuka tanpa koneksi.',
        'Di bandara sopir menunggu di area kedatangan dengan nama Anda, 60 menit setelah mendarat.',
        'Di tempat lain sopir menunggu 15 menit.',
      ],
    },
    cancellation: 'Ubah atau batal',
    freeUntil: (deadline) => `Gratis pembatalan sampai ${deadline}.`,
    late: 'Setelah itu setengah harga kembali sampai waktu jemput, dan tidak ada setelahnya.',
    paid: 'Dibayar, termasuk pajak dan biaya',
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu kendaraan dijual kembali.`,
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
  },
};
