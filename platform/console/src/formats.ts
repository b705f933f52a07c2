import { oneDecimal, type Locale } from '@wisata/kernel/locale';

/** A day before its month in both languages, which the kernel's tag for English does not give. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', id: 'id-ID' };

/** An instant in the operator's own time zone, `20 Nov, 15:04` or `20 Nov, 15.04`. */
export const formatInstant = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );

/** A share from 0 to 1 as text, `2.9%` or `2,9%`. */
export const formatShare = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** A share in percent as text. */
export const formatPercent = (percent: number, locale: Locale): string => formatShare(percent / 100, locale);

/** A size as text, `12.4 kB` or `12,4 kB`. */
export const formatBytes = (bytes: number, locale: Locale): string => `${oneDecimal(bytes / 1000, locale)} kB`;

/** Several as one: `a, b and c` or `a, b, dan c`. */
export const formatList = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(parts);
