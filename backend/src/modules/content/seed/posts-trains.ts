import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const TRAIN_POSTS: readonly PostSeed[] = [
  {
    slug: 'jakarta-to-yogyakarta-by-day',
    category: 'routes',
    tags: ['Jakarta', 'Yogyakarta', 'Trains'],
    date: '2026-08-19',
    title: both('Jakarta to Yogyakarta by day', 'Jakarta ke Yogyakarta di siang hari'),
    excerpt: both(
      'Six hours and twenty minutes, which side to sit on, and when the night train is better.',
      'Enam jam dua puluh menit, sisi mana yang dipilih, dan kapan kereta malam lebih baik.',
    ),
    image: drawn(
      'train-countryside',
      'post-taksaka',
      'Yogyakarta',
      both('A train between rice fields', 'Kereta di antara sawah'),
    ),
    content: rich(
      `The Taksaka leaves Gambir at 08:00, 14:30 and 21:30 and needs six hours and twenty-one minutes to Yogyakarta. The plane is in the air for one hour and ten, but Gambir stands in the middle of Jakarta and Tugu station in the middle of Yogyakarta. From bed to bed the plane saves about an hour and a half.

## The morning one
Take the 08:00. North Java is flat until Cirebon; then the line turns south, and from Prupuk to Purwokerto it follows a river with Mount Slamet on the left. Sit on the left facing forward, window seat A.

## The night one
The 21:30 arrives before four in the morning. It saves a hotel night only if your hotel lets you in: ask before you book, or take a day room near Malioboro.

## What to know
- Executive seats are two and two, with a socket under the armrest.
- Bogowonto and Gajahwong go from Pasar Senen to Lempuyangan, a small station two kilometres from Tugu, in economy.
- The food trolley comes twice. Nasi goreng is safe; coffee is better from home.

## Seats
You see the seat before you pay and may change it on the map of the coach. See [all trains](/train/list), and [hotels in Yogyakarta](/category/page/yogyakarta) within a walk of Tugu.`,
      `Taksaka berangkat dari Gambir pukul 08.00, 14.30, dan 21.30, dan tiba di Yogyakarta enam jam dua puluh satu menit kemudian. Pesawat hanya satu jam sepuluh menit di udara, tetapi Gambir ada di tengah Jakarta dan Stasiun Tugu di tengah Yogyakarta. Dari pintu ke pintu, pesawat hanya lebih cepat sekitar satu setengah jam.

## Yang pagi
Pilih pukul 08.00. Jawa bagian utara datar sampai Cirebon; lalu rel membelok ke selatan, dan dari Prupuk ke Purwokerto menyusuri sungai dengan Gunung Slamet di kiri. Duduklah di kiri menghadap ke depan, kursi jendela A.

## Yang malam
Kereta pukul 21.30 tiba sebelum pukul empat pagi. Ini menghemat satu malam hotel hanya bila hotel membukakan pintu: tanyakan dulu, atau ambil kamar siang di dekat Malioboro.

## Yang perlu diketahui
- Kursi eksekutif dua-dua, dengan stopkontak di bawah sandaran tangan.
- Bogowonto dan Gajahwong berangkat dari Pasar Senen ke Lempuyangan, stasiun kecil dua kilometer dari Tugu, kelas ekonomi.
- Troli makanan lewat dua kali. Nasi goreng aman; kopi lebih enak dari rumah.

## Kursi
Nomor kursi terlihat sebelum membayar dan dapat diganti pada denah kereta. Lihat [semua kereta](/id/train/list) dan [hotel di Yogyakarta](/id/category/page/yogyakarta) yang bisa dicapai dengan berjalan kaki dari Tugu.`,
    ),
  },
  {
    slug: 'jakarta-to-surabaya-plane-or-train',
    category: 'routes',
    tags: ['Jakarta', 'Surabaya', 'Trains', 'Flights'],
    date: '2026-10-21',
    title: both('Jakarta to Surabaya: plane or train?', 'Jakarta ke Surabaya: pesawat atau kereta?'),
    excerpt: both(
      'Door to door, with the hours that a timetable does not show.',
      'Dari pintu ke pintu, termasuk jam-jam yang tidak ada di jadwal.',
    ),
    image: drawn('city-skyline', 'post-jkt-sub', 'Surabaya', both('Surabaya in the evening', 'Surabaya di sore hari')),
    content: rich(
      `Both are good, for different days. We have done it both ways on a Friday and wrote down every minute.

## By plane
From Sudirman to Soekarno–Hatta with the bag still to drop: leave two hours and three quarters before departure. The flight takes an hour and a half. From Juanda to Tunjungan it is forty minutes by car, more at five in the afternoon. Five hours in all.

## By train
Argo Bromo Anggrek leaves Gambir at 08:20 and is in Surabaya Pasar Turi at 16:25. Twenty minutes to Gambir, fifteen at the gate, ten minutes to Tunjungan: nine hours in all, eight of them with a table, a window and a signal for most of the way.

## Which one
- One meeting and back on the same day: plane.
- With two children, four bags or a laptop full of work: train.
- The night train at 20:30 arrives at 04:35. It is the cheapest hotel in Surabaya, and the hardest.

## What it costs
Fares move every day. Compare [flights](/flight/list) and [trains](/train/list) for your date; both show the total with every fee in it. When you cancel a train ticket two hours before departure at the latest, three quarters of the fare come back; with flights it depends on the fare, and we show the rule before you choose.`,
      `Keduanya bagus, untuk hari yang berbeda. Kami mencoba keduanya pada hari Jumat dan mencatat setiap menit.

## Naik pesawat
Dari Sudirman ke Soekarno–Hatta dengan koper yang harus dititipkan: berangkatlah dua jam tiga perempat sebelum jadwal. Terbangnya satu setengah jam. Dari Juanda ke Tunjungan empat puluh menit dengan mobil, lebih lama pada pukul lima sore. Seluruhnya lima jam.

## Naik kereta
Argo Bromo Anggrek berangkat dari Gambir pukul 08.20 dan tiba di Surabaya Pasar Turi pukul 16.25. Dua puluh menit ke Gambir, lima belas menit di peron, sepuluh menit ke Tunjungan: sembilan jam, delapan di antaranya dengan meja, jendela, dan sinyal hampir sepanjang jalan.

## Pilih yang mana
- Satu rapat dan pulang hari itu juga: pesawat.
- Dengan dua anak, empat tas, atau laptop penuh pekerjaan: kereta.
- Kereta malam pukul 20.30 tiba pukul 04.35. Itu hotel termurah menuju Surabaya, dan yang paling keras.

## Biayanya
Tarif berubah setiap hari. Bandingkan [penerbangan](/id/flight/list) dan [kereta](/id/train/list) untuk tanggal Anda; keduanya menunjukkan total dengan semua biaya. Bila tiket kereta dibatalkan paling lambat dua jam sebelum berangkat, tiga perempat tarif kembali; untuk pesawat tergantung tarifnya, dan aturannya kami tunjukkan sebelum Anda memilih.`,
    ),
  },
  {
    slug: 'solo-in-two-days',
    category: 'towns',
    tags: ['Solo', 'Batik', 'Trains'],
    date: '2026-07-24',
    title: both('Solo in two days, without hurry', 'Solo dua hari tanpa terburu-buru'),
    excerpt: both(
      'Two palaces, one street of batik, and dinner that begins at eleven at night.',
      'Dua keraton, satu kampung batik, dan makan malam yang mulai pukul sebelas.',
    ),
    image: drawn('old-town', 'post-solo', 'Solo', both('A street of old houses in Solo', 'Jalan rumah lama di Solo')),
    content: rich(
      `Solo is an hour from Yogyakarta and half as loud. Two days are enough if you sleep in the middle, around Jalan Slamet Riyadi.

## First day
Mangkunegaran palace in the morning: the guides speak English and the hall is the largest of its kind in Java. Then Triwindu market opposite the gate, for lamps, coins and things that only look old. In the afternoon walk through Kauman, where batik is made behind ordinary doors; knock, they are glad to show it.

## First night
Nasi liwet is a supper here: rice in coconut milk, chicken, an egg, eaten on the pavement from eleven at night. The stalls at Keprabon are the known ones.

## Second day
The bigger palace, Kasunanan, closes on Fridays. Laweyan, the other batik quarter, is better by bicycle, which most hotels lend. Leave two hours for it.

## Getting there
- From Jakarta: Argo Lawu at 20:45 and Argo Dwipangga at 08:50 take just under seven hours; Manahan at 10:20 has economy seats too.
- From Yogyakarta: any train going east, an hour.
- From Bandung: Lodaya at 06:30 or 18:40.

See [trains to Solo](/train/list) and [stays in old quarters](/product?page=old-quarters).`,
      `Solo hanya satu jam dari Yogyakarta dan separuh lebih tenang. Dua hari cukup bila menginap di tengah, di sekitar Jalan Slamet Riyadi.

## Hari pertama
Pura Mangkunegaran di pagi hari: pendoponya termasuk yang terbesar di Jawa dan pemandunya senang bercerita. Lalu Pasar Triwindu di seberang gerbang, untuk lampu, koin, dan barang yang hanya tampak tua. Sore hari berjalanlah di Kauman, tempat batik dibuat di balik pintu rumah biasa; ketuk saja, mereka senang menunjukkannya.

## Malam pertama
Nasi liwet di sini adalah makan larut: nasi santan, ayam, telur, dimakan di trotoar mulai pukul sebelas malam. Yang terkenal ada di Keprabon.

## Hari kedua
Keraton yang lebih besar, Kasunanan, tutup hari Jumat. Laweyan, kampung batik yang satu lagi, lebih enak dengan sepeda yang dipinjamkan kebanyakan hotel. Sediakan dua jam.

## Ke sana
- Dari Jakarta: Argo Lawu pukul 20.45 dan Argo Dwipangga pukul 08.50, hampir tujuh jam; Manahan pukul 10.20 punya kelas ekonomi juga.
- Dari Yogyakarta: kereta apa pun ke timur, satu jam.
- Dari Bandung: Lodaya pukul 06.30 atau 18.40.

Lihat [kereta ke Solo](/id/train/list) dan [penginapan di kota lama](/id/product?page=old-quarters).`,
    ),
  },
];
