import { LOCALES, type Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';

/** Two letters as ISO 3166 has them. */
const COUNTRY = /^[A-Z]{2}$/;

/** Visitors whom a trial is limited to; what is left out is not asked. */
export const Segment = v.pipe(
  v.object({
    locale: v.optional(v.picklist(LOCALES, `A language is one of ${LOCALES.join(', ')}.`)),
    country: v.optional(v.pipe(v.string(), v.regex(COUNTRY, 'A country has two capital letters: SG.'))),
    signedIn: v.optional(v.boolean()),
  }),
  v.check((segment) => Object.keys(segment).length > 0, 'Say whom the trial is limited to.'),
);
/** Visitors of one language, country, or of those who are signed in or are not. */
export type Segment = v.InferOutput<typeof Segment>;

/** What an edge knows of who asks, as far as a trial can be limited by it. */
export interface VisitorTraits {
  /** The language that is being read. */
  readonly locale: Locale;
  /** Undefined where nobody who is trusted says it. */
  readonly country: string | undefined;
  readonly signedIn: boolean;
}

/** A country as a proxy writes it; undefined for what is none. */
export function readCountry(text: unknown): string | undefined {
  const country = typeof text === 'string' ? text.trim().toUpperCase() : '';
  return COUNTRY.test(country) ? country : undefined;
}

/** Whether a visitor is one of those whom a trial is limited to. */
export const isInSegment = (segment: Segment, traits: VisitorTraits): boolean =>
  (segment.locale === undefined || segment.locale === traits.locale) &&
  (segment.country === undefined || segment.country === traits.country) &&
  (segment.signedIn === undefined || segment.signedIn === traits.signedIn);

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', id: 'Indonesian' };

/** `visitors who read Indonesian, come from SG and are signed in`; all visitors without a segment. */
export function describeSegment(segment: Segment | undefined): string {
  const { locale, country, signedIn } = segment ?? {};
  const parts = [
    ...(locale === undefined ? [] : [`read ${LANGUAGES[locale]}`]),
    ...(country === undefined ? [] : [`come from ${country}`]),
    ...(signedIn === undefined ? [] : [signedIn ? 'are signed in' : 'are not signed in']),
  ];
  if (parts.length === 0) return 'visitors';
  const last = parts.pop()!;
  return `visitors who ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}`;
}
