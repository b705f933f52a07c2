import type { Locale } from '@wisata/kernel/locale';
import type { LookedBefore } from '@wisata/kernel/price-looks';

type Say = (count: number) => string;

const inEnglish =
  (relation: string): Say =>
  (count) =>
    count === 1 ? `${relation} when you last looked` : `${relation} on your last ${count} looks`;
const inIndonesian =
  (relation: string): Say =>
  (count) =>
    `${relation} ${count} kunjungan terakhir Anda`;

/** Texts of earlier prices; loaded with their code, after the page. */
export const LOOK_WORDS: Readonly<Record<Locale, Readonly<Record<LookedBefore['kind'], Say>>>> = {
  en: {
    lower: inEnglish('Lower than'),
    higher: inEnglish('Higher than'),
    same: inEnglish('The same as'),
    between: (count) => `Your last ${count} looks at this price`,
  },
  id: {
    lower: inIndonesian('Lebih murah daripada'),
    higher: inIndonesian('Lebih mahal daripada'),
    same: inIndonesian('Sama dengan'),
    between: (count) => `${count} kunjungan terakhir Anda ke harga ini`,
  },
};
