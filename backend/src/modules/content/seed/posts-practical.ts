import type { PostSeed } from './post-seed.ts';
import { both, drawn, rich } from './words.ts';

export const PRACTICAL_POSTS: readonly PostSeed[] = [
  {
    slug: 'your-first-train-in-java',
    category: 'practical',
    tags: ['Trains', 'Java'],
    date: '2026-08-05',
    title: both('Your first train in Java', 'Naik kereta di Jawa untuk pertama kali'),
    excerpt: both(
      'From the ticket on the phone to the seat, with everything that can go wrong in between.',
      'Dari tiket di ponsel sampai kursi, dan semua yang bisa keliru di antaranya.',
    ),
    image: drawn(
      'train-countryside',
      'post-first-train',
      'Cirebon',
      both('A train in the fields of Java', 'Kereta di persawahan Jawa'),
    ),
    content: rich(
      `Trains in Java are on time, clean and strict about names. Here is the whole way, once.

## Booking
Sale opens 45 days ahead. The name has to be the one on the identity card or passport that will be shown at the gate. A booking takes up to four adults and four infants. Children under three travel on a lap: free, but with a ticket. From three on everybody pays the full fare.

## Classes
- Executive: two and two, cold, blankets for rent.
- Economy: depends on the train. Newer coaches have two and two as well, subsidised ones three and two with knees that meet.
- Luxury: one and two, seats that lie flat, meals included.

## The day
Be at the station thirty minutes before. Show the boarding pass on the phone; it works without signal once you have opened it. Gambir and Pasar Senen are two different stations, four kilometres apart, both in Jakarta: read the line under the hour.

## If plans change
Until two hours before departure a ticket can be given back for 75 % of the fare, or changed for 25 % and the difference. After that it is gone.

## Luggage
Twenty kilograms each, above your head. The attendant helps; the rack over seat 1 is shorter than the others.

Everything on sale is under [trains](/train/list).`,
      `Kereta di Jawa tepat waktu, bersih, dan ketat soal nama. Inilah seluruh perjalanannya, sekali saja.

## Memesan
Penjualan dibuka 45 hari sebelumnya. Nama harus sama dengan KTP atau paspor yang ditunjukkan di gerbang. Satu pesanan paling banyak empat dewasa dan empat bayi. Anak di bawah tiga tahun dipangku: gratis, tetapi punya tiket. Mulai tiga tahun semua membayar penuh.

## Kelas
- Eksekutif: dua-dua, dingin, selimut bisa disewa.
- Ekonomi: tergantung keretanya. Yang baru juga dua-dua, yang bersubsidi tiga-dua dengan lutut bertemu.
- Luxury: satu-dua, kursi bisa rebah, termasuk makan.

## Hari keberangkatan
Datang tiga puluh menit sebelumnya. Tunjukkan boarding pass di ponsel; sekali dibuka, ia berfungsi tanpa sinyal. Gambir dan Pasar Senen dua stasiun berbeda, berjarak empat kilometer, keduanya di Jakarta: baca baris di bawah jamnya.

## Bila rencana berubah
Sampai dua jam sebelum berangkat tiket dapat dikembalikan dengan 75 % tarif, atau diganti dengan biaya 25 % dan selisihnya. Setelah itu hangus.

## Bagasi
Dua puluh kilogram per orang, di atas kepala. Petugas membantu; rak di atas kursi 1 lebih pendek dari yang lain.

Semua yang dijual ada di [kereta](/id/train/list).`,
    ),
  },
  {
    slug: 'paying-before-the-deadline',
    category: 'practical',
    tags: ['Payment', 'QRIS'],
    date: '2026-09-23',
    title: both('Paying before the deadline', 'Membayar sebelum batas waktu'),
    excerpt: both(
      'Virtual account, QRIS, card or wallet: which one for which sum, and what happens at zero.',
      'Virtual account, QRIS, kartu, atau dompet digital: mana untuk berapa, dan yang terjadi saat waktu habis.',
    ),
    image: drawn('lobby', 'post-payment', 'Jakarta', both('A reception desk', 'Meja resepsionis')),
    content: rich(
      `A seat or room that you book is held for you until the hour on the payment page. The airline or hotel sets that hour, not we. It stands there with its date and time zone, and in the mail.

## Which way to pay
- QRIS: any bank or wallet, up to ten million rupiah. Save the picture and open it in the bank's app when you book on the same phone.
- Virtual account: for larger sums, and when somebody else pays. Copy the number; the sum has to match to the last rupiah.
- Card: for bookings in Singapore dollars, and when you want your bank to be able to ask for the money back.
- Minimarket: cash, with a number on paper. Mind their closing hours.

Fees differ by way and are shown before you choose. Some have none.

## If the page fails
The booking is not lost with the page. Open [Find my order](/order) with your e-mail address and order ID, or your cart when you are signed in, and go on where you were. Look before you pay twice.

## When time runs out
The hold ends, the seat goes back on sale, and nothing is charged. The names you typed stay on your device, so booking again takes a minute. If your money arrives late we give it back in full, and tell you on which day.

More answers are in the [Help Center](/help).`,
      `Kursi atau kamar yang Anda pesan ditahan sampai jam yang tertulis di halaman pembayaran. Maskapai atau hotel yang menentukannya, bukan kami. Jam itu tertulis lengkap dengan tanggal dan zona waktu, juga di e-mail.

## Cara membayar
- QRIS: bank atau dompet apa pun, sampai sepuluh juta rupiah. Simpan gambarnya lalu buka di aplikasi bank bila memesan dari ponsel yang sama.
- Virtual account: untuk jumlah besar, atau bila orang lain yang membayar. Salin nomornya; jumlahnya harus sama sampai rupiah terakhir.
- Kartu: untuk pesanan dalam dolar Singapura, dan bila Anda ingin bank dapat menagih kembali.
- Minimarket: tunai, dengan nomor di kertas. Perhatikan jam tutupnya.

Biaya setiap cara berbeda dan ditunjukkan sebelum dipilih. Ada yang tanpa biaya.

## Bila halamannya gagal
Pesanan tidak hilang bersama halamannya. Buka [Cari pesanan](/id/order) dengan alamat e-mail dan ID pesanan, atau keranjang bila sudah masuk, lalu lanjutkan. Periksa dulu sebelum membayar dua kali.

## Bila waktu habis
Penahanan berakhir, kursi dijual kembali, dan tidak ada yang ditagih. Nama yang sudah diketik tetap di perangkat Anda, jadi memesan lagi cukup semenit. Bila uang Anda terlambat tiba, kami kembalikan seluruhnya dan menyebutkan harinya.

Jawaban lain ada di [Pusat bantuan](/id/help).`,
    ),
  },
  {
    slug: 'a-car-with-or-without-a-driver',
    category: 'practical',
    tags: ['Car hire', 'Bali', 'Java'],
    date: '2026-09-03',
    title: both('A car, with or without a driver', 'Mobil, dengan atau tanpa sopir'),
    excerpt: both(
      'What it costs in full, what the deposit is for, and when neither is right.',
      'Biaya seluruhnya, gunanya uang jaminan, dan kapan keduanya tidak cocok.',
    ),
    image: drawn('car-coast', 'post-car', 'Bali', both('A road along the coast', 'Jalan di tepi pantai')),
    content: rich(
      `Indonesia drives on the left, overtakes on both sides, and forgives a lot. Whether you should drive depends on the place more than on you.

## With a driver
Ten or twelve hours a day, fuel and parking sometimes in, tolls mostly out. The driver's meal and room are yours on trips over night; our list says which of these are in the price. It is the right thing in Bali, around Borobudur, and wherever you do not know where one parks.

## Without
Good in Bandung and Lombok, on the toll roads of Java, and for people who have driven here before. You need an Indonesian licence, or your own with an international permit. Take pictures of the car from four sides before you leave.

## What to read before you pay
- Deposit: how much, how it is held, when it comes back.
- Fuel: same level back is the usual rule.
- Area: leaving town may cost more a day.
- Hours: overtime is counted by the hour.

## When neither
From airport to hotel take a [transfer](/transport/list): one price, paid beforehand, and somebody who waits when the flight is late. In Jakarta and Singapore trains are quicker than any car before eight in the evening.

Seats in our list are seats for people; a car for seven with seven people in it has no room for bags.`,
      `Di Indonesia mobil berjalan di kiri, menyalip di kedua sisi, dan banyak memaafkan. Perlu tidaknya menyetir sendiri lebih ditentukan tempatnya daripada Anda.

## Dengan sopir
Sepuluh atau dua belas jam sehari, bensin dan parkir kadang termasuk, tol umumnya tidak. Makan dan kamar sopir menjadi tanggungan Anda bila menginap; daftar kami menyebutkan mana yang sudah termasuk. Pilihan tepat di Bali, sekitar Borobudur, dan di mana pun Anda tidak tahu tempat parkirnya.

## Tanpa sopir
Cocok di Bandung dan Lombok, di jalan tol Jawa, dan bagi yang pernah menyetir di sini. Perlu SIM Indonesia, atau SIM sendiri dengan izin internasional. Foto mobil dari empat sisi sebelum berangkat.

## Baca sebelum membayar
- Jaminan: berapa, bagaimana ditahan, kapan kembali.
- Bensin: kembali pada ukuran yang sama adalah aturan umum.
- Wilayah: keluar kota bisa menambah biaya per hari.
- Jam: kelebihan waktu dihitung per jam.

## Bila keduanya tidak
Dari bandara ke hotel ambil [antar-jemput](/id/transport/list): satu harga, dibayar di muka, dan ada yang menunggu bila pesawat terlambat. Di Jakarta dan Singapura kereta lebih cepat daripada mobil mana pun sebelum pukul delapan malam.

Kursi di daftar kami adalah kursi untuk orang; mobil tujuh kursi berisi tujuh orang tidak punya tempat untuk tas.`,
    ),
  },
];
