import { page } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';
import { both, rich } from './words.ts';

export const OFFER_PAGES: readonly PageSeed[] = [
  page(
    'clients',
    both('Clients', 'Klien'),
    both(
      'Who books with us for others, and what we do for them.',
      'Siapa yang memesan lewat kami untuk orang lain, dan yang kami kerjakan untuk mereka.',
    ),
    rich(
      `Besides travellers who book for themselves, three kinds of clients come back to us every month.

## Companies that travel
Offices that send people to Surabaya on Monday and home on Thursday. They get one monthly invoice, tickets in the names of their travellers, and one person at our desk who knows their rules. Begin with a [partnership](/menu/page/partnerships).

## Airlines and event crews
Rooms that are needed at four in the morning, for a number of people that is known the evening before. We hold them, and the hotel knows why.

## Schools and universities
Rooms for four, a teacher on every floor, and a timetable that leaves time to eat. See [Educational Tours](/enquiry/educational-tours).

## Before you become one
[Tell us what you plan](/enquiry/group-enquiry). We answer within one working day with an offer that names each hotel, train or flight, and the day until which it holds. We name no client here without asking; ask us, and we put you through to one who agreed.`,
      `Selain orang yang memesan untuk dirinya sendiri, ada tiga jenis klien yang kembali setiap bulan.

## Perusahaan yang bepergian
Kantor yang mengirim orang ke Surabaya hari Senin dan pulang hari Kamis. Mereka mendapat satu tagihan bulanan, tiket atas nama para pelancongnya, dan satu petugas yang memahami aturannya. Mulailah dari [kemitraan](/id/menu/page/partnerships).

## Maskapai dan kru acara
Kamar yang diperlukan pukul empat pagi, untuk jumlah orang yang baru diketahui malam sebelumnya. Kami menahannya, dan hotel tahu alasannya.

## Sekolah dan kampus
Kamar berempat, guru di setiap lantai, dan jadwal yang menyisakan waktu makan. Lihat [Studi wisata](/id/enquiry/educational-tours).

## Sebelum menjadi klien
[Ceritakan rencana Anda](/id/enquiry/group-enquiry). Dalam satu hari kerja kami menjawab dengan penawaran yang menyebut setiap hotel, kereta, atau penerbangan, dan sampai kapan penawaran itu berlaku. Kami tidak menyebut nama klien di sini tanpa izin; tanyakan, dan kami hubungkan Anda dengan klien yang bersedia.`,
    ),
  ),
  page(
    'city-passes',
    both('City Passes', 'Tiket terusan kota'),
    both(
      'One ticket for several sights of a city, and when it is worth it.',
      'Satu tiket untuk beberapa tempat di satu kota, dan kapan tiket itu menguntungkan.',
    ),
    rich(
      `A city pass opens several sights with one code on your phone. It pays from the third sight on; with two, single tickets are cheaper.

## Where there is one
Passes are sold beside tours: open [all tours](/tour/list) and look for the type “City pass”. Each one lists what it opens, for how many days, and from which age a child needs one of its own.

## How it works
- Choose the day of your first visit; the days after it follow without a gap.
- Each traveller has a code. It is scanned once at every sight.
- Some sights still want a time slot. The pass says which, with the address to choose one.

## When single tickets are better
When one sight is all you want, take its [own ticket](/venue/list): it says the hour, and often costs less on weekdays.

## If plans change
Until the first scan a pass can be given back as its terms say. After the first scan the remaining sights are not refunded.`,
      `Tiket terusan membuka beberapa tempat dengan satu kode di ponsel. Menguntungkan mulai tempat ketiga; untuk dua tempat, tiket satuan lebih murah.

## Di mana ada
Tiket terusan dijual bersama tur: buka [semua tur](/id/tour/list) dan cari jenis tiket terusan. Masing-masing menyebut tempat yang dibuka, berapa hari, dan mulai usia berapa anak memerlukan tiket sendiri.

## Cara pakainya
- Pilih hari kunjungan pertama; hari berikutnya mengikuti tanpa jeda.
- Setiap orang mendapat satu kode, dipindai sekali di tiap tempat.
- Beberapa tempat tetap meminta sesi jam. Tiketnya menyebut yang mana dan di mana memilihnya.

## Kapan tiket satuan lebih baik
Bila hanya satu tempat yang Anda tuju, ambil [tiketnya sendiri](/id/venue/list): jamnya jelas dan sering lebih murah di hari kerja.

## Bila rencana berubah
Sebelum pindai pertama, tiket dapat dikembalikan sesuai ketentuannya. Setelah itu sisa tempat tidak diganti.`,
    ),
  ),
];
