import { localePath, type Locale } from '@wisata/kernel/locale';
import type { Letter } from '../mail/index.ts';

interface Facts {
  firstName: string;
  email: string;
}

const welcome: Record<Locale, (facts: Facts) => Letter> = {
  en: ({ firstName, email }) => ({
    subject: 'Your Wisata account is ready',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Your account has been created. You can sign in now, save the people you travel with and find every booking in one place.',
    ],
    facts: [['Sign in with', email]],
    button: { text: 'Sign in', path: localePath('en', '/login') },
    closing:
      'If you did not open this account, ask for a new password on the sign-in page; nobody else can then use it.',
  }),
  id: ({ firstName, email }) => ({
    subject: 'Akun Wisata Anda siap',
    heading: `Selamat datang, ${firstName}`,
    paragraphs: [
      'Akun Anda sudah dibuat. Sekarang Anda dapat masuk, menyimpan data penumpang, dan menemukan semua pesanan di satu tempat.',
    ],
    facts: [['Masuk dengan', email]],
    button: { text: 'Masuk', path: localePath('id', '/login') },
    closing: 'Jika Anda tidak membuat akun ini, minta kata sandi baru di halaman masuk agar tidak dipakai orang lain.',
  }),
};

export function welcomeLetter(locale: Locale, facts: Facts): Letter {
  return welcome[locale](facts);
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
