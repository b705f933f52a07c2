import type { Locale } from '../locale.ts';

/** Classes of a train (spec section 3); a Luxury coach is sold as an executive one of its own name. */
export const TRAIN_CLASSES = ['economy', 'business', 'executive'] as const;

/** One of them. */
export type TrainClass = (typeof TRAIN_CLASSES)[number];

/** What coaches are sold as, by the code that seats and records carry. */
const NAMES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  EKS: { en: 'Executive', id: 'Eksekutif' },
  LUX: { en: 'Luxury', id: 'Luxury' },
  PRI: { en: 'Priority', id: 'Priority' },
  BIS: { en: 'Business', id: 'Bisnis' },
  EKO: { en: 'Economy', id: 'Ekonomi' },
};

/** The class as it is sold, in the reader's language; an unknown code is given back unchanged. */
export const trainClassName = (code: string, locale: Locale) => NAMES[code]?.[locale] ?? code;
