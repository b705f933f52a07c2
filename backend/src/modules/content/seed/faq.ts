import type { EntryBodies } from '../tables.ts';
import type { Translated } from '../translated.ts';
import { ACCOUNT } from './faq-account.ts';
import { CARS, FLIGHTS, TOURS, TRAINS } from './faq-trades.ts';
import { both, rich, type Answered } from './words.ts';

type Faq = EntryBodies['faq'] & { readonly id: number; readonly slug: string };
const BOOKING: readonly Answered[] = [
  [
    both('Do I need an account to book?', 'Apakah perlu akun untuk memesan?'),
    rich(
      'No. You book as a guest with an e-mail address and come back to the order with that address and the order ID. An account saves you typing and keeps your bookings in one list.',
      'Tidak. Anda dapat memesan sebagai tamu dengan alamat e-mail, lalu membuka pesanan dengan alamat itu dan ID pesanan. Akun menghemat pengetikan dan menyimpan pesanan dalam satu daftar.',
    ),
  ],
  [
    both('How do I find my order?', 'Bagaimana cara menemukan pesanan saya?'),
    rich(
      'Open [Find my order](/order) and type the e-mail address of the booking and the order ID, which begins with WS and stands in every mail from us.',
      'Buka [Cari pesanan](/id/order) lalu ketik alamat e-mail pemesan dan ID pesanan, yang diawali WS dan tertulis di setiap e-mail dari kami.',
    ),
  ],
  [
    both('For how long is a room held?', 'Berapa lama kamar ditahan?'),
    rich(
      'Until the deadline on the payment page, as a rule one hour after you book. It is shown with date, hour and time zone. After it the room goes back on sale and nothing is charged.',
      'Sampai batas waktu di halaman pembayaran, umumnya satu jam setelah memesan, lengkap dengan tanggal, jam, dan zona waktu. Setelah itu kamar dijual kembali dan tidak ada yang ditagih.',
    ),
  ],
  [
    both('Can I book for somebody else?', 'Bolehkah memesan untuk orang lain?'),
    rich(
      'Yes. Put your address into the contact and the other name into the guest. The hotel asks that guest for an identity card or passport.',
      'Boleh. Isikan alamat Anda pada kontak dan nama orang tersebut pada tamu. Hotel akan meminta KTP atau paspor tamu itu.',
    ),
  ],
  [
    both('My guest has only one name. What do I type?', 'Tamu saya hanya punya satu nama. Apa yang diketik?'),
    rich(
      'Tick “Only one name” under the names. We write it the way hotels expect it and show you how the voucher will print it.',
      'Centang “Hanya satu nama” di bawah kolom nama. Kami menuliskannya sesuai kebiasaan hotel dan menunjukkan hasil cetaknya di voucher.',
    ),
  ],
  [
    both('Which voucher codes can I use?', 'Kode voucher mana yang dapat saya pakai?'),
    rich(
      'The payment page lists every code, those that fit your order first. For the others it says what is missing, such as a higher total or another day.',
      'Halaman pembayaran menampilkan semua kode, yang cocok dengan pesanan Anda lebih dulu. Untuk yang lain disebutkan apa yang kurang, misalnya total yang lebih besar atau hari lain.',
    ),
  ],
  [
    both('Why am I told “Data already exist”?', 'Mengapa muncul pesan bahwa data sudah ada?'),
    rich(
      'The same person already holds a room in that hotel for that day. Open the order and pay it, or choose another date or hotel.',
      'Orang yang sama sudah menahan kamar di hotel itu untuk hari tersebut. Buka pesanannya dan bayar, atau pilih tanggal atau hotel lain.',
    ),
  ],
];

