import type { Locale } from '@wisata/kernel/locale';

/** Texts of watched prices; loaded with their code, after the page. */
export const WATCH_WORDS = {
  en: {
    watch: 'Watch this price',
    watchLowest: 'Watch the lowest price',
    stop: 'Stop watching',
    stopOf: (title: string) => `Stop watching ${title}`,
    watching: 'You watch this price on this device. It is asked for again when you come back, at most once an hour.',
    title: 'Prices you watch',
    note: 'Kept on this device and asked for again when you come back, at most once an hour.',
    since: (price: string, day: string) => `was ${price} on ${day}`,
    same: (day: string) => `the same since ${day}`,
    lower: (title: string) => `Lower: ${title}`,
    higher: (title: string) => `Higher: ${title}`,
    change: (was: string, now: string) => `${was} before, ${now} now.`,
  },
  id: {
    watch: 'Pantau harga ini',
    watchLowest: 'Pantau harga terendah',
    stop: 'Berhenti memantau',
    stopOf: (title: string) => `Berhenti memantau ${title}`,
    watching:
      'Anda memantau harga ini di perangkat ini. Harganya ditanyakan lagi saat Anda kembali, paling sering sekali sejam.',
    title: 'Harga yang Anda pantau',
    note: 'Disimpan di perangkat ini dan ditanyakan lagi saat Anda kembali, paling sering sekali sejam.',
    since: (price: string, day: string) => `sebelumnya ${price} pada ${day}`,
    same: (day: string) => `sama sejak ${day}`,
    lower: (title: string) => `Turun: ${title}`,
    higher: (title: string) => `Naik: ${title}`,
    change: (was: string, now: string) => `Sebelumnya ${was}, sekarang ${now}.`,
  },
} as const satisfies Readonly<Record<Locale, object>>;
