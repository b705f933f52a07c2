import { both, rich, type Answered } from './words.ts';

export const FLIGHTS: readonly Answered[] = [
  [
    both('When do I need a passport for a flight?', 'Kapan perlu paspor untuk terbang?'),
    rich(
      'On every flight to or from another country. It has to be valid for six months from the day of departure; the form says so while you type. Within Indonesia an identity card is enough.',
      'Untuk setiap penerbangan dari dan ke luar negeri. Paspor harus berlaku enam bulan sejak hari keberangkatan; formulir mengatakannya saat Anda mengetik. Di dalam negeri KTP sudah cukup.',
    ),
  ],
  [
    both('Is a checked bag in the price?', 'Apakah bagasi sudah termasuk?'),
    rich(
      'It stands on each flight of the [list](/flight/list), with its kilograms. Where none is in the price you can add one before you pay.',
      'Tertulis pada setiap penerbangan di [daftar](/id/flight/list), lengkap dengan kilogramnya. Bila belum termasuk, dapat ditambahkan sebelum membayar.',
    ),
  ],
  [
    both('What if I miss a connection?', 'Bagaimana bila penerbangan lanjutan terlewat?'),
    rich(
      'On one ticket the airline finds you another flight. On a self-transfer nobody does: the list marks these trips before you choose, with the time you have between the two.',
      'Dengan satu tiket, maskapai mencarikan penerbangan lain. Untuk transfer mandiri tidak: daftar menandainya sebelum Anda memilih, beserta waktu di antaranya.',
    ),
  ],
];

export const TRAINS: readonly Answered[] = [
  [
    both('Until when can I cancel a train ticket?', 'Sampai kapan tiket kereta dapat dibatalkan?'),
    rich(
      'Until two hours before departure. 75% of the fare comes back; a change to another train costs 25% and the difference.',
      'Sampai dua jam sebelum berangkat. 75% tarif kembali; pindah ke kereta lain dikenai 25% dan selisihnya.',
    ),
  ],
  [
    both('Does my child need a seat on the train?', 'Apakah anak perlu kursi di kereta?'),
    rich(
      'Under three years a child travels on a lap and needs a ticket without a seat. From three on everybody has a seat and pays the full fare.',
      'Di bawah tiga tahun anak dipangku dan memerlukan tiket tanpa kursi. Mulai tiga tahun semua mendapat kursi dan membayar penuh.',
    ),
  ],
  [
    both('Can I choose my seat?', 'Bisakah memilih kursi?'),
    rich(
      'Yes, on the map of the coach, before you pay. Without a choice we seat your party together where the train has room. See [trains](/train/list).',
      'Bisa, pada denah kereta, sebelum membayar. Tanpa pilihan, kami dudukkan rombongan berdekatan selama ada tempat. Lihat [kereta](/id/train/list).',
    ),
  ],
];

export const TOURS: readonly Answered[] = [
  [
    both('What happens when too few people join a tour?', 'Bagaimana bila peserta tur kurang?'),
    rich(
      'Each package says how many it takes. If a departure does not reach that number you hear from us before its cut-off, and choose between another date and all your money back.',
      'Setiap paket menyebut jumlah minimalnya. Bila tidak tercapai, Anda kami kabari sebelum batas pemesanannya, dan memilih antara tanggal lain atau uang kembali seluruhnya.',
    ),
  ],
  [
    both('How late can I book a tour or ticket?', 'Paling lambat kapan memesan tur atau tiket?'),
    rich(
      'Tours have a cut-off of some days, which the [tour](/tour/list) names. Tickets for [venues](/venue/list) are on sale until their slot begins, while there is room.',
      'Tur punya batas beberapa hari, tertulis pada [turnya](/id/tour/list). Tiket [wahana](/id/venue/list) dijual sampai sesinya mulai, selama masih ada tempat.',
    ),
  ],
  [
    both('Do I have to print the ticket of a venue?', 'Perlukah tiket wahana dicetak?'),
    rich(
      'No. The code on your phone is scanned at the gate and works without signal once you have opened it.',
      'Tidak. Kode di ponsel dipindai di pintu masuk dan berfungsi tanpa sinyal setelah sekali dibuka.',
    ),
  ],
];

export const CARS: readonly Answered[] = [
  [
    both('What do I pay at the counter for a car?', 'Apa yang dibayar di tempat untuk sewa mobil?'),
    rich(
      'The deposit, if the car has one, and what you used beyond the booking: hours, kilometres out of town, fuel. All of it is named before you book at [transport](/transport/list).',
      'Uang jaminan bila ada, dan pemakaian di luar pesanan: jam, luar kota, bensin. Semuanya disebut sebelum Anda memesan di [transportasi](/id/transport/list).',
    ),
  ],
  [
    both('My flight is late. Does the transfer wait?', 'Pesawat terlambat. Apakah jemputan menunggu?'),
    rich(
      'Give your flight number when you book: the driver then goes by the hour of landing.',
      'Sebutkan nomor penerbangan saat memesan: sopir mengikuti jam mendaratnya.',
    ),
  ],
];