const PAYMENT: readonly Answered[] = [
  [
    both('How can I pay?', 'Bagaimana cara membayar?'),
    rich(
      'By virtual account, QRIS, card, e-wallet, at Indomaret or Alfamart, or with PayLater. What does not fit the amount or the currency stays in the list with the reason.',
      'Dengan virtual account, QRIS, kartu, dompet digital, di Indomaret atau Alfamart, atau PayLater. Cara yang tidak sesuai dengan jumlah atau mata uang tetap ditampilkan beserta alasannya.',
    ),
  ],
  [
    both('Is there a fee for paying?', 'Apakah ada biaya pembayaran?'),
    rich(
      'Some ways have one. It is shown beside the way before you choose it and in the sum before you pay.',
      'Beberapa cara dikenai biaya. Biayanya tampil di samping cara bayar sebelum Anda memilih dan di jumlah akhir sebelum Anda membayar.',
    ),
  ],
  [
    both(
      'I paid, but the page still waits. What now?',
      'Saya sudah membayar, tetapi halaman masih menunggu. Bagaimana?',
    ),
    rich(
      'The page updates by itself and may be closed. Most banks tell us within a minute, shop counters within two hours. If it takes longer, send us the order ID.',
      'Halaman memperbarui diri dan boleh ditutup. Sebagian besar bank mengabari kami dalam semenit, gerai dalam dua jam. Bila lebih lama, kirimkan ID pesanan kepada kami.',
    ),
  ],
  [
    both('What if I pay after the deadline?', 'Bagaimana jika saya membayar setelah batas waktu?'),
    rich(
      'The booking is not revived, because the room may be sold. The payment is returned in full.',
      'Pesanan tidak dihidupkan kembali karena kamar mungkin sudah terjual. Pembayaran dikembalikan seluruhnya.',
    ),
  ],
  [
    both('Which currency do I pay in?', 'Mata uang apa yang digunakan?'),
    rich(
      'In that of the price: rupiah in Indonesia, Singapore dollars in Singapore. Two currencies are paid separately.',
      'Sesuai mata uang harganya: rupiah di Indonesia, dolar Singapura di Singapura. Dua mata uang dibayar terpisah.',
    ),
  ],
  [
    both('Do you keep my card number?', 'Apakah nomor kartu saya disimpan?'),
    rich(
      'No. You type it on the page of the payment gateway; it never reaches us.',
      'Tidak. Anda mengetiknya di halaman gerbang pembayaran; nomor itu tidak pernah sampai kepada kami.',
    ),
  ],
];

const VOUCHER: readonly Answered[] = [
  [
    both('When do I get the voucher?', 'Kapan voucher saya terima?'),
    rich(
      'Usually within a minute after the payment, by e-mail and in your order. If the hotel has to confirm by hand it can take up to 24 hours; the order says so.',
      'Biasanya dalam semenit setelah pembayaran, lewat e-mail dan di pesanan Anda. Bila hotel harus mengonfirmasi secara manual, paling lama 24 jam; hal itu tertulis di pesanan.',
    ),
  ],
  [
    both('Do I have to print it?', 'Apakah harus dicetak?'),
    rich(
      'No. Showing it on the phone is enough. Download the PDF before you leave; it works without signal.',
      'Tidak. Cukup tunjukkan di ponsel. Unduh PDF-nya sebelum berangkat; berlaku tanpa sinyal.',
    ),
  ],
  [
    both('The mail has not arrived. What can I do?', 'E-mail belum masuk. Apa yang dapat dilakukan?'),
    rich(
      'Look into the spam folder, then open [Find my order](/order): the voucher can be downloaded there too.',
      'Periksa folder spam, lalu buka [Cari pesanan](/id/order): voucher juga dapat diunduh di sana.',
    ),
  ],
  [
    both('It says that issuing failed.', 'Tertulis bahwa penerbitan gagal.'),
    rich(
      'Your payment is safe. Call us with the order ID: we confirm the room with the hotel by phone or return the payment.',
      'Pembayaran Anda aman. Telepon kami dengan ID pesanan: kami mengonfirmasi kamar ke hotel lewat telepon atau mengembalikan pembayaran.',
    ),
  ],
  [
    both('What do I need at check-in?', 'Apa yang diperlukan saat check-in?'),
    rich(
      'The voucher and the identity card or passport of the guest named on it. Many hotels ask for a deposit, which is returned when you leave.',
      'Voucher dan KTP atau paspor tamu yang tertera. Banyak hotel meminta deposit yang dikembalikan saat Anda pulang.',
    ),
  ],
];

