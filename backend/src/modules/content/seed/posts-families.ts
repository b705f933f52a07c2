import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const FAMILY_POSTS: readonly PostSeed[] = [
  {
    slug: 'malang-and-batu-with-children',
    category: 'towns',
    tags: ['Malang', 'Batu', 'Families'],
    date: '2026-06-12',
    title: both('Malang and Batu with children', 'Malang dan Batu bersama anak-anak'),
    excerpt: both(
      'Cool air, apples to pick, and a plan that survives a nap.',
      'Udara sejuk, apel yang bisa dipetik, dan rencana yang tahan tidur siang.',
    ),
    image: drawn('theme-park', 'post-batu', 'Batu', both('A park in the hills of Batu', 'Taman di perbukitan Batu')),
    content: rich(
      `Batu lies a thousand metres up, twenty degrees at night, with a park on every corner. The trick is to do one thing a day, and the second only if everybody wants it.

## Where to sleep
Batu if the parks are the reason, Malang around Kayutangan if you want to walk to dinner. Between them it is forty minutes on weekdays and twice that on a Sunday afternoon. Ask for a room without a balcony for small children; our room list says which have one.

## Three days
- Arrival, pool, and the square of Batu in the evening: a Ferris wheel for almost nothing.
- One of the animal parks. Be there at opening; by eleven the sun and the buses come.
- Apples: in the orchards of Bumiaji you pay for what you pick. Then the train home, or the drive to the airport.

## Getting there
From Jakarta the Gajayana at 18:50 is a hotel on rails: dinner, sleep, and rice fields at breakfast. Under threes travel free on a lap but need a ticket; from three on a child pays the full fare. Flying to Surabaya is quicker and adds two hours of road.

## Bring
- Jackets, real ones, for the evening.
- Something against sickness on winding roads.

Tickets with a time slot are under [venues](/venue/list). The sunrise at Bromo is for children of ten and more: [how we do it](/blog/bromo-from-malang).`,
      `Batu ada di ketinggian seribu meter, dua puluh derajat di malam hari, dengan taman di setiap sudut. Kuncinya: satu kegiatan sehari, dan yang kedua hanya bila semua mau.

## Tempat menginap
Batu bila tamannya yang dituju, Malang sekitar Kayutangan bila ingin berjalan kaki untuk makan malam. Jaraknya empat puluh menit di hari kerja dan dua kali lipat pada Minggu sore. Untuk anak kecil mintalah kamar tanpa balkon; daftar kamar kami menyebutkannya.

## Tiga hari
- Tiba, berenang, lalu alun-alun Batu di malam hari: bianglala yang hampir gratis.
- Salah satu taman satwa. Datang saat buka; pukul sebelas matahari dan bus rombongan tiba.
- Apel: di kebun Bumiaji Anda membayar yang dipetik. Lalu kereta pulang, atau jalan ke bandara.

## Ke sana
Dari Jakarta, Gajayana pukul 18.50 adalah hotel di atas rel: makan malam, tidur, dan sawah saat sarapan. Anak di bawah tiga tahun gratis di pangkuan tetapi perlu tiket; mulai tiga tahun membayar penuh. Terbang ke Surabaya lebih cepat, ditambah dua jam perjalanan darat.

## Bawa
- Jaket sungguhan untuk malam.
- Obat mabuk untuk jalan berkelok.

Tiket dengan sesi jam ada di [wahana](/id/venue/list). Matahari terbit di Bromo cocok untuk anak sepuluh tahun ke atas: [cara kami](/id/blog/bromo-from-malang).`,
    ),
  },
  {
    slug: 'gudeg-and-what-comes-after',
    category: 'food',
    tags: ['Yogyakarta', 'Street food'],
    date: '2026-07-08',
    title: both('Gudeg, and what comes after it', 'Gudeg, dan yang menyusul setelahnya'),
    excerpt: both(
      'Eating in Yogyakarta from five in the morning to midnight.',
      'Makan di Yogyakarta dari pukul lima pagi sampai tengah malam.',
    ),
    image: drawn(
      'market-food',
      'post-yogya-food',
      'Yogyakarta',
      both('Food stalls in the evening', 'Lapak makanan di malam hari'),
    ),
    content: rich(
      `Yogyakarta eats early and late, and rests in between. Gudeg, young jackfruit cooked brown for a night, is breakfast here. It is sweet; the crackling skin beside it is not.

## Five in the morning
The women who sell gudeg on the pavement around the palace sell out by eight. Sit on the mat, point, say how many. In Wijilan street it is sold all day from houses, and travels well in a clay pot.

## Noon
Soto in a small bowl, then another one: that is how it is done. Places without a name on the wall and with a queue are the right ones. In Kotagede try kipo, a green sweet the size of a thumb.

## Afternoon
Coffee with a piece of glowing charcoal in it, by the railway north of Tugu station. It is less strong than it looks.

## Night
- Bakmi Jawa: noodles fried one plate at a time over charcoal. Forty minutes of waiting are normal.
- Sate klathak in Pleret: goat on a bicycle spoke with salt, nothing else.
- Wedang ronde when it rains.

## Where to stay for it
Prawirotaman for breakfast and dinner on foot, Malioboro for the station. A tour on foot with somebody who knows the families costs about as much as a good dinner; see [tours](/tour/list).`,
      `Yogyakarta makan pagi-pagi dan larut malam, dan beristirahat di antaranya. Gudeg, nangka muda yang dimasak semalaman sampai cokelat, di sini adalah sarapan. Rasanya manis; krecek di sampingnya tidak.

## Pukul lima pagi
Ibu-ibu penjual gudeg di trotoar sekitar keraton sudah habis pukul delapan. Duduk di tikar, tunjuk, sebutkan jumlahnya. Di Wijilan gudeg dijual seharian, dan awet dalam kendil.

## Siang
Soto dalam mangkuk kecil, lalu semangkuk lagi: begitulah caranya. Yang tanpa papan nama dan antre adalah yang benar. Di Kotagede cobalah kipo, kue hijau sebesar ibu jari.

## Sore
Kopi joss dengan arang menyala di utara Stasiun Tugu. Tidak sekeras kelihatannya.

## Malam
- Bakmi Jawa: digoreng sepiring demi sepiring di atas arang. Menunggu empat puluh menit itu biasa.
- Sate klathak di Pleret: kambing dengan jeruji sepeda dan garam, tidak lebih.
- Wedang ronde saat hujan.

## Menginap di mana
Prawirotaman untuk sarapan dan makan malam berjalan kaki, Malioboro untuk stasiun. Tur jalan kaki dengan orang yang mengenal para penjualnya seharga satu makan malam enak; lihat [tur](/id/tour/list).`,
    ),
  },
  {
    slug: 'three-breakfasts-in-medan',
    category: 'food',
    tags: ['Medan', 'Lake Toba'],
    date: '2026-05-27',
    title: both('Three breakfasts in Medan', 'Tiga sarapan di Medan'),
    excerpt: both(
      'One city, three kitchens before ten, and the lake in the afternoon.',
      'Satu kota, tiga dapur sebelum pukul sepuluh, dan danau di sore hari.',
    ),
    image: drawn('restaurant', 'post-medan', 'Medan', both('A coffee house in Medan', 'Kedai kopi di Medan')),
    content: rich(
      `Medan has a Malay, a Chinese, a Tamil and a Batak kitchen, and all of them are best before ten. Stay around Lapangan Merdeka and walk.

## The first, at six
Lontong sayur from a cart: rice cake, coconut, noodles, a spoon of chilli. Eat half.

## The second, at eight
Old coffee houses with marble tables serve kopi and soft eggs. Ask for the coffee “kurang manis” unless you like syrup. Duck noodles are next door, and are sold out by half past nine.

## The third
Kampung Madras, the Tamil quarter: roti cane with curry, torn by hand. Now you may stop until dinner.

## And then the lake
Lake Toba lies four hours south, less by the new toll road. Do not do it in a day. Two nights on Samosir are the least: one for the road, one for the silence. A tour of three days with the boats in it is among [our tours](/tour/list); a car with a driver for the same days is under [transport](/transport/list).

## Good to know
- The airport train from Kualanamu takes forty minutes into the middle of town.
- Durian does not fly. Eat it at the stall, at any hour of the day or night.
- From Medan to Rantau Prapat there is a [train](/train/list) through the palm estates, if you like slow things.`,
      `Medan punya dapur Melayu, Tionghoa, Tamil, dan Batak, dan semuanya paling enak sebelum pukul sepuluh. Menginaplah di sekitar Lapangan Merdeka dan berjalan kaki.

## Yang pertama, pukul enam
Lontong sayur dari gerobak: lontong, santan, mi, sesendok sambal. Makan separuh saja.

## Yang kedua, pukul delapan
Kedai kopi tua bermeja marmer menyajikan kopi dan telur setengah matang. Minta “kurang manis” bila tidak suka sirop. Mi bebek ada di sebelahnya, dan habis pukul setengah sepuluh.

## Yang ketiga
Kampung Madras: roti cane dengan kari, disobek dengan tangan. Setelah ini boleh berhenti sampai makan malam.

## Lalu danau
Danau Toba empat jam ke selatan, lebih singkat lewat tol baru. Jangan pulang hari. Dua malam di Samosir adalah yang paling sedikit: satu untuk jalan, satu untuk heningnya. Tur tiga hari lengkap dengan perahunya ada di [tur kami](/id/tour/list); mobil dengan sopir untuk hari yang sama di [transportasi](/id/transport/list).

## Perlu diketahui
- Kereta bandara dari Kualanamu empat puluh menit ke tengah kota.
- Durian tidak boleh terbang. Makan di lapaknya, siang atau malam.
- Dari Medan ke Rantau Prapat ada [kereta](/id/train/list) menembus perkebunan sawit, bagi yang suka perlahan.`,
    ),
  },
];
