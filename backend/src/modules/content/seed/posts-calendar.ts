import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const CALENDAR_POSTS: readonly PostSeed[] = [
  {
    slug: 'nyepi-in-bali',
    category: 'calendar',
    tags: ['Bali', 'Nyepi'],
    date: '2026-11-05',
    title: both('Nyepi in Bali: the day the island is quiet', 'Nyepi di Bali: hari ketika pulau hening'),
    excerpt: both(
      '8 March 2027: what closes, what you can do, and how to plan around it.',
      '8 Maret 2027: apa yang tutup, apa yang bisa dilakukan, dan cara merencanakannya.',
    ),
    image: drawn('temple', 'post-nyepi', 'Bali', both('A temple gate in Bali', 'Gapura pura di Bali')),
    content: rich(
      `On the Balinese day of silence nobody is in the street for 24 hours, from six in the morning on Monday 8 March to six on Tuesday 9 March 2027. The airport closes, and so does every road.

## The evening before
Ogoh-ogoh, giants of paper and bamboo, are carried through the villages on Sunday evening. Be at a crossroads by six, without a car.

## The day
You stay inside your hotel. Staff sleep there too; meals are served, curtains are drawn after dark and lights are low. The sky is the darkest you will see over Bali.

## Planning
- Arrive by Saturday, or from Tuesday on. There are no flights in or out on the Monday.
- A stay over Nyepi is at least two nights.
- Choose a hotel with a garden or a pool: it is your whole island for a day.

In 2027 the end of Ramadan follows within two days, so rooms and flights are dearer from 6 March on.`,
      `Pada hari raya keheningan tidak ada orang di jalan selama 24 jam, sejak pukul enam pagi Senin 8 Maret sampai pukul enam Selasa 9 Maret 2027. Bandara ditutup, begitu pula semua jalan.

## Malam sebelumnya
Ogoh-ogoh, raksasa dari kertas dan bambu, diarak keliling desa pada Minggu malam. Sudah di perempatan sebelum pukul enam, tanpa mobil.

## Harinya
Anda tetap di dalam hotel. Karyawan juga menginap di sana; makanan disajikan, tirai ditutup setelah gelap, dan lampu diredupkan. Langitnya paling gelap yang pernah terlihat di Bali.

## Merencanakan
- Tiba paling lambat Sabtu, atau mulai Selasa. Tidak ada penerbangan masuk atau keluar pada hari Senin.
- Menginap melewati Nyepi berarti sedikitnya dua malam.
- Pilih hotel dengan taman atau kolam: itulah seluruh pulau Anda selama sehari.

Pada 2027 Idulfitri menyusul dalam dua hari, sehingga kamar dan penerbangan lebih mahal mulai 6 Maret.`,
    ),
  },
  {
    slug: 'eating-through-kota-lama-semarang',
    category: 'food',
    tags: ['Semarang', 'Street food'],
    date: '2026-09-12',
    title: both('An evening meal through Semarang', 'Menyusuri Semarang sambil makan malam'),
    excerpt: both(
      'Five stops on foot between Kota Lama and Gang Lombok.',
      'Lima perhentian berjalan kaki antara Kota Lama dan Gang Lombok.',
    ),
    image: drawn(
      'market-food',
      'post-semarang-food',
      'Semarang',
      both('Food stalls in the evening', 'Warung makan di malam hari'),
    ),
    content: rich(
      `Semarang eats early and walks little; you will have the pavements to yourself. Start at five by the Blenduk church.

## The round
- Lumpia in Gang Lombok: the spring rolls with young bamboo, wet or fried. Before half past five, or they are gone.
- Tahu gimbal by the old market: tofu, prawn fritter, peanut sauce with petis.
- Soto Bangkong, clear and small, with skewers that you count at the end.
- Ice with old-fashioned syrup at Toko Oen, under the fans.
- Wingko babat to carry home; it keeps for three days.

## Where to stay
Kota Lama for the walk home, Simpang Lima for the night stalls. See [old quarters](/product?page=old-quarters).`,
      `Semarang makan lebih awal dan jarang berjalan kaki; trotoarnya milik Anda. Mulai pukul lima di Gereja Blenduk.

## Putarannya
- Lumpia Gang Lombok: isi rebung, basah atau goreng. Sebelum setengah enam, atau kehabisan.
- Tahu gimbal di dekat pasar lama: tahu, bakwan udang, bumbu kacang dengan petis.
- Soto Bangkong, bening dan kecil, dengan sate yang dihitung di akhir.
- Es sirup lama di Toko Oen, di bawah kipas angin.
- Wingko babat untuk dibawa pulang; tahan tiga hari.

## Di mana menginap
Kota Lama agar pulangnya berjalan kaki, Simpang Lima untuk warung malam. Lihat [kota lama](/id/product?page=old-quarters).`,
    ),
  },
  {
    slug: 'one-bag-for-two-weeks',
    category: 'practical',
    tags: ['Packing'],
    date: '2026-08-20',
    title: both('One bag for two weeks in the tropics', 'Satu tas untuk dua minggu di daerah tropis'),
    excerpt: both(
      'What we carry, what the hotel has, and the three things people forget.',
      'Yang kami bawa, yang ada di hotel, dan tiga hal yang sering terlupa.',
    ),
    image: drawn(
      'airplane-clouds',
      'post-one-bag',
      'Jakarta',
      both('A plane above the clouds', 'Pesawat di atas awan'),
    ),
    content: rich(
      `Seven kilograms fit under the seat of most airlines here, and laundry costs less than a checked bag.

## In the bag
- Four shirts, two trousers, one of them long; a thin jacket for trains and the hills.
- Sandals that can get wet and shoes that cannot smell.
- A sarong: towel, blanket, temple dress.
- A power bank in hand luggage, never in the hold.

## Left at home
Shampoo, towel, hairdryer and adapter: every hotel of three stars and more has them. Sockets are the round European kind in Indonesia and the square British kind in Singapore.

## What people forget
The passport must be valid six months beyond the journey. The boarding pass name must be the name in the passport. And the voucher should be on the phone before the mountain road begins.`,
      `Tujuh kilogram muat di bawah kursi kebanyakan maskapai di sini, dan binatu lebih murah daripada bagasi.

## Di dalam tas
- Empat kaus, dua celana, satu di antaranya panjang; jaket tipis untuk kereta dan pegunungan.
- Sandal yang boleh basah dan sepatu yang tidak bau.
- Sarung: handuk, selimut, pakaian ke pura.
- Power bank di tas kabin, tidak pernah di bagasi.

## Ditinggal di rumah
Sampo, handuk, pengering rambut, dan adaptor: semua hotel bintang tiga ke atas menyediakannya. Colokan di Indonesia bulat seperti di Eropa, di Singapura persegi seperti di Inggris.

## Yang sering terlupa
Paspor harus berlaku enam bulan setelah perjalanan. Nama di tiket harus sama dengan paspor. Dan voucher sebaiknya sudah tersimpan di ponsel sebelum jalan pegunungan dimulai.`,
    ),
  },
];
