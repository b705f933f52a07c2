import type { ProductSource } from '../product-source.ts';

const EXTRA = { service: 'category_product_ancillary', currency: 'IDR' } as const;

/** What a trip needs besides: data, cover, passes. */
export const TRIP_EXTRAS: readonly ProductSource[] = [
  {
    ...EXTRA,
    id: 'ANC-005',
    slug: 'sim-card-indonesia',
    unit: 'piece',
    place: 'JKT',
    at: [-6.1201, 106.6649],
    address: 'Soekarno-Hatta (CGK), Ngurah Rai (DPS), Juanda (SUB)',
    capacity: 200,
    most: 10,
    cutOffHours: 2,
    freeHours: 2,
    options: [
      {
        id: 'week',
        name: { en: '15 GB for 7 days', id: '15 GB untuk 7 hari' },
        detail: { en: '4G and 5G, with calls.', id: '4G dan 5G, bisa menelepon.' },
        adult: 120_000,
      },
      {
        id: 'month',
        name: { en: '50 GB for 30 days', id: '50 GB untuk 30 hari' },
        detail: { en: '4G and 5G, with calls.', id: '4G dan 5G, bisa menelepon.' },
        adult: 265_000,
      },
    ],
    pictures: ['city-skyline', 'airplane-clouds', 'van-city'],
    score: 8.9,
    reviews: 1204,
    text: {
      en: {
        title: 'SIM card for Indonesia, ready at the airport',
        summary: 'Registered with your passport in five minutes, working before you reach the taxi.',
        story:
          'Three airports, one counter each, open until the last flight. The staff put the card in, register it with your passport as the law asks, and do not let you go before a page has loaded.',
        meeting: 'Blue counter at arrivals of Jakarta, Bali or Surabaya',
        includes: ['SIM card with data and a number', 'Registration', 'Help in English'],
        other: ['Bring the passport of each user', 'The phone must not be locked to a network'],
        use: ['Show this voucher and the passport at the counter'],
      },
      id: {
        title: 'Kartu SIM Indonesia, siap di bandara',
        summary: 'Terdaftar dengan paspor dalam lima menit, aktif sebelum Anda sampai di taksi.',
        story:
          'Tiga bandara, masing-masing satu konter, buka sampai penerbangan terakhir. Petugas memasang kartu, mendaftarkannya sesuai aturan, dan tidak membiarkan Anda pergi sebelum sebuah halaman terbuka.',
        meeting: 'Konter biru di kedatangan Jakarta, Bali, atau Surabaya',
        includes: ['Kartu SIM dengan data dan nomor', 'Pendaftaran', 'Bantuan petugas'],
        other: ['Bawa paspor atau KTP setiap pengguna', 'Ponsel tidak boleh terkunci operator'],
        use: ['Tunjukkan voucher ini dan identitas di konter'],
      },
    },
  },
  {
    ...EXTRA,
    id: 'ANC-006',
    slug: 'travel-insurance-indonesia',
    unit: 'person',
    place: 'JKT',
    at: [-6.2088, 106.8203],
    address: 'Jl. Jenderal Sudirman 28, Jakarta',
    capacity: 500,
    most: 8,
    cutOffHours: 0,
    freeHours: 6,
    childAges: [0, 11],
    needsNames: true,
    options: [
      {
        id: 'week',
        name: { en: 'Up to 7 days', id: 'Sampai 7 hari' },
        detail: {
          en: 'Medical Rp.\u00a0250 million, bags, delay.',
          id: 'Medis Rp.\u00a0250 juta, bagasi, keterlambatan.',
        },
        adult: 85_000,
        child: 55_000,
      },
      {
        id: 'month',
        name: { en: 'Up to 30 days', id: 'Sampai 30 hari' },
        detail: {
          en: 'Medical Rp.\u00a0500 million, bags, delay.',
          id: 'Medis Rp.\u00a0500 juta, bagasi, keterlambatan.',
        },
        adult: 210_000,
        child: 140_000,
      },
    ],
    pictures: ['airplane-clouds', 'islands', 'train-countryside'],
    score: 8.4,
    reviews: 388,
    text: {
      en: {
        title: 'Travel insurance within Indonesia',
        summary: 'Doctor, bags, delays and a missed connection, from the day you choose.',
        story:
          'The cover begins at midnight of the chosen day, everywhere in Indonesia, also on boats and trails up to 3,800 metres. A hotline answers in English and Indonesian at any hour and pays hospitals directly.',
        meeting: 'Nothing to fetch: the policy is this voucher',
        includes: [
          'Medical care and transport home',
          'Bags up to Rp.\u00a010.000.000',
          'Delays from 4 hours on',
          'Hotline at any hour',
        ],
        other: ['Illness that was known before is not covered', 'Diving is covered to 30 metres with a licence'],
        use: ['Call the hotline first: the number is on this voucher', 'Keep receipts of what you paid yourself'],
      },
      id: {
        title: 'Asuransi perjalanan dalam negeri',
        summary: 'Dokter, bagasi, keterlambatan, dan tertinggal sambungan, mulai hari yang Anda pilih.',
        story:
          'Perlindungan mulai tengah malam pada hari yang dipilih, di seluruh Indonesia, juga di kapal dan jalur pendakian sampai 3.800 meter. Hotline menjawab setiap saat dalam bahasa Indonesia dan Inggris dan membayar rumah sakit langsung.',
        meeting: 'Tidak perlu diambil: voucher ini polisnya',
        includes: [
          'Perawatan medis dan pemulangan',
          'Bagasi sampai Rp.\u00a010.000.000',
          'Keterlambatan mulai 4 jam',
          'Hotline setiap saat',
        ],
        other: ['Penyakit yang sudah ada sebelumnya tidak dijamin', 'Menyelam dijamin sampai 30 meter dengan lisensi'],
        use: ['Hubungi hotline lebih dulu: nomornya ada di voucher ini', 'Simpan kuitansi yang Anda bayar sendiri'],
      },
    },
  },
  {
    ...EXTRA,
    id: 'ANC-007',
    slug: 'transit-pass-singapore',
    unit: 'piece',
    currency: 'SGD',
    place: 'SIN',
    at: [1.3577, 103.9888],
    address: 'Changi Airport MRT station',
    capacity: 120,
    most: 8,
    cutOffHours: 2,
    options: [
      {
        id: 'day',
        name: { en: 'One day', id: 'Satu hari' },
        detail: { en: 'All trains and buses.', id: 'Semua kereta dan bus.' },
        adult: 22,
      },
      {
        id: 'three',
        name: { en: 'Three days', id: 'Tiga hari' },
        detail: { en: 'All trains and buses.', id: 'Semua kereta dan bus.' },
        adult: 34,
      },
    ],
    pictures: ['city-skyline', 'glass-gardens', 'old-town'],
    score: 8.8,
    reviews: 276,
    text: {
      en: {
        title: 'Transit pass for Singapore',
        summary: 'Every train and bus for one day or three, fetched on the way out of the airport.',
        story:
          'Tap in, tap out, never look at a fare table. The pass begins with the first ride and is good until the last train of the last day, Sentosa Express not included.',
        meeting: 'Passenger service at Changi Airport station',
        includes: ['Pass for one person', 'All MRT and LRT lines and public buses'],
        other: ['The pass cannot be given back once it is booked'],
        use: ['Show this voucher at the passenger service'],
      },
      id: {
        title: 'Kartu transportasi Singapura',
        summary: 'Semua kereta dan bus untuk satu atau tiga hari, diambil saat keluar bandara.',
        story:
          'Tempel masuk, tempel keluar, tanpa melihat tabel tarif. Kartu mulai berlaku sejak perjalanan pertama sampai kereta terakhir hari terakhir, tidak termasuk Sentosa Express.',
        meeting: 'Layanan penumpang di stasiun Changi Airport',
        includes: ['Kartu untuk satu orang', 'Semua jalur MRT, LRT, dan bus umum'],
        other: ['Kartu tidak dapat dikembalikan setelah dipesan'],
        use: ['Tunjukkan voucher ini di layanan penumpang'],
      },
    },
  },
  {
    ...EXTRA,
    id: 'ANC-008',
    slug: 'photographer-bali',
    unit: 'piece',
    place: 'DPS',
    at: [-8.6478, 115.1385],
    address: 'Pantai Batu Bolong, Canggu',
    capacity: 3,
    most: 2,
    sessions: [
      ['06:30', '08:00'],
      ['16:30', '18:00'],
    ],
    cutOffHours: 24,
    freeHours: 72,
    options: [
      {
        id: 'ninety',
        name: { en: '90 minutes, 40 pictures', id: '90 menit, 40 foto' },
        detail: { en: 'For up to six people.', id: 'Untuk sampai enam orang.' },
        adult: 1_350_000,
      },
    ],
    pictures: ['beach-resort', 'temple', 'car-coast'],
    score: 9.6,
    reviews: 89,
    text: {
      en: {
        title: 'A photographer for your morning or evening in Bali',
        summary: 'Ninety minutes on the beach of Canggu and forty finished pictures within three days.',
        story:
          'Good light is at seven and at five. Your photographer knows where the beach is empty, what to do with hands, and how to make a four-year-old forget the camera. All pictures are yours.',
        meeting: 'Steps to the beach at Batu Bolong',
        includes: ['Photographer for 90 minutes', '40 finished pictures to download', 'All rights for yourselves'],
        other: ['One booking is for up to six people'],
        use: ['The photographer calls the number of your booking the day before'],
      },
      id: {
        title: 'Fotografer untuk pagi atau sore di Bali',
        summary: 'Sembilan puluh menit di pantai Canggu dan empat puluh foto jadi dalam tiga hari.',
        story:
          'Cahaya terbaik ada pukul tujuh dan pukul lima. Fotografer tahu bagian pantai yang sepi, apa yang harus dilakukan dengan tangan, dan cara membuat anak empat tahun lupa pada kamera. Semua foto milik Anda.',
        meeting: 'Tangga ke pantai di Batu Bolong',
        includes: ['Fotografer selama 90 menit', '40 foto jadi untuk diunduh', 'Hak pakai untuk Anda sendiri'],
        other: ['Satu pesanan untuk sampai enam orang'],
        use: ['Fotografer menelepon nomor pemesan sehari sebelumnya'],
      },
    },
  },
];
