import type { Locale } from '@wisata/kernel/locale';
import { DOCUMENT_WORDS } from '../../../documents/words.ts';

const EN = {
  ...DOCUMENT_WORDS.en,
  document: 'Transport voucher',
  modes: { 'self-drive': 'Self-drive', 'with-driver': 'With driver', transfer: 'Transfer' },
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
  freeUntil: (deadline: string) => `Free cancellation until ${deadline}.`,
  late: 'After that half of the price comes back until pick-up, and nothing later.',
  paid: 'Paid, taxes and fees included',
};

export const WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...DOCUMENT_WORDS.id,
    document: 'Voucher transportasi',
    modes: { 'self-drive': 'Lepas kunci', 'with-driver': 'Dengan sopir', transfer: 'Antar jemput' },
    confirmation: 'Reservasi',
    show: 'Tunjukkan bersama kartu identitas',
    pickUp: 'Mulai',
    dropOff: 'Selesai',
    vehicle: 'Kendaraan',
    driver: 'Sopir Anda',
    bookedFor: 'Dipesan untuk',
    flight: 'Penerbangan',
    waits: 'sopir menunggu bila terlambat',
    sign: 'Nama di papan',
    extras: 'Pesanan tambahan',
    deposit: 'Deposit, ditahan saat mobil diambil',
    remark: 'Catatan Anda',
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
    freeUntil: (deadline) => `Gratis pembatalan sampai ${deadline}.`,
    late: 'Setelah itu setengah harga kembali sampai waktu jemput, dan tidak ada setelahnya.',
    paid: 'Dibayar, termasuk pajak dan biaya',
  },
};
