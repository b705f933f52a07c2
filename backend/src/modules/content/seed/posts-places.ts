import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const PLACE_POSTS: readonly PostSeed[] = [
  {
    slug: 'which-part-of-bali-to-sleep-in',
    category: 'towns',
    tags: ['Bali', 'Hotels'],
    date: '2026-10-28',
    title: both('Which part of Bali to sleep in', 'Menginap di Bali sebelah mana'),
    excerpt: both(
      'Nine areas in one sentence each, and how far they really are from the airport.',
      'Sembilan kawasan dalam satu kalimat, dan jarak sebenarnya dari bandara.',
    ),
    image: drawn(
      'beach-resort',
      'post-bali-areas',
      'Bali',
      both('A beach in the south of Bali', 'Pantai di selatan Bali'),
    ),
    content: rich(
      `Bali is not one place. From Uluwatu to Ubud it is fifty kilometres and, on a Saturday, three hours. Choose where you want to be in the morning; the evening finds itself.

## By the sea
- Kuta: cheap, loud, fifteen minutes from the airport. Good for a last night.
- Legian: the same beach with more room.
- Seminyak: shops and dinner within a walk.
- Canggu: surf and cafés; the road in is one lane.
- Sanur: calm water behind a reef, boats to Nusa Penida, a path for bicycles.
- Nusa Dua: large resorts, sand that is raked, and little outside the gate.
- Jimbaran: fish on the beach at sunset, ten minutes from the airport.
- Uluwatu: cliffs, waves, and steps to every beach.

## Inland
Ubud has rice fields, rain in the afternoon, and cool nights. It takes an hour and a half from the airport, two on a Sunday.

## Two places are enough
With five nights or more split them: three in the hills, two by the sea, and the sea last, so that the drive to the airport is short. With three nights stay in one.

Every list of hotels lets you choose areas by name or draw them on the map: [hotels in Bali](/category/page/bali). For a car with a driver see [transport](/transport/list); a day costs less than three rides by app.`,
      `Bali bukan satu tempat. Dari Uluwatu ke Ubud lima puluh kilometer, dan pada hari Sabtu bisa tiga jam. Pilih tempat Anda ingin bangun pagi; malam akan menemukan jalannya sendiri.

## Di tepi laut
- Kuta: murah, ramai, lima belas menit dari bandara. Cocok untuk malam terakhir.
- Legian: pantai yang sama dengan lebih banyak ruang.
- Seminyak: toko dan makan malam bisa dicapai dengan berjalan kaki.
- Canggu: ombak dan kafe; jalan masuknya satu lajur.
- Sanur: air tenang di balik karang, kapal ke Nusa Penida, jalur sepeda.
- Nusa Dua: resor besar, pasir yang disapu, dan sedikit hal di luar gerbang.
- Jimbaran: ikan bakar di pantai saat senja, sepuluh menit dari bandara.
- Uluwatu: tebing, ombak, dan anak tangga ke setiap pantai.

## Di pedalaman
Ubud punya sawah, hujan sore, dan malam yang sejuk. Dari bandara satu setengah jam, dua jam di hari Minggu.

## Dua tempat sudah cukup
Untuk lima malam atau lebih, bagilah: tiga di perbukitan, dua di tepi laut, laut di akhir supaya jalan ke bandara pendek. Untuk tiga malam, satu tempat saja.

Di daftar hotel, kawasan dapat dipilih menurut nama atau digambar di peta: [hotel di Bali](/id/category/page/bali). Untuk mobil dengan sopir lihat [transportasi](/id/transport/list); sehari penuh lebih murah daripada tiga kali naik mobil lewat aplikasi.`,
    ),
  },
  {
    slug: 'singapore-for-a-long-weekend',
    category: 'routes',
    tags: ['Singapore', 'Flights', 'Hotels'],
    date: '2026-11-12',
    title: both('Singapore for a long weekend', 'Singapura untuk akhir pekan panjang'),
    excerpt: both(
      'What to check in the passport, where to sleep, and when a city pass pays.',
      'Yang perlu diperiksa di paspor, tempat menginap, dan kapan tiket terusan menguntungkan.',
    ),
    image: drawn(
      'city-skyline',
      'post-singapore',
      'Singapore',
      both('The bay of Singapore at dusk', 'Teluk Singapura saat senja'),
    ),
    content: rich(
      `An hour and three quarters from Jakarta, two and a half from Bali, and the clock is one hour ahead of Jakarta. Leave on Friday after work, be back on Sunday night.

## The passport
It has to be valid for six months from the day of departure; we check that when you type it. Type the names exactly as they stand in the passport, all of them. Fill in the arrival card on the official site within three days before you land; it costs nothing.

## Where to sleep
- Bugis and Chinatown: the best price for a clean room, food around the corner.
- Orchard: shops below the lift.
- Marina Bay: the view, for the price of one.
- Sentosa: with children, and only if you stay on the island.

Rooms are priced in Singapore dollars; we show the rupiah beside them, and say which one is charged.

## The pass
A pass for two days opens several sights with one code and pays from the third on. Look for it among [tours](/tour/list). For a single sight take [its own ticket](/venue/list).

## Money and food
Two meals in a hawker centre cost less than one coffee in a hotel. Cards are taken almost everywhere, also in the metro gates.

See [stays in Singapore](/category/page/singapore) and [flights](/flight/list).`,
      `Satu jam tiga perempat dari Jakarta, dua setengah jam dari Bali, dan jamnya satu jam lebih cepat daripada Jakarta. Berangkat Jumat sepulang kerja, kembali Minggu malam.

## Paspor
Harus berlaku enam bulan sejak hari keberangkatan; kami memeriksanya saat Anda mengetik. Tulis nama persis seperti di paspor, seluruhnya. Isi kartu kedatangan di situs resmi dalam tiga hari sebelum mendarat; gratis.

## Tempat menginap
- Bugis dan Chinatown: harga terbaik untuk kamar bersih, makanan di tikungan.
- Orchard: toko di bawah lift.
- Marina Bay: pemandangannya, dengan harga pemandangan.
- Sentosa: bersama anak-anak, dan hanya bila tetap di pulau itu.

Harga kamar dalam dolar Singapura; rupiahnya kami tunjukkan di sampingnya, dan kami sebutkan mana yang ditagih.

## Tiket terusan
Tiket dua hari membuka beberapa tempat dengan satu kode dan menguntungkan mulai tempat ketiga. Cari di antara [tur](/id/tour/list). Untuk satu tempat, ambil [tiketnya sendiri](/id/venue/list).

## Uang dan makanan
Dua kali makan di hawker centre lebih murah daripada secangkir kopi di hotel. Kartu diterima hampir di mana-mana, juga di gerbang MRT.

Lihat [penginapan di Singapura](/id/category/page/singapore) dan [penerbangan](/id/flight/list).`,
    ),
  },
  {
    slug: 'makassar-between-two-flights',
    category: 'towns',
    tags: ['Makassar', 'Stopover'],
    date: '2026-06-30',
    title: both('Makassar between two flights', 'Makassar di antara dua penerbangan'),
    excerpt: both(
      'Six hours, or one night, on the way to the east.',
      'Enam jam, atau satu malam, dalam perjalanan ke timur.',
    ),
    image: drawn('old-town', 'post-makassar', 'Makassar', both('An old fort by the sea', 'Benteng tua di tepi laut')),
    content: rich(
      `Many ways to Papua, the Moluccas and Toraja change planes in Makassar. If there are six hours or more between two flights, go into town.

## With six hours
The airport lies in Maros, forty minutes from the sea by toll road. Go straight to Fort Rotterdam, the best kept Dutch fort of the country; an hour is enough. Then coto, the soup of the city, in one of the old places around Jalan Gagak: it is eaten with ketupat, and you are done in fifteen minutes. Be back at the airport two hours before the flight.

## With a night
Sleep near Losari. The sun sets into the sea in front of the promenade, and the stalls with pisang epe, pressed bananas in palm sugar, open behind it. In the morning the fish market at Paotere has wooden schooners moored beside it.

## Not in six hours
- Toraja: eight hours by road each way. It wants three days; see [tours](/tour/list).
- The limestone hills of Rammang-Rammang: an hour from the airport by car and boat, so half a day.

## Bags
If both flights are on one ticket the bag goes through. If you bought two tickets it does not: fetch it, and check it in again. Our list of [flights](/flight/list) says which is which before you choose. A room for one night: [hotels in Makassar](/hotel/list?city=Makassar).`,
      `Banyak perjalanan ke Papua, Maluku, dan Toraja berganti pesawat di Makassar. Bila ada enam jam atau lebih di antaranya, pergilah ke kota.

## Enam jam
Bandara ada di Maros, empat puluh menit dari laut lewat tol. Langsung ke Benteng Rotterdam, benteng Belanda yang paling terawat di negeri ini; satu jam cukup. Lalu coto di salah satu warung lama sekitar Jalan Gagak: dimakan dengan ketupat, selesai dalam lima belas menit. Kembalilah ke bandara dua jam sebelum terbang.

## Satu malam
Menginaplah di dekat Losari. Matahari terbenam di laut di depan anjungan, dan pedagang pisang epe membuka lapak di belakangnya. Paginya, di pelelangan ikan Paotere bersandar perahu-perahu pinisi.

## Tidak cukup enam jam
- Toraja: delapan jam lewat darat sekali jalan. Perlu tiga hari; lihat [tur](/id/tour/list).
- Karst Rammang-Rammang: satu jam dari bandara dengan mobil dan perahu, jadi setengah hari.

## Bagasi
Bila kedua penerbangan dalam satu tiket, bagasi diteruskan. Bila dua tiket terpisah, tidak: ambil dan titipkan lagi. Daftar [penerbangan](/id/flight/list) kami menyebutkannya sebelum Anda memilih. Kamar untuk semalam: [hotel di Makassar](/id/hotel/list?city=Makassar).`,
    ),
  },
];
