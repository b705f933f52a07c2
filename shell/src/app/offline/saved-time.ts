import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { errorTime } from '../site/error-reference.ts';

/** When an order was saved on this device: `10:20 WIB, Fri, Nov 20, 2026`. Offline only, so no server writes it too. */
export function savedTime(savedAt: string, locale: Locale): string {
  const atMs = Date.parse(savedAt);
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  });
  return `${errorTime(atMs, locale)}, ${day.format(atMs)}`;
}
