import { LOCALE_COOKIE, parseLocalePath, type Locale } from '@wisata/kernel/locale';
import type { RouteRequest } from '../../app/route.ts';

/** The language of the page that the form was sent from. */
export function localeOf({ headers, cookies }: Pick<RouteRequest, 'headers' | 'cookies'>): Locale {
  const cookie = cookies[LOCALE_COOKIE];
  if (cookie === 'id' || cookie === 'en') return cookie;
  const referer =
    typeof headers.referer === 'string' && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : '/';
  return parseLocalePath(referer).locale;
}
