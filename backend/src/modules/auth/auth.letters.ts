import { localePath, type Locale } from '@wisata/kernel/locale';
import type { Letter } from '../mail/index.ts';

interface Facts {
  firstName: string;
  email: string;
}

const verification: Record<Locale, (facts: Facts, path: string) => Letter> = {
  en: ({ firstName, email }, path) => ({
    subject: 'Confirm your e-mail address',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Your account has been created. Confirm that this address is yours; the link works for seven days. You can sign in already.',
    ],
    facts: [['Sign in with', email]],
    button: { text: 'Confirm my address', path },
    closing: 'If you did not open this account, do not press the button: nobody can confirm it without you.',
  }),
  id: ({ firstName, email }, path) => ({
    subject: 'Konfirmasi alamat e-mail Anda',
    heading: `Selamat datang, ${firstName}`,
    paragraphs: [
      'Akun Anda sudah dibuat. Konfirmasikan bahwa alamat ini milik Anda; tautan berlaku tujuh hari. Anda sudah dapat masuk.',
    ],
    facts: [['Masuk dengan', email]],
    button: { text: 'Konfirmasi alamat saya', path },
    closing: 'Jika Anda tidak membuat akun ini, jangan tekan tombolnya: tidak ada yang dapat mengonfirmasi tanpa Anda.',
  }),
};

export function verificationLetter(locale: Locale, facts: Facts, token: string): Letter {
  const query = new URLSearchParams({ email: facts.email, token });
  return verification[locale](facts, localePath(locale, `/register/verification?${query}`));
}

const known: Record<Locale, (facts: Facts) => Letter> = {
  en: ({ firstName, email }) => ({
    subject: 'You already have a Wisata account',
    heading: `${firstName}, you already have an account`,
    paragraphs: [
      'Somebody, probably you, wanted to open an account with this address. There is one already, and nothing about it was changed.',
      'If you no longer know the password, choose a new one on the sign-in page.',
    ],
    facts: [['Sign in with', email]],
    button: { text: 'Sign in', path: localePath('en', '/login') },
    closing: 'If it was not you, do nothing.',
  }),
  id: ({ firstName, email }) => ({
    subject: 'Anda sudah memiliki akun Wisata',
    heading: `${firstName}, Anda sudah memiliki akun`,
    paragraphs: [
      'Seseorang, mungkin Anda, ingin membuat akun dengan alamat ini. Akun sudah ada dan tidak ada yang diubah.',
      'Jika Anda lupa kata sandi, buat yang baru di halaman masuk.',
    ],
    facts: [['Masuk dengan', email]],
    button: { text: 'Masuk', path: localePath('id', '/login') },
    closing: 'Jika bukan Anda, abaikan saja.',
  }),
};

export function knownLetter(locale: Locale, facts: Facts): Letter {
  return known[locale](facts);
}

const reset: Record<Locale, (facts: Facts, path: string) => Letter> = {
  en: ({ firstName, email }, path) => ({
    subject: 'Choose a new password',
    heading: `${firstName}, choose a new password`,
    paragraphs: ['Somebody, probably you, asked for a new password. The link works once and for 60 minutes.'],
    facts: [['Account', email]],
    button: { text: 'Choose a new password', path },
    closing: 'If it was not you, do nothing: your password stays as it is.',
  }),
  id: ({ firstName, email }, path) => ({
    subject: 'Buat kata sandi baru',
    heading: `${firstName}, buat kata sandi baru`,
    paragraphs: ['Seseorang, mungkin Anda, meminta kata sandi baru. Tautan ini berlaku satu kali selama 60 menit.'],
    facts: [['Akun', email]],
    button: { text: 'Buat kata sandi baru', path },
    closing: 'Jika bukan Anda, abaikan saja: kata sandi Anda tidak berubah.',
  }),
};

export function resetLetter(locale: Locale, facts: Facts, token: string): Letter {
  const query = new URLSearchParams({ email: facts.email });
  return reset[locale](facts, localePath(locale, `/passwordreset/${token}?${query}`));
}

const changed: Record<Locale, (facts: Facts) => Letter> = {
  en: ({ firstName, email }) => ({
    subject: 'Your password was changed',
    heading: `${firstName}, your password was changed`,
    paragraphs: ['All devices were signed out. Please sign in again with the new password.'],
    facts: [['Account', email]],
    button: { text: 'Sign in', path: localePath('en', '/login') },
    closing: 'If it was not you, ask for a new password at once and contact customer service.',
  }),
  id: ({ firstName, email }) => ({
    subject: 'Kata sandi Anda sudah diganti',
    heading: `${firstName}, kata sandi Anda sudah diganti`,
    paragraphs: ['Semua perangkat sudah dikeluarkan. Silakan masuk lagi dengan kata sandi baru.'],
    facts: [['Akun', email]],
    button: { text: 'Masuk', path: localePath('id', '/login') },
    closing: 'Jika bukan Anda, segera minta kata sandi baru dan hubungi layanan pelanggan.',
  }),
};

export function changedLetter(locale: Locale, facts: Facts): Letter {
  return changed[locale](facts);
}
