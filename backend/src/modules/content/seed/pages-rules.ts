import { page } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';
import { both, rich } from './words.ts';

export const RULE_PAGES: readonly PageSeed[] = [
  page(
    'product-services',
    both('Product Services', 'Produk dan layanan'),
    both(
      'What can be booked here and what you get for it.',
      'Apa yang dapat dipesan di sini dan apa yang Anda terima.',
    ),
    rich(
      `## Hotels
Rooms in seventeen cities of Indonesia and in Singapore, with the total for your whole party and the day until which cancelling is free. You get a voucher with the address, the times and the rules of the house.

## Paying
Virtual account, QRIS, card, e-wallet or at a shop counter. The room is held for you until the deadline on the payment page.

## After booking
The voucher comes by e-mail and stands in [your order](/order). Members find it in their bookings and can put it into an itinerary.

## Groups and companies
From ten rooms on, [write to us](/help#contact) with dates and a budget. We answer with an offer that names each hotel.`,
      `## Hotel
Kamar di tujuh belas kota di Indonesia dan Singapura, lengkap dengan total untuk seluruh rombongan dan batas hari pembatalan gratis. Anda menerima voucher berisi alamat, jam, dan aturan hotel.

## Pembayaran
Virtual account, QRIS, kartu, dompet digital, atau di gerai. Kamar kami tahan sampai batas waktu yang tertera di halaman pembayaran.

## Setelah memesan
Voucher dikirim lewat e-mail dan tersedia di [pesanan Anda](/id/order). Anggota menemukannya di daftar pesanan dan dapat memasukkannya ke rencana perjalanan.

## Rombongan dan perusahaan
Mulai sepuluh kamar, [kirimkan pesan](/id/help#contact) berisi tanggal dan anggaran. Kami membalas dengan penawaran yang menyebut setiap hotel.`,
    ),
  ),
  page(
    'refund-and-reschedule',
    both('Refund and reschedule', 'Refund dan ubah jadwal'),
    both(
      'What can be cancelled, until when, and when the money is back.',
      'Apa yang dapat dibatalkan, sampai kapan, dan kapan uang kembali.',
    ),
    rich(
      `The rule of your room stands in three places: on the rate before you choose it, in the review before you pay, and on the voucher. It always names a day and an hour at the hotel.

## Free cancellation
Until the hour on the voucher you get back everything you paid for the room. [Write to us](/help#contact) with the order ID and the e-mail address of the booking; we answer with the amount before anything is cancelled.

## No refund
A room marked “No refund after booking” is cheaper because the hotel keeps the money. We still ask the hotel if you tell us why you cannot come; the answer is the hotel's.

## How long it takes
- Cards: five to ten working days, depending on your bank.
- Bank accounts and e-wallets: up to three working days.
- Payments at a shop counter are returned to a bank account you name.

## Another date
A hotel room is moved by booking the new dates and cancelling the old ones. Book first: then you know that there is a room.`,
      `Aturan kamar Anda tertulis di tiga tempat: pada tarif sebelum Anda memilih, pada ringkasan sebelum Anda membayar, dan pada voucher. Selalu disebutkan hari dan jam setempat di hotel.

## Pembatalan gratis
Sampai jam yang tertera di voucher, seluruh pembayaran kamar dikembalikan. [Kirimkan pesan](/id/help#contact) dengan ID pesanan dan alamat e-mail pemesan; kami menjawab jumlahnya sebelum ada yang dibatalkan.

## Tidak dapat dikembalikan
Kamar bertanda “Tidak dapat dikembalikan” lebih murah karena uangnya tetap di hotel. Bila Anda memberi tahu alasannya, kami tetap bertanya kepada hotel; keputusannya ada pada hotel.

## Berapa lama
- Kartu: lima sampai sepuluh hari kerja, tergantung bank Anda.
- Rekening bank dan dompet digital: paling lama tiga hari kerja.
- Pembayaran di gerai dikembalikan ke rekening bank yang Anda sebutkan.

## Tanggal lain
Kamar hotel dipindahkan dengan memesan tanggal baru lalu membatalkan yang lama. Pesanlah dulu: dengan begitu Anda tahu kamarnya ada.`,
    ),
  ),
  page(
    'contact',
    both('Contact', 'Hubungi kami'),
    both('The fastest way to a person.', 'Jalan tercepat menuju petugas.'),
    rich(
      `## On the day of travel
Call [021 5084 7000](tel:02150847000), every day from 06:00 to 24:00 WIB. Have the order ID ready; it begins with WS.

## Everything else
Use the [contact form](/help#contact). A person reads it and answers by e-mail, as a rule within one working day.

## Office
PT Wisata Nusantara Raya, Graha Nusantara, Jl. Merdeka Barat 9, Jakarta 10110. Visits by appointment, Monday to Friday.`,
      `## Pada hari perjalanan
Telepon [021 5084 7000](tel:02150847000), setiap hari pukul 06.00 sampai 24.00 WIB. Siapkan ID pesanan; diawali dengan WS.

## Selain itu
Gunakan [formulir kontak](/id/help#contact). Petugas membaca dan membalas lewat e-mail, umumnya dalam satu hari kerja.

## Kantor
PT Wisata Nusantara Raya, Graha Nusantara, Jl. Merdeka Barat 9, Jakarta 10110. Kunjungan dengan janji temu, Senin sampai Jumat.`,
    ),
  ),
  page(
    'terms',
    both('Terms', 'Syarat dan ketentuan'),
    both('The agreement between you, us and the hotel.', 'Perjanjian antara Anda, kami, dan hotel.'),
    rich(
      `## Who your contract is with
You book a room with the hotel. We take the booking, hold the room, collect the payment and issue the voucher on the hotel's behalf.

## When a booking exists
A booking is held when you get an order ID. It is yours when it is paid before the deadline shown. After the deadline the room goes back on sale and nothing is owed.

## Prices
Prices are for the whole stay and party, taxes and mandatory fees included. If the hotel changes a price while you book, you see the old and the new total and decide. Prices in Singapore dollars are charged in Singapore dollars; the rupiah beside them are a guide.

## Your part
Names must be as on the identity card or passport shown at check-in. The e-mail address must be yours: the voucher goes there.

## Cancelling
What cancelling costs is part of the rate and is shown before you pay. See [refund and reschedule](/menu/page/refund-and-reschedule).

## Our part
We are liable for what we do ourselves: holding, charging, issuing. For the stay itself the hotel is. If a hotel cannot give you the room, we find one of the same class nearby or return the whole payment, as you wish.

## Law
Indonesian law applies. Disputes that we cannot settle together go to the court of Central Jakarta; consumers may also turn to the consumer dispute settlement body (BPSK) where they live.`,
      `## Dengan siapa Anda berkontrak
Anda memesan kamar pada hotel. Kami menerima pesanan, menahan kamar, menerima pembayaran, dan menerbitkan voucher atas nama hotel.

## Kapan pesanan berlaku
Kamar ditahan ketika Anda menerima ID pesanan. Kamar menjadi milik Anda setelah dibayar sebelum batas waktu. Lewat batas waktu, kamar dijual kembali dan Anda tidak berutang apa pun.

## Harga
Harga berlaku untuk seluruh masa inap dan rombongan, termasuk pajak dan biaya wajib. Bila hotel mengubah harga saat Anda memesan, Anda melihat total lama dan baru lalu memutuskan. Harga dalam dolar Singapura ditagih dalam dolar Singapura; rupiah di sebelahnya hanya perkiraan.

## Kewajiban Anda
Nama harus sesuai KTP atau paspor yang ditunjukkan saat check-in. Alamat e-mail harus milik Anda: voucher dikirim ke sana.

## Pembatalan
Biaya pembatalan adalah bagian dari tarif dan ditampilkan sebelum Anda membayar. Lihat [refund dan ubah jadwal](/id/menu/page/refund-and-reschedule).

## Kewajiban kami
Kami bertanggung jawab atas yang kami lakukan sendiri: menahan, menagih, menerbitkan. Untuk masa inap, hotel yang bertanggung jawab. Bila hotel tidak dapat memberi kamar, kami carikan yang sekelas di dekatnya atau mengembalikan seluruh pembayaran, sesuai keinginan Anda.

## Hukum
Berlaku hukum Indonesia. Sengketa yang tidak dapat kita selesaikan bersama dibawa ke Pengadilan Negeri Jakarta Pusat; konsumen juga dapat menghubungi BPSK di daerahnya.`,
    ),
  ),
  page(
    'privacy',
    both('Privacy', 'Privasi'),
    both(
      'What we keep about you, why, and for how long.',
      'Apa yang kami simpan tentang Anda, mengapa, dan berapa lama.',
    ),
    rich(
      `## What we keep
- For a booking: names of the guests, e-mail address, phone number, what you booked and paid.
- For an account: the above, and passengers that you choose to save.
- On your device: language, theme, last searches and unfinished forms. They stay on the device until you clear them; the end of this page does that.
- When a page of ours breaks: which part of our program it was and what the error says, with names in quotes, addresses and numbers taken out on your device. It is kept for a week.

## What we do not keep
Card numbers. They are typed on the page of the payment gateway and never reach us.

## Who sees it
The hotel gets the names and requests it needs to receive you. The payment gateway gets the amount and the order ID. Nobody else, unless a court orders it.

## How long
Bookings are kept for ten years because tax law asks for it. Messages to the help desk are kept for two years. An account is deleted within 30 days after you [ask us](/help#contact).

## Your rights
You may see, correct and take along everything we hold about you, and withdraw a consent at any time, under Law 27 of 2022 on personal data protection.`,
      `## Yang kami simpan
- Untuk pesanan: nama tamu, alamat e-mail, nomor telepon, apa yang Anda pesan dan bayar.
- Untuk akun: yang di atas, serta data penumpang yang Anda pilih untuk disimpan.
- Di perangkat Anda: bahasa, tema, pencarian terakhir, dan formulir yang belum selesai. Semua itu tetap di perangkat sampai Anda menghapusnya; bagian akhir halaman ini melakukannya.
- Bila halaman kami bermasalah: bagian program yang gagal dan bunyi kesalahannya; kutipan, alamat, dan nomor sudah dihapus di perangkat Anda. Catatan ini disimpan satu minggu.

## Yang tidak kami simpan
Nomor kartu. Nomor itu diketik di halaman gerbang pembayaran dan tidak pernah sampai kepada kami.

## Siapa yang melihatnya
Hotel menerima nama dan permintaan yang diperlukan untuk menyambut Anda. Gerbang pembayaran menerima jumlah dan ID pesanan. Selain itu tidak ada, kecuali atas perintah pengadilan.

## Berapa lama
Data pesanan disimpan sepuluh tahun karena diwajibkan undang-undang pajak. Pesan ke meja bantuan disimpan dua tahun. Akun dihapus dalam 30 hari setelah Anda [memintanya](/id/help#contact).

## Hak Anda
Anda berhak melihat, memperbaiki, dan membawa semua data tentang Anda, serta menarik persetujuan kapan saja, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
    ),
  ),
];
