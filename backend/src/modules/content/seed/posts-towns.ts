import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const TOWN_POSTS: readonly PostSeed[] = [
  {
    slug: 'ubud-without-a-car',
    category: 'towns',
    tags: ['Bali', 'Ubud'],
    date: '2026-07-18',
    title: both('Ubud without a car', 'Ubud tanpa mobil'),
    excerpt: both(
      'Two ridges, one market and a bicycle: three days on foot from the palace.',
      'Dua punggung bukit, satu pasar, dan sepeda: tiga hari berjalan kaki dari puri.',
    ),
    image: drawn(
      'rice-terrace',
      'post-ubud',
      'Bali',
      both('Rice terraces near Ubud', 'Sawah bertingkat di dekat Ubud'),
    ),
    content: rich(
      `Traffic in the centre stands still from ten to six, so leave before and come back after, and walk in between.

## Campuhan ridge
Two kilometres along the back of a hill, best at half past six. Go on to Bangkiang Sidem for coffee; come back over the rice fields of Penestanan by the steps.

## The market
The part for people who cook is on until eight in the morning, behind the part for people who buy bags.

## By bicycle
North to Petulu in the late afternoon, when the herons come in by the thousand. It is six kilometres with one hill.

## Getting there
Take a car from the airport in one go, an hour and a half. Inside Ubud, hotels up to two kilometres from the palace run a shuttle; ask for its last trip.`,
      `Lalu lintas di pusat macet dari pukul sepuluh sampai enam, jadi berangkatlah sebelum itu, pulang sesudahnya, dan berjalan kaki di antaranya.

## Bukit Campuhan
Dua kilometer di atas punggung bukit, paling baik pukul setengah tujuh. Lanjutkan ke Bangkiang Sidem untuk kopi; kembali lewat sawah Penestanan melalui tangga.

## Pasar
Bagian untuk orang yang memasak buka sampai pukul delapan pagi, di belakang bagian untuk orang yang membeli tas.

## Bersepeda
Ke utara, ke Petulu, menjelang sore ketika ribuan burung kuntul pulang. Enam kilometer dengan satu tanjakan.

## Menuju ke sana
Naik mobil langsung dari bandara, satu setengah jam. Di dalam Ubud, hotel sampai dua kilometer dari puri punya antar-jemput; tanyakan jadwal terakhirnya.`,
    ),
  },
  {
    slug: 'bromo-from-malang',
    category: 'routes',
    tags: ['Malang', 'Bromo', 'Sunrise'],
    date: '2026-06-27',
    title: both('Bromo from Malang, the quieter side', 'Bromo dari Malang, sisi yang lebih sepi'),
    excerpt: both(
      'Leave at one, sit by four, and be back for a late breakfast.',
      'Berangkat pukul satu, duduk pukul empat, kembali untuk sarapan siang.',
    ),
    image: drawn('volcano-sunrise', 'post-bromo', 'Bromo', both('Bromo at sunrise', 'Bromo saat matahari terbit')),
    content: rich(
      `Most people come from Probolinggo. From Malang the road through Tumpang and Ngadas is narrower, prettier and half as full.

## The night
Jeeps collect you at one. It is cold at 2,700 metres, four to eight degrees in July; bring what you would wear in a fridge. Choose the lower lookout: the upper one is a crowd with telephones.

## The morning
After sunrise the jeep crosses the sand sea. The stairs to the rim have 250 steps, and the smell is sulphur; a mask helps. By eight the groups leave and you have the meadows to yourself.

## Check before
The volcano is watched day and night. When the level is raised the rim is closed, and no driver should take you there. Weekends in the school holidays are full; go on a Tuesday.

## Sleep
Two nights in Malang or Batu, with the day after the jeep for nothing at all.`,
      `Kebanyakan orang datang dari Probolinggo. Dari Malang, jalan lewat Tumpang dan Ngadas lebih sempit, lebih indah, dan separuh lebih sepi.

## Malamnya
Jip menjemput pukul satu. Dingin di ketinggian 2.700 meter, empat sampai delapan derajat pada Juli; pakailah yang akan Anda pakai di dalam kulkas. Pilih titik pandang bawah: yang atas penuh orang dengan ponsel.

## Paginya
Setelah matahari terbit jip menyeberangi lautan pasir. Tangga ke kawah 250 anak tangga, baunya belerang; masker membantu. Pukul delapan rombongan pulang dan padang rumput menjadi milik Anda.

## Periksa dulu
Gunung diawasi siang malam. Bila statusnya naik, kawah ditutup dan tidak ada pengemudi yang boleh membawa Anda ke sana. Akhir pekan di musim libur sekolah penuh; pergilah hari Selasa.

## Menginap
Dua malam di Malang atau Batu, dengan sehari setelah jip untuk tidak melakukan apa-apa.`,
    ),
  },
  {
    slug: 'four-collections-for-the-rainy-months',
    category: 'promo',
    tags: ['Collections'],
    date: '2026-11-12',
    title: both('Four collections for the rainy months', 'Empat koleksi untuk musim hujan'),
    excerpt: both(
      'Where rain does not matter, and where it even helps.',
      'Di mana hujan tidak menjadi soal, dan di mana malah membantu.',
    ),
    image: drawn(
      'hotel-pool',
      'post-rainy-months',
      'Bali',
      both('A pool between palms', 'Kolam renang di antara pohon palem'),
    ),
    content: rich(
      `From December to March it rains in the afternoon in most of Indonesia. Mornings are clear, rooms on weekdays are cheaper, and everything is green.

## Under a roof
[Old houses in Java](/promotion/heritage-of-java) were built for it: deep galleries, high ceilings, and a courtyard to hear the rain in.

## Above the clouds
[Bandung's hills](/promotion/weekend-in-bandung) are at their greenest. Plan the crater for the morning and the hot springs for the afternoon.

## By the sea
Sanur lies on the dry side of southern Bali and has a reef against the waves: see [Bali, shore by shore](/promotion/sanur-to-uluwatu).

## Better later
Boats from [Labuan Bajo](/promotion/islands-to-the-east) often stay in port in January and February. Book April.`,
      `Dari Desember sampai Maret hujan turun sore hari di sebagian besar Indonesia. Pagi cerah, kamar hari kerja lebih murah, dan semuanya hijau.

## Di bawah atap
[Rumah lama di Jawa](/id/promotion/heritage-of-java) dibangun untuk itu: serambi dalam, langit-langit tinggi, dan halaman untuk mendengar hujan.

## Di atas awan
[Perbukitan Bandung](/id/promotion/weekend-in-bandung) sedang hijau-hijaunya. Kawah di pagi hari, pemandian air panas di sore hari.

## Di tepi laut
Sanur berada di sisi kering Bali selatan dan punya karang penahan ombak: lihat [Bali, pantai demi pantai](/id/promotion/sanur-to-uluwatu).

## Lebih baik nanti
Perahu dari [Labuan Bajo](/id/promotion/islands-to-the-east) sering tidak melaut pada Januari dan Februari. Pesan untuk April.`,
    ),
  },
];
