import { page } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';
import { both, rich } from './words.ts';

export const COMPANY_PAGES: readonly PageSeed[] = [
  page(
    'about',
    both('About us', 'Tentang kami'),
    both(
      'Who sells you the room, and how we earn our money.',
      'Siapa yang menjual kamar Anda dan bagaimana kami mendapat penghasilan.',
    ),
    rich(
      `Wisata is the booking site of PT Wisata Nusantara Raya, a group that runs hotels and resorts in Indonesia and works with an airline. We began as the reservation desk of our own houses and now sell rooms of other hotels beside them.

## What we promise
- The first price you see is the price you pay: taxes and mandatory fees are in it.
- Every deadline is given with its date, hour and time zone.
- The voucher can be saved on your phone and works without signal.

## How we earn
Hotels pay us a commission on a booking. It does not change what you pay: the hotel sets the same total on its own desk. Nobody can buy a better place in our lists.

## Where we are
Graha Nusantara, Jl. Merdeka Barat 9, Jakarta 10110. Travel agency licence 9120 1063 4471. The help desk answers every day from 06:00 to 24:00 WIB at [021 5084 7000](tel:02150847000).`,
      `Wisata adalah situs pemesanan PT Wisata Nusantara Raya, grup yang mengelola hotel dan resor di Indonesia serta bekerja sama dengan maskapai. Kami bermula sebagai meja reservasi hotel sendiri dan kini juga menjual kamar hotel lain.

## Janji kami
- Harga pertama yang Anda lihat adalah harga yang Anda bayar: pajak dan biaya wajib sudah termasuk.
- Setiap batas waktu disebutkan lengkap dengan tanggal, jam, dan zona waktunya.
- Voucher dapat disimpan di ponsel dan berlaku tanpa sinyal.

## Dari mana penghasilan kami
Hotel membayar komisi kepada kami untuk setiap pesanan. Hal itu tidak mengubah yang Anda bayar: totalnya sama dengan di meja hotel. Tidak ada yang dapat membeli urutan yang lebih baik di daftar kami.

## Alamat kami
Graha Nusantara, Jl. Merdeka Barat 9, Jakarta 10110. Izin biro perjalanan 9120 1063 4471. Meja bantuan menjawab setiap hari pukul 06.00 sampai 24.00 WIB di [021 5084 7000](tel:02150847000).`,
    ),
  ),
  page(
    'career',
    both('Career', 'Karier'),
    both('How we work and how to apply.', 'Cara kami bekerja dan cara melamar.'),
    rich(
      `We are hotel people and software people in one office in Jakarta. Half of us have stood at a reception desk; it shows in what we build.

## How we hire
- You send us what you have made or where you have worked. No motivation letter.
- One talk with the team you would join, one working day together, paid.
- An answer within five working days, with the reason if it is a no.

## Applying
Write with the [contact form](/help#contact), choose “Career” and say which work you want to do. We keep applications for six months.`,
      `Kami orang hotel dan orang perangkat lunak dalam satu kantor di Jakarta. Separuh dari kami pernah berdiri di meja resepsionis, dan itu terasa pada yang kami buat.

## Cara kami merekrut
- Anda mengirim apa yang pernah Anda buat atau tempat Anda bekerja. Tanpa surat motivasi.
- Satu kali bicara dengan tim yang akan Anda masuki, satu hari bekerja bersama, dibayar.
- Jawaban dalam lima hari kerja, disertai alasan bila belum cocok.

## Melamar
Gunakan [formulir kontak](/id/help#contact), pilih “Karier”, dan sebutkan pekerjaan yang Anda inginkan. Lamaran kami simpan enam bulan.`,
    ),
  ),
  page(
    'partnerships',
    both('Partnerships', 'Kemitraan'),
    both(
      'For airlines, tourism boards and companies that travel.',
      'Untuk maskapai, dinas pariwisata, dan perusahaan yang bepergian.',
    ),
    rich(
      `## Tourism boards and events
We make a page for your region or event with stays that really have rooms on the dates, and tell you each week how many nights were booked.

## Companies
One monthly invoice, one person at our desk who knows your rules, and bookings in the names of your travellers.

## Get in touch
[Write to us](/help#contact) and choose “Partnership”. Say what you want to reach and by when.`,
      `## Dinas pariwisata dan acara
Kami membuat halaman untuk daerah atau acara Anda dengan penginapan yang benar-benar punya kamar pada tanggalnya, dan setiap minggu melaporkan jumlah malam yang dipesan.

## Perusahaan
Satu tagihan bulanan, satu petugas yang memahami aturan Anda, dan pemesanan atas nama para pelancong Anda.

## Hubungi kami
[Kirimkan pesan](/id/help#contact) dan pilih “Kemitraan”. Sebutkan yang ingin Anda capai dan kapan.`,
    ),
  ),
  page(
    'supplier-sign-up',
    both('Supplier sign-up', 'Pendaftaran pemasok'),
    both('Sell your rooms here.', 'Jual kamar Anda di sini.'),
    rich(
      `## What you need
- A business licence (NIB) and a tax number in the name of the property.
- Somebody who answers the phone around the clock while guests are in the house.
- Ten photographs that show the rooms as they are.

## What it costs
A commission on each stay, after the guest has left. No entry fee and no fee for a better place in the list.

## How it goes on
[Write to us](/help#contact), choose “Supplier sign-up” and name the property, the city and the number of rooms. We visit every house before its first booking.`,
      `## Yang Anda perlukan
- Nomor Induk Berusaha (NIB) dan NPWP atas nama properti.
- Seseorang yang menjawab telepon 24 jam selama ada tamu.
- Sepuluh foto yang menunjukkan kamar apa adanya.

## Biayanya
Komisi untuk setiap masa inap, setelah tamu pulang. Tidak ada biaya pendaftaran dan tidak ada biaya untuk urutan yang lebih baik.

## Selanjutnya
[Kirimkan pesan](/id/help#contact), pilih “Pendaftaran pemasok”, lalu sebutkan nama properti, kota, dan jumlah kamar. Kami mengunjungi setiap properti sebelum pesanan pertamanya.`,
    ),
  ),
  page(
    'sitemap',
    both('Sitemap', 'Peta situs'),
    both('Every page of this site.', 'Semua halaman di situs ini.'),
    rich('Looking for a booking? Go to [Find my order](/order).', 'Mencari pesanan? Buka [Cari pesanan](/id/order).'),
  ),
];
