import type { ProductSource } from '../product-source.ts';

const EXTRA = { service: 'category_product_ancillary', currency: 'IDR' } as const;
const LOUNGE = {
  ...EXTRA,
  unit: 'person',
  capacity: 40,
  most: 6,
  cutOffHours: 3,
  freeHours: 24,
  childAges: [2, 11],
  pictures: ['lobby', 'airplane-clouds', 'restaurant'],
} as const;

function loungeOptions(short: number, long: number): ProductSource['options'] {
  return [
    {
      id: 'three',
      name: { en: 'Three hours', id: 'Tiga jam' },
      detail: { en: 'Buffet, drinks and wifi.', id: 'Prasmanan, minuman, dan wifi.' },
      adult: short,
      child: short / 2,
    },
    {
      id: 'shower',
      name: { en: 'Six hours with a shower', id: 'Enam jam dengan pancuran' },
      detail: { en: 'For long waits between flights.', id: 'Untuk menunggu lama di antara dua penerbangan.' },
      adult: long,
      child: long / 2,
    },
  ];
}

/** What makes an airport easier. */
export const AIRPORT_EXTRAS: readonly ProductSource[] = [
  {
    ...LOUNGE,
    id: 'ANC-001',
    slug: 'lounge-jakarta-terminal-3',
    place: 'JKT',
    at: [-6.1198, 106.6662],
    address: 'Terminal 3, Bandara Soekarno-Hatta',
    options: loungeOptions(250_000, 420_000),
    score: 8.7,
    reviews: 903,
    text: {
      en: {
        title: 'Lounge at Jakarta Soekarno-Hatta, terminal 3',
        summary: 'Soft chairs, warm food and quiet before departure, whatever your ticket says.',
        story:
          'The lounge is behind security near gate 4, open from 04:00 to midnight. There is nasi goreng and soto all day, a room for prayer, one for children and a desk that calls your flight. It is for domestic and international passengers of any airline and class.',
        meeting: 'Lounge desk near gate 4, behind security',
        includes: ['Buffet and drinks', 'Wifi and sockets at every chair', 'Prayer room and play corner'],
        other: ['A boarding pass of the same day is needed', 'Under two years free of charge'],
        use: ['Show this voucher with your boarding pass at the desk'],
      },
      id: {
        title: 'Lounge di Jakarta Soekarno-Hatta, terminal 3',
        summary: 'Kursi empuk, makanan hangat, dan tenang sebelum berangkat, apa pun kelas tiket Anda.',
        story:
          'Lounge ada setelah pemeriksaan keamanan dekat gerbang 4, buka pukul 04.00 sampai tengah malam. Ada nasi goreng dan soto sepanjang hari, musala, ruang anak, dan meja yang memanggil penerbangan Anda. Untuk penumpang domestik dan internasional semua maskapai dan kelas.',
        meeting: 'Meja lounge dekat gerbang 4, setelah pemeriksaan',
        includes: ['Prasmanan dan minuman', 'Wifi dan stopkontak di setiap kursi', 'Musala dan pojok bermain'],
        other: ['Perlu boarding pass hari yang sama', 'Di bawah dua tahun gratis'],
        use: ['Tunjukkan voucher ini bersama boarding pass di meja lounge'],
      },
    },
  },
  {
    ...LOUNGE,
    id: 'ANC-002',
    slug: 'lounge-bali-domestic',
    place: 'DPS',
    at: [-8.7467, 115.1667],
    address: 'Terminal domestik, Bandara Ngurah Rai',
    options: loungeOptions(225_000, 390_000),
    score: 8.5,
    reviews: 611,
    text: {
      en: {
        title: 'Lounge at Bali Ngurah Rai, domestic terminal',
        summary: 'A garden view, Balinese coffee and an early dinner before you fly home.',
        story:
          'One floor above the gates, open from 05:00 to 23:00, with a terrace in the shade. The kitchen cooks ayam betutu on weekends. You hear your flight called at your chair.',
        meeting: 'Lounge desk above gate 2',
        includes: ['Buffet and drinks', 'Wifi and sockets', 'Calls to your flight'],
        other: ['A boarding pass of the same day is needed', 'Under two years free of charge'],
        use: ['Show this voucher with your boarding pass at the desk'],
      },
      id: {
        title: 'Lounge di Bali Ngurah Rai, terminal domestik',
        summary: 'Pemandangan taman, kopi Bali, dan makan malam awal sebelum pulang.',
        story:
          'Satu lantai di atas gerbang, buka pukul 05.00 sampai 23.00, dengan teras yang teduh. Pada akhir pekan dapur memasak ayam betutu. Penerbangan Anda dipanggil sampai ke kursi.',
        meeting: 'Meja lounge di atas gerbang 2',
        includes: ['Prasmanan dan minuman', 'Wifi dan stopkontak', 'Panggilan penerbangan'],
        other: ['Perlu boarding pass hari yang sama', 'Di bawah dua tahun gratis'],
        use: ['Tunjukkan voucher ini bersama boarding pass di meja lounge'],
      },
    },
  },
  {
    ...EXTRA,
    id: 'ANC-003',
    slug: 'airport-meet-bali',
    unit: 'person',
    place: 'DPS',
    at: [-8.7446, 115.1665],
    address: 'Terminal internasional, Bandara Ngurah Rai',
    capacity: 18,
    most: 8,
    cutOffHours: 24,
    freeHours: 48,
    childAges: [2, 11],
    needsNames: true,
    options: [
      {
        id: 'arrival',
        name: { en: 'Arrival', id: 'Kedatangan' },
        detail: { en: 'From the gate to your car.', id: 'Dari gerbang sampai ke mobil.' },
        adult: 480_000,
        child: 360_000,
      },
      {
        id: 'departure',
        name: { en: 'Departure', id: 'Keberangkatan' },
        detail: { en: 'From your car to the gate.', id: 'Dari mobil sampai ke gerbang.' },
        adult: 480_000,
        child: 360_000,
      },
    ],
    pictures: ['lobby', 'airplane-clouds', 'van-city'],
    score: 9.0,
    reviews: 174,
    text: {
      en: {
        title: 'Met at the gate in Bali',
        summary: 'Somebody with your name, the short lane at immigration and a porter for your bags.',
        story:
          'A member of the ground staff waits at the end of the air bridge, walks you through the fast lane, fetches your bags from the belt and brings you to your driver. For departures it is the same the other way round. Write the flight number in the note.',
        meeting: 'End of the air bridge, or the kerb of departures',
        includes: ['Personal escort', 'Fast lane at immigration', 'Porter for two bags each'],
        other: ['Write your flight number in the note to the operator', 'The visa is not included'],
        use: ['Look for the sign with your name', 'Keep this voucher on your phone'],
      },
      id: {
        title: 'Dijemput di gerbang pesawat, Bali',
        summary: 'Petugas dengan nama Anda, jalur cepat imigrasi, dan porter untuk koper.',
        story:
          'Petugas darat menunggu di ujung garbarata, mengantar lewat jalur cepat, mengambil koper dari ban berjalan, dan membawa Anda ke sopir. Untuk keberangkatan sama dengan arah sebaliknya. Tulis nomor penerbangan pada catatan.',
        meeting: 'Ujung garbarata, atau tepi jalan keberangkatan',
        includes: ['Pendamping pribadi', 'Jalur cepat imigrasi', 'Porter untuk dua koper per orang'],
        other: ['Tulis nomor penerbangan pada catatan untuk operator', 'Visa tidak termasuk'],
        use: ['Cari papan dengan nama Anda', 'Simpan voucher ini di ponsel'],
      },
    },
  },
  {
    ...EXTRA,
    id: 'ANC-004',
    slug: 'luggage-delivery-jakarta',
    unit: 'piece',
    place: 'JKT',
    at: [-6.1263, 106.6558],
    address: 'Terminal 1 sampai 3, Bandara Soekarno-Hatta',
    capacity: 60,
    most: 10,
    cutOffHours: 6,
    freeHours: 24,
    options: [
      {
        id: 'hotel',
        name: { en: 'From the airport to your hotel', id: 'Dari bandara ke hotel' },
        detail: { en: 'Within six hours, up to 30 kg.', id: 'Dalam enam jam, sampai 30 kg.' },
        adult: 135_000,
      },
      {
        id: 'bandung',
        name: { en: 'From the airport to Bandung', id: 'Dari bandara ke Bandung' },
        detail: { en: 'On the next morning, up to 30 kg.', id: 'Keesokan paginya, sampai 30 kg.' },
        adult: 210_000,
      },
    ],
    pictures: ['van-city', 'city-skyline', 'lobby'],
    score: 8.6,
    reviews: 132,
    text: {
      en: {
        title: 'Luggage delivered from Jakarta airport',
        summary: 'Hand over your cases at arrivals and find them in your room.',
        story:
          'The counters stand at arrivals of every terminal. Each case gets a seal and a number, you get a message when it is delivered. Go to your meeting, to Kota Tua or straight to dinner.',
        meeting: 'Orange counter at arrivals',
        includes: [
          'Delivery of one case for each piece booked',
          'Seal and tracking',
          'Cover up to Rp.\u00a010.000.000',
        ],
        other: ['Nothing that spoils, breaks or burns', 'Write the address in the note to the operator'],
        use: ['Show this voucher at the counter and keep the seal number'],
      },
      id: {
        title: 'Koper diantar dari bandara Jakarta',
        summary: 'Serahkan koper di kedatangan dan temukan di kamar hotel Anda.',
        story:
          'Konter ada di kedatangan setiap terminal. Setiap koper diberi segel dan nomor, dan Anda mendapat pesan saat sudah diantar. Anda bisa langsung rapat, ke Kota Tua, atau makan malam.',
        meeting: 'Konter oranye di kedatangan',
        includes: [
          'Antaran satu koper untuk setiap satuan',
          'Segel dan pelacakan',
          'Perlindungan sampai Rp.\u00a010.000.000',
        ],
        other: ['Bukan barang busuk, pecah belah, atau mudah terbakar', 'Tulis alamat pada catatan untuk operator'],
        use: ['Tunjukkan voucher ini di konter dan simpan nomor segel'],
      },
    },
  },
];
