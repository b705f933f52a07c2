import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const ROUTE_POSTS: readonly PostSeed[] = [
  {
    slug: 'four-days-from-labuan-bajo',
    category: 'routes',
    tags: ['Labuan Bajo', 'Komodo', 'Boats'],
    date: '2026-10-28',
    title: both('Four days from Labuan Bajo', 'Empat hari dari Labuan Bajo'),
    excerpt: both(
      'Padar at sunrise, Komodo before the heat, and a last night on land with a view of the boats.',
      'Padar saat matahari terbit, Komodo sebelum panas, dan malam terakhir di darat dengan pemandangan perahu.',
    ),
    image: drawn(
      'islands',
      'post-labuan-bajo',
      'Labuan Bajo',
      both('Boats between the islands off Labuan Bajo', 'Perahu di antara pulau-pulau Labuan Bajo'),
    ),
    content: rich(
      `The harbour of Labuan Bajo wakes at five. Everything that matters in the national park happens early, so this route puts you to bed by nine and asks for a torch.

## Day 1: arrive and walk up
Land before noon, sleep by the harbour. At four, walk or ride to one of the hills behind the town: the islands lie in rows, and the light is the best map you will get.

## Day 2: Padar first
Boats leave at half past five. Padar has some eight hundred steps; start at dawn and you share them with thirty people instead of three hundred. Swim at Pink Beach on the way, and see the dragons on Komodo with a ranger before eleven, when they move into the shade and so should you.

## Day 3: the reef
Manta Point and the shallows off Kanawa. Take a mask that fits your face; the ones on board fit nobody. Sleep on board if you like it simple, or come back to town.

## Day 4: slow
Breakfast late, the fish market, Batu Cermin cave if it rains. Flights leave in the afternoon.

## What to know
- The dry months are April to November. In January and February boats often stay in port.
- Park tickets are bought per day and checked on each island.
- Two nights at the [harbour or at Pede](/category/page/destinations) are enough; book the boat for the two days between.`,
      `Pelabuhan Labuan Bajo bangun pukul lima. Semua yang penting di taman nasional terjadi pagi-pagi, jadi rute ini meminta Anda tidur pukul sembilan dan membawa senter.

## Hari 1: tiba dan mendaki
Mendarat sebelum siang, menginap di dekat pelabuhan. Pukul empat, berjalan atau berkendara ke salah satu bukit di belakang kota: pulau-pulau berderet, dan cahayanya adalah peta terbaik.

## Hari 2: Padar dulu
Perahu berangkat pukul setengah enam. Padar punya sekitar delapan ratus anak tangga; mulai saat fajar dan Anda berbagi dengan tiga puluh orang, bukan tiga ratus. Berenang di Pantai Merah dalam perjalanan, lalu melihat komodo bersama jagawana sebelum pukul sebelas, saat mereka berteduh dan sebaiknya Anda juga.

## Hari 3: terumbu karang
Manta Point dan perairan dangkal Kanawa. Bawa masker yang pas di wajah; yang ada di kapal tidak pas untuk siapa pun. Tidur di kapal bila suka yang sederhana, atau kembali ke kota.

## Hari 4: pelan-pelan
Sarapan agak siang, pasar ikan, Gua Batu Cermin bila hujan. Penerbangan berangkat sore.

## Yang perlu diketahui
- Bulan kering antara April dan November. Pada Januari dan Februari perahu sering tidak melaut.
- Tiket taman dibeli per hari dan diperiksa di setiap pulau.
- Dua malam di [pelabuhan atau Pede](/id/category/page/destinations) sudah cukup; pesan perahu untuk dua hari di antaranya.`,
    ),
  },
  {
    slug: 'borobudur-at-five',
    category: 'practical',
    tags: ['Yogyakarta', 'Borobudur', 'Sunrise'],
    date: '2026-10-14',
    title: both('Borobudur at five in the morning', 'Borobudur pukul lima pagi'),
    excerpt: both(
      'Which gate, which ticket, and where to sleep the night before.',
      'Gerbang mana, tiket mana, dan di mana menginap malam sebelumnya.',
    ),
    image: drawn(
      'temple',
      'post-borobudur',
      'Borobudur',
      both('Stupas of Borobudur at dawn', 'Stupa Borobudur saat fajar'),
    ),
    content: rich(
      `The temple itself opens later than the sky. What you see at five in the pictures is either a special ticket or one of the hills around, and the hills are often the better morning.

## From the hill
Punthuk Setumbu is a walk of fifteen minutes from the car park. Be up there by half past four. The temple is small from here and the mist is large; that is the picture people mean.

## On the temple
Climbing to the terraces is limited by hour and number, with woven sandals that you keep. Book the first slot of the day. The ticket for the grounds alone does not include the climb, and the desk cannot change one into the other.

## Where to sleep
From the centre of Yogyakarta the drive takes an hour and a quarter at that time. North of the city, around Palagan, it is under an hour, and you are out of the traffic on the way back.

## Bring
- A torch, a jacket, small notes.
- Something that covers shoulders and knees.
- Breakfast in a box: hotels pack it if you ask the evening before.`,
      `Candinya buka lebih siang daripada langitnya. Yang terlihat di foto pukul lima adalah tiket khusus atau salah satu bukit di sekitarnya, dan bukit sering kali memberi pagi yang lebih indah.

## Dari bukit
Punthuk Setumbu berjarak lima belas menit jalan kaki dari tempat parkir. Sampailah di atas pukul setengah lima. Candi terlihat kecil dari sini dan kabutnya luas; itulah foto yang dimaksud orang.

## Di candi
Naik ke teras dibatasi jam dan jumlahnya, dengan sandal anyaman yang boleh dibawa pulang. Pesan sesi pertama. Tiket pelataran tidak termasuk naik, dan loket tidak dapat menukarnya.

## Di mana menginap
Dari pusat Yogyakarta perjalanan pada jam itu satu jam seperempat. Di utara kota, sekitar Palagan, kurang dari satu jam, dan Anda terhindar dari macet saat pulang.

## Bawa
- Senter, jaket, uang kecil.
- Pakaian yang menutup bahu dan lutut.
- Sarapan dalam kotak: hotel menyiapkannya bila diminta malam sebelumnya.`,
    ),
  },
  {
    slug: 'bandung-by-the-morning-train',
    category: 'routes',
    tags: ['Bandung', 'Trains', 'Jakarta'],
    date: '2026-09-30',
    title: both('Bandung by the morning train', 'Ke Bandung dengan kereta pagi'),
    excerpt: both(
      'Sit on the left for the viaducts, and what to do before check-in.',
      'Duduk di kiri untuk melihat jembatan, dan kegiatan sebelum check-in.',
    ),
    image: drawn(
      'train-countryside',
      'post-bandung-train',
      'Bandung',
      both('A train on a viaduct in West Java', 'Kereta di atas jembatan di Jawa Barat'),
    ),
    content: rich(
      `The old line from Gambir takes about two and three quarter hours; the fast line is done in under one. Take the old one there and the fast one home: the second half of the old line is the reason.

## The left side
After Purwakarta the train climbs through teak and rice terraces over iron viaducts from the 1880s. Cikubang, the longest, comes about half an hour before Bandung; sit on the left facing forward.

## Luggage
Hotels in Braga and Riau keep bags from the early morning. From the station it is ten minutes by car, twenty on foot to Braga.

## Before check-in
- Coffee in Braga, when the street is still empty.
- The Geology Museum: small, good, closed on Fridays.
- Lunch in Dago with the windows open.

## Where to stay
Braga if you want to walk, Dago for the view, Lembang if you have a car and two nights. See [the cool hills](/promotion/weekend-in-bandung).`,
      `Jalur lama dari Gambir memakan sekitar dua jam tiga perempat; jalur cepat kurang dari satu jam. Berangkatlah dengan yang lama dan pulang dengan yang cepat: paruh kedua jalur lama adalah alasannya.

## Sisi kiri
Selepas Purwakarta kereta menanjak melewati jati dan sawah bertingkat di atas jembatan besi dari tahun 1880-an. Cikubang, yang terpanjang, muncul sekitar setengah jam sebelum Bandung; duduklah di kiri menghadap ke depan.

## Bawaan
Hotel di Braga dan Riau menerima titipan tas sejak pagi. Dari stasiun sepuluh menit dengan mobil, dua puluh menit berjalan ke Braga.

## Sebelum check-in
- Kopi di Braga, saat jalannya masih sepi.
- Museum Geologi: kecil, bagus, tutup hari Jumat.
- Makan siang di Dago dengan jendela terbuka.

## Di mana menginap
Braga bila ingin berjalan kaki, Dago untuk pemandangan, Lembang bila ada mobil dan dua malam. Lihat [perbukitan sejuk](/id/promotion/weekend-in-bandung).`,
    ),
  },
];