const CHANGES: readonly Answered[] = [
  [
    both('How do I cancel?', 'Bagaimana cara membatalkan?'),
    rich(
      'An unpaid booking ends by itself at the deadline, or you remove it from the cart. For a paid one write to us below with the order ID; we tell you the amount first.',
      'Pesanan yang belum dibayar berakhir sendiri pada batas waktu, atau Anda hapus dari keranjang. Untuk yang sudah dibayar, kirim pesan di bawah dengan ID pesanan; kami beri tahu dulu jumlahnya.',
    ),
  ],
  [
    both('Until when is cancelling free?', 'Sampai kapan pembatalan gratis?'),
    rich(
      'Until the day and hour on your rate and voucher, in the time of the hotel. Rooms marked “No refund after booking” cannot be cancelled for free at all.',
      'Sampai hari dan jam pada tarif dan voucher Anda, menurut waktu setempat hotel. Kamar bertanda “Tidak dapat dikembalikan” tidak dapat dibatalkan gratis.',
    ),
  ],
  [
    both('When is the money back?', 'Kapan uang kembali?'),
    rich(
      'Bank accounts and e-wallets up to three working days, cards five to ten, depending on the bank.',
      'Rekening bank dan dompet digital paling lama tiga hari kerja, kartu lima sampai sepuluh hari kerja, tergantung bank.',
    ),
  ],
  [
    both('Can I move my stay to another date?', 'Bisakah masa inap dipindah tanggalnya?'),
    rich(
      'Book the new dates first, then have the old ones cancelled. That way you are never without a room.',
      'Pesan tanggal baru dulu, lalu minta yang lama dibatalkan. Dengan begitu Anda tidak pernah tanpa kamar.',
    ),
  ],
  [
    both('The hotel is not what I booked. What now?', 'Hotelnya tidak sesuai pesanan. Bagaimana?'),
    rich(
      'Call us from the reception, before you take the key. It is much easier to solve then than afterwards.',
      'Telepon kami dari resepsionis, sebelum Anda menerima kunci. Saat itu jauh lebih mudah diselesaikan.',
    ),
  ],
];

const PRICES: readonly Answered[] = [
  [
    both('Are taxes in the price?', 'Apakah harga sudah termasuk pajak?'),
    rich(
      'Yes: taxes, service and mandatory fees are in every price, from the first list to the voucher.',
      'Ya: pajak, layanan, dan biaya wajib sudah termasuk di setiap harga, dari daftar pertama sampai voucher.',
    ),
  ],
  [
    both('Why did the price change while I booked?', 'Mengapa harga berubah saat saya memesan?'),
    rich(
      'Hotels change prices through the day. A price you opened is kept for 30 minutes. After that we show the old and the new total and you decide.',
      'Hotel mengubah harga sepanjang hari. Harga yang Anda buka berlaku 30 menit. Setelah itu kami tampilkan total lama dan baru, lalu Anda memutuskan.',
    ),
  ],
  [
    both('What does the order of the list depend on?', 'Urutan daftar ditentukan oleh apa?'),
    rich(
      'Only on the order you choose: name or price. Nobody pays for a place.',
      'Hanya oleh urutan yang Anda pilih: nama atau harga. Tidak ada yang membayar untuk posisinya.',
    ),
  ],
  [
    both('Do children pay?', 'Apakah anak-anak membayar?'),
    rich(
      'Up to three children share the room of their parents without a charge for the bed they share. An extra bed is asked for at the hotel.',
      'Hingga tiga anak menempati kamar orang tua tanpa biaya untuk tempat tidur bersama. Tempat tidur tambahan diminta di hotel.',
    ),
  ],
];

const TOPICS: readonly (readonly [slug: string, topic: Translated, pairs: readonly Answered[]])[] = [
  ['booking', both('Booking', 'Pemesanan'), BOOKING],
  ['payment', both('Payment', 'Pembayaran'), PAYMENT],
  ['voucher', both('Voucher and check-in', 'Voucher dan check-in'), VOUCHER],
  ['changes', both('Changes and refunds', 'Perubahan dan refund'), CHANGES],
  ['prices', both('Prices', 'Harga'), PRICES],
  ['account', both('Account', 'Akun'), ACCOUNT],
  ['flights', both('Flights', 'Pesawat'), FLIGHTS],
  ['trains', both('Trains', 'Kereta'), TRAINS],
  ['tours', both('Tours and venues', 'Tur dan wahana'), TOURS],
  ['cars', both('Cars and transfers', 'Mobil dan antar-jemput'), CARS],
];

export const FAQ: readonly Faq[] = TOPICS.flatMap(([slug, topic, pairs]) =>
  pairs.map(([question, answer], index) => ({ slug: `${slug}-${index + 1}`, topic, question, answer })),
).map((entry, index) => ({ id: index + 1, ...entry }));
