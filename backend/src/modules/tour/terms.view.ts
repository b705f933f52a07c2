import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import type { Locale } from '@wisata/kernel/locale';
import { EXCLUDES, INCLUDES } from './data/product-words.ts';
import { REFUND_STEPS, TERMS, type RefundCode } from './data/terms.ts';
import type { InTwo, ProductSource } from './product-source.ts';

const TITLES = {
  included: { en: 'Included', id: 'Termasuk' },
  notIncluded: { en: 'Not included', id: 'Tidak termasuk' },
  registration: { en: 'Registration and payment', id: 'Pendaftaran dan pembayaran' },
  deviation: { en: 'Deviation', id: 'Deviasi' },
  cancellation: { en: 'Cancellation policy', id: 'Kebijakan pembatalan' },
  refund: { en: 'Refund policy', id: 'Kebijakan pengembalian dana' },
  notResponsible: { en: 'What the agent is not responsible for', id: 'Di luar tanggung jawab agen' },
  entitled: { en: 'What the agent is entitled to', id: 'Hak agen' },
  other: { en: 'Other', id: 'Lain-lain' },
} as const satisfies Readonly<Record<string, InTwo>>;

const SENTENCES: Readonly<
  Record<
    Locale,
    { readonly step: (percent: number, days: number) => string; readonly rest: string; readonly none: string }
  >
> = {
  en: {
    step: (percent, days) =>
      `${percent} % comes back until ${days === 1 ? '24 hours' : `${days} days`} before the start.`,
    rest: 'After that nothing comes back.',
    none: 'Tickets for this event cannot be given back.',
  },
  id: {
    step: (percent, days) => `${percent} % kembali sampai ${days === 1 ? '24 jam' : `${days} hari`} sebelum mulai.`,
    rest: 'Setelah itu tidak ada pengembalian.',
    none: 'Tiket acara ini tidak dapat dikembalikan.',
  },
};

/** What cancelling costs, step by step. */
export function refundLines(refund: RefundCode, locale: Locale): string[] {
  const { step, rest, none } = SENTENCES[locale];
  const steps = REFUND_STEPS[refund];
  if (steps.length === 0) return [none];
  return [...steps.map(({ percent, days_before: days }) => step(percent, days)), rest];
}

/** The sections of spec section 3, each point on a line; a section without any is left out. */
export function describeTerms(product: ProductSource, locale: Locale): TourDetailAnswer['terms'] {
  const lines: readonly (readonly [keyof typeof TITLES, readonly string[]])[] = [
    ['included', product.includes.map((code) => INCLUDES[code][locale])],
    ['notIncluded', product.excludes.map((code) => EXCLUDES[code][locale])],
    ['registration', TERMS.registration[locale]],
    ['deviation', product.nights > 1 ? TERMS.deviation[locale] : []],
    ['cancellation', refundLines(product.refund, locale)],
    ['refund', product.refund === 'none' ? [] : TERMS.refund[locale]],
    ['notResponsible', TERMS.notResponsible[locale]],
    ['entitled', product.id.startsWith('TUR') ? TERMS.entitled[locale] : []],
    ['other', TERMS.other[locale]],
  ];
  return lines
    .filter(([, points]) => points.length > 0)
    .map(([key, points]) => ({ title: TITLES[key][locale], tKey: key, data: points.join('\n') }));
}
