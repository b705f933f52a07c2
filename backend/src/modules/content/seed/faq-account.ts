import { both, rich, type Answered } from './words.ts';

export const ACCOUNT: readonly Answered[] = [
  [
    both('I forgot my password.', 'Saya lupa kata sandi.'),
    rich(
      'Ask for a link on [Forgot password](/forgot-password). It works for one hour and only once.',
      'Minta tautan di [Lupa kata sandi](/id/forgot-password). Berlaku satu jam dan hanya sekali.',
    ),
  ],
  [
    both('How do I close my account?', 'Bagaimana cara menutup akun?'),
    rich(
      'Write to us below from the address of the account. We delete it within 30 days; booking records stay as long as tax law asks.',
      'Kirim pesan di bawah dari alamat e-mail akun. Kami menghapusnya dalam 30 hari; catatan pesanan tetap disimpan selama diwajibkan undang-undang pajak.',
    ),
  ],
  [
    both('Can I change the language?', 'Bisakah bahasa diganti?'),
    rich(
      'Yes, with EN and ID at the top. You stay on the same page and keep what you typed.',
      'Bisa, dengan EN dan ID di bagian atas. Anda tetap di halaman yang sama dan isian tidak hilang.',
    ),
  ],
];
