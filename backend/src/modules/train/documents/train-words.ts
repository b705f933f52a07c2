import type { Locale } from '@wisata/kernel/locale';
import type { FrameWords } from '../../../documents/pdf/frame.ts';

const clock = (minutes: number, hour: string, minute: string) =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} ${hour}` : '', minutes % 60 > 0 ? `${minutes % 60} ${minute}` : '']
    .filter(Boolean)
    .join(' ');

export interface TrainWords extends FrameWords {
  readonly outbound: string;
  readonly inbound: string;
  readonly locator: string;
  readonly duration: (minutes: number) => string;
  readonly types: Readonly<Record<'ADT' | 'INF', string>>;
  readonly coach: string;
  readonly seat: string;
  readonly noSeat: string;
  readonly className: string;
  readonly ticketNumber: string;
  readonly identity: string;
  readonly orderId: string;
  readonly scan: string;
  readonly bring: string;
  readonly bringList: readonly string[];
  readonly policy: string;
  readonly calendarTrain: (train: string, from: string, to: string) => string;
  readonly calendarPay: (code: string) => string;
  readonly payBy: (deadline: string) => string;
}

export const TRAIN_WORDS: Readonly<Record<Locale, TrainWords>> = {
  en: {
    document: 'Boarding pass',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Printed ${date}`,
    outbound: 'Outbound',
    inbound: 'Return',
    locator: 'Booking code',
    duration: (minutes) => clock(minutes, 'h', 'min'),
    types: { ADT: 'Adult', INF: 'Infant' },
    coach: 'Coach',
    seat: 'Seat',
    noSeat: 'on a lap',
    className: 'Class',
    ticketNumber: 'Ticket number',
    identity: 'ID number',
    orderId: 'Order ID',
    scan: 'Show this code at the gate',
    bring: 'Before you board',
    bringList: [
      'Bring the ID whose number stands on this pass; the gate compares the two.',
      'Boarding opens one hour before departure and closes five minutes before it.',
      'Each passenger carries up to 20 kg. Times are those of the station (WIB).',
    ],
    policy: 'Refund and change',
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
    calendarTrain: (train, from, to) => `Train ${train}, ${from} to ${to}`,
    calendarPay: (code) => `Pay order ${code}`,
    payBy: (deadline) => `Pay by ${deadline}. After that the seats go back on sale.`,
  },
  id: {
    document: 'Boarding pass',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    outbound: 'Berangkat',
    inbound: 'Pulang',
    locator: 'Kode booking',
    duration: (minutes) => clock(minutes, 'j', 'mnt'),
    types: { ADT: 'Dewasa', INF: 'Bayi' },
    coach: 'Gerbong',
    seat: 'Kursi',
    noSeat: 'dipangku',
    className: 'Kelas',
    ticketNumber: 'Nomor tiket',
    identity: 'Nomor identitas',
    orderId: 'ID pesanan',
    scan: 'Tunjukkan kode ini di pintu masuk',
    bring: 'Sebelum naik',
    bringList: [
      'Bawa kartu identitas dengan nomor yang sama; petugas akan mencocokkannya.',
      'Pintu masuk dibuka satu jam dan ditutup lima menit sebelum berangkat.',
      'Bagasi setiap penumpang maksimal 20 kg. Semua waktu adalah waktu stasiun (WIB).',
    ],
    policy: 'Pengembalian dan perubahan',
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
    calendarTrain: (train, from, to) => `Kereta ${train}, ${from} ke ${to}`,
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu kursi dijual kembali.`,
  },
};
