import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import type { Locale } from '@wisata/kernel/locale';
import { EXCLUDES, INCLUDES } from './data/product-words.ts';
import { REFUND_STEPS, TERMS } from './data/terms.ts';
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

interface Sentences {
  readonly step: (percent: number, days: number) => string;
  readonly rest: string;
  readonly none: string;
  /** Of a ticket without a day. */
  readonly open: (percent: number) => readonly string[];
}

const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: {
    step: (percent, days) =>
      `${percent} % comes back until ${days === 1 ? '24 hours' : `${days} days`} before the start.`,
    rest: 'After that nothing comes back.',
    none: 'Tickets for this event cannot be given back.',
    open: (percent) => [
      `${percent} % comes back while the ticket is valid and not used.`,
      'Once it is issued, we ask the venue whether it was used before anything comes back.',
      'After its last day nothing comes back.',
    ],
  },
  id: {
    step: (percent, days) => `${percent} % kembali sampai ${days === 1 ? '24 jam' : `${days} hari`} sebelum mulai.`,
    rest: 'Setelah itu tidak ada pengembalian.',
    none: 'Tiket acara ini tidak dapat dikembalikan.',
    open: (percent) => [
      `${percent} % kembali selama tiket masih berlaku dan belum dipakai.`,
      'Setelah tiket terbit, kami tanyakan dulu ke tempat wisata apakah tiket sudah dipakai sebelum dana kembali.',
      'Setelah hari terakhirnya tidak ada pengembalian.',
    ],
  },
};

/** What cancelling costs, step by step. */
function refundLines({ refund, schedule }: ProductSource, locale: Locale): readonly string[] {
  const { step, rest, none, open } = SENTENCES[locale];
  const [best, ...others] = REFUND_STEPS[refund];
  if (!best) return [none];
  if (schedule.kind === 'open') return open(best.percent);
  return [...[best, ...others].map(({ percent, days_before: days }) => step(percent, days)), rest];
}

/** The sections of spec section 3, each point on a line; a section without any is left out. */
export function describeTerms(product: ProductSource, locale: Locale): TourDetailAnswer['terms'] {
  const lines: readonly (readonly [keyof typeof TITLES, readonly string[]])[] = [
    ['included', product.includes.map((code) => INCLUDES[code][locale])],
    ['notIncluded', product.excludes.map((code) => EXCLUDES[code][locale])],
    ['registration', TERMS.registration[locale]],
    ['deviation', product.nights > 1 ? TERMS.deviation[locale] : []],
    ['cancellation', refundLines(product, locale)],
    ['refund', product.refund === 'none' ? [] : TERMS.refund[locale]],
    ['notResponsible', TERMS.notResponsible[locale]],
    ['entitled', product.id.startsWith('TUR') ? TERMS.entitled[locale] : []],
    ['other', TERMS.other[locale]],
  ];
  return lines
    .filter(([, points]) => points.length > 0)
    .map(([key, points]) => ({ title: TITLES[key][locale], tKey: key, data: points.join('\n') }));
}
