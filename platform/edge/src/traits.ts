import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES, parseLocalePath, type Locale } from '@wisata/kernel/locale';
import { AUTH_COOKIE } from '@wisata/kernel/storage-keys';
import { readCountry, type VisitorTraits } from '@wisata/registry/segment';
import type { EdgeConfig } from './config.ts';

/** Tells of visitors what trials can be limited by. */
export interface Traits {
  of(request: FastifyRequest): VisitorTraits;
}

/** A page's address says its language; whatever else a page asks for is of the language that was read last. */
function localeOf({ routeOptions, url, cookies }: FastifyRequest): Locale {
  if (routeOptions.url === '/*') return parseLocalePath(url.split('?', 1)[0]!).locale;
  return LOCALES.find((locale) => locale === cookies[LOCALE_COOKIE]) ?? DEFAULT_LOCALE;
}

/** Reads them of requests. A country counts as far as the address of a visitor does: where a trusted proxy says it. */
export function createTraits({ countryHeader }: Pick<EdgeConfig, 'countryHeader'>): Traits {
  function countryOf({ ips = [], headers }: FastifyRequest): string | undefined {
    const isForwarded = ips.length > 1;
    return countryHeader !== undefined && isForwarded ? readCountry(headers[countryHeader]) : undefined;
  }
  return {
    of: (request) => ({
      locale: localeOf(request),
      country: countryOf(request),
      signedIn: Boolean(request.cookies[AUTH_COOKIE]),
    }),
  };
}
