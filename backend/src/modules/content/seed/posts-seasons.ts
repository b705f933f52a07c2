import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const SEASON_POSTS: readonly PostSeed[] = [
  {
    slug: 'going-home-for-lebaran-2027',
    category: 'calendar',
    tags: ['Lebaran', 'Trains', 'Flights'],
    date: '2026-11-18',
    title: both('Going home for Lebaran 2027', 'Mudik Lebaran 2027'),
    excerpt: both(
      'When seats come on sale, how the waiting line works, and three ways around the crowd.',
      'Kapan kursi mulai dijual, cara kerja antrean, dan tiga jalan menghindari keramaian.',
    ),
    image: drawn(
      'train-countryside',
      'post-lebaran',
      'Semarang',
      both('A train in the evening light', 'Kereta dalam cahaya sore'),
    ),
    content: rich(
      `Idul Fitri 1448 is expected on Tuesday 9 and Wednesday 10 March 2027; the government confirms the days the evening before. Half of Java moves in the ten days around it, and in 2027 Nyepi falls on the Monday of the same week.

## When to book
- Flights are on sale now, and only get dearer. Watch the days from 5 to 8 March out and 13 to 16 March back.
- Trains open 45 days ahead: seats for 5 March come on sale on 19 January.

## The waiting line
For the days of the rush visitors are let in one after the other, so that the page works for those who are in. Your place is kept while you wait, and you have ten minutes to choose once it is your turn. Have the names and identity numbers ready: saved passengers fill them in.

## Three ways around
- Go early: from 27 February to 3 March fares are close to normal.
- Go the other way: Jakarta is empty and cheap that week. A hotel in Menteng costs less than in January.
- Fly to the next town: Semarang for Solo, Surabaya for Malang, and the rest by train.

## Bali in that week
The airport is closed on Monday 8 March for 24 hours: [what Nyepi means for your trip](/blog/nyepi-in-bali). Flights on the Sunday and the Tuesday are full first.`,
      `Idulfitri 1448 diperkirakan jatuh pada Selasa 9 dan Rabu 10 Maret 2027; pemerintah menetapkannya malam sebelumnya. Separuh Jawa bergerak dalam sepuluh hari di sekitarnya, dan pada 2027 Nyepi jatuh hari Senin di minggu yang sama.

## Kapan memesan
- Tiket pesawat sudah dijual, dan hanya akan naik. Perhatikan 5 sampai 8 Maret untuk berangkat dan 13 sampai 16 Maret untuk pulang.
- Kereta dibuka 45 hari sebelumnya: kursi tanggal 5 Maret mulai dijual 19 Januari.

## Antrean
Untuk hari-hari padat pengunjung masuk bergiliran supaya halaman tetap lancar bagi yang sudah di dalam. Tempat Anda tidak hilang selama menunggu, dan ada sepuluh menit untuk memilih saat giliran tiba. Siapkan nama dan nomor identitas: penumpang tersimpan akan mengisinya.

## Tiga jalan lain
- Berangkat lebih awal: 27 Februari sampai 3 Maret tarif hampir biasa.
- Ke arah sebaliknya: Jakarta sepi dan murah minggu itu. Hotel di Menteng lebih murah daripada di bulan Januari.
- Terbang ke kota sebelah: Semarang untuk Solo, Surabaya untuk Malang, sisanya naik kereta.

## Bali di minggu itu
Bandara tutup 24 jam pada Senin 8 Maret: [arti Nyepi bagi perjalanan Anda](/id/blog/nyepi-in-bali). Penerbangan hari Minggu dan Selasa paling dulu penuh.`,
    ),
  },
  {
    slug: 'rain-and-where-it-does-not-fall',
    category: 'calendar',
    tags: ['Weather', 'Bali', 'Lombok'],
    date: '2026-10-07',
    title: both('Rain, and where it does not fall', 'Hujan, dan tempat ia tidak turun'),
    excerpt: both(
      'Month by month: the islands do not share one rainy season.',
      'Bulan demi bulan: pulau-pulau tidak berbagi satu musim hujan.',
    ),
    image: drawn(
      'rice-terrace',
      'post-rain',
      'Ubud',
      both('Rice terraces under clouds', 'Sawah bertingkat di bawah awan'),
    ),
    content: rich(
      `“November to March is the rainy season” is true of Java and Bali, and wrong for half of the country. Here is what we tell people who ask.

## November to March
Java and Bali are wet in the afternoon, most of all in January and February. Mornings are often clear: do things before noon, and pay a third less for a room. The Moluccas are dry now.

## April and May
The best weeks of the year for Java: green, clear, and not yet full. Boats in Komodo run again on calm water.

## June to September
Dry nearly everywhere south of the equator. Bromo and Dieng go down to five degrees at dawn. Bali is full in July and August; Lombok, an hour further, is not.

## October
The last dry month in the east, and the sea around Raja Ampat becomes flat: its season goes from October to April.

## Sumatra and Kalimantan
Rain comes twice a year, around April and in November. There is no month without any, and none in which it rains all day.

## Singapore
It rains all year, for an hour, at four in the afternoon.

For rain in a room with a view see [four collections for the rainy months](/blog/four-collections-for-the-rainy-months). For tours the month can be chosen in the [search](/tour/list), and trips that do not run in it are left out.`,
      `“November sampai Maret musim hujan” benar untuk Jawa dan Bali, dan keliru untuk separuh negeri ini. Inilah jawaban kami bila ada yang bertanya.

## November sampai Maret
Jawa dan Bali basah di sore hari, terutama Januari dan Februari. Pagi sering cerah: lakukan semuanya sebelum tengah hari, dan bayar kamar sepertiga lebih murah. Maluku sedang kering.

## April dan Mei
Minggu-minggu terbaik untuk Jawa: hijau, cerah, dan belum penuh. Kapal di Komodo kembali berlayar di laut tenang.

## Juni sampai September
Kering hampir di seluruh selatan khatulistiwa. Bromo dan Dieng turun sampai lima derajat saat subuh. Bali penuh di bulan Juli dan Agustus; Lombok, sejam lebih jauh, tidak.

## Oktober
Bulan kering terakhir di timur, dan laut di sekitar Raja Ampat menjadi datar: musimnya Oktober sampai April.

## Sumatra dan Kalimantan
Hujan datang dua kali setahun, sekitar April dan November. Tidak ada bulan tanpa hujan, dan tidak ada yang hujan seharian.

## Singapura
Hujan sepanjang tahun, satu jam, pukul empat sore.

Untuk hujan di kamar berpemandangan lihat [empat koleksi untuk bulan-bulan hujan](/id/blog/four-collections-for-the-rainy-months). Untuk tur, bulannya dapat dipilih di [pencarian](/id/tour/list), dan perjalanan yang tidak berjalan di bulan itu tidak ditampilkan.`,
    ),
  },
  {
    slug: 'how-to-read-a-voucher-code',
    category: 'promo',
    tags: ['Voucher codes', 'Payment'],
    date: '2026-11-02',
    title: both('How to read a voucher code', 'Cara membaca kode voucher'),
    excerpt: both(
      'Why a code says no, and how to find one that says yes.',
      'Mengapa sebuah kode menolak, dan cara menemukan yang menerima.',
    ),
    image: drawn('hotel-pool', 'post-voucher', 'Bali', both('A pool in the morning', 'Kolam renang di pagi hari')),
    content: rich(
      `A voucher code takes a fixed sum or a share of the total off, up to a maximum. Each has conditions, and most disappointments come from three of them.

## The three that people miss
- What the dates mean. Some codes look at the day you book, others at the day you travel.
- The least total. It is counted before the code, with taxes.
- The weekdays. A code for stays from Sunday to Thursday does not work for a stay that begins on a Friday.

## The others
A kind of booking, a region, a hotel, a number of nights, hours of the day, and how often a code may be used in all. Each one that fails is named on the payment page with its own sentence, so you can see what would help: one night more, or another day.

## Remember it now, use it then
Codes that anybody may use stand on the page of [promotions](/promotion). Press “Remember for payment” beside one, and it waits for you there with what it takes off your total. Nothing is used up before you have paid.

## One at a time
An order takes one code. With two that fit, take the larger sum: the payment page puts it first.

If an order is cancelled, its code is free again, as long as its dates allow.`,
      `Kode voucher mengurangi jumlah tetap atau sebagian dari total, sampai batas tertentu. Setiap kode punya syarat, dan kebanyakan kekecewaan datang dari tiga di antaranya.

## Tiga yang sering terlewat
- Arti tanggalnya. Ada kode yang melihat hari memesan, ada yang melihat hari bepergian.
- Total paling sedikit. Dihitung sebelum kode, termasuk pajak.
- Harinya. Kode untuk menginap Minggu sampai Kamis tidak berlaku untuk menginap mulai Jumat.

## Yang lain
Jenis pesanan, daerah, hotel, jumlah malam, jam, dan berapa kali kode boleh dipakai semuanya. Setiap syarat yang gagal disebut di halaman pembayaran dengan kalimatnya sendiri, sehingga terlihat apa yang menolong: satu malam lagi, atau hari lain.

## Ingat sekarang, pakai nanti
Kode yang boleh dipakai siapa saja ada di halaman [promo](/id/promotion). Tekan “Ingat untuk pembayaran” di sampingnya, dan ia menunggu di sana beserta potongannya. Tidak ada yang terpakai sebelum Anda membayar.

## Satu kode saja
Satu pesanan memakai satu kode. Bila ada dua yang cocok, ambil potongan yang lebih besar: halaman pembayaran menaruhnya paling atas.

Bila pesanan dibatalkan, kodenya bebas lagi selama tanggalnya masih berlaku.`,
    ),
  },
];
