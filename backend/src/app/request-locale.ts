import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@wisata/kernel/locale';

/** The language of an answer: the one asked for by name, else the browser's first choice, else English. */
export function requestLocale(headers: IncomingHttpHeaders, chosen?: Locale): Locale {
  return chosen ?? (/^\s*id\b/i.test(headers['accept-language'] ?? '') ? 'id' : 'en');
}
