import { READING_CURRENCIES } from '@wisata/kernel/contracts/rates';
import * as v from 'valibot';
import { SupplierError } from '../../../app/supplier.ts';
import type { RateSource } from '../rates-port.ts';

/** What one euro is in other currencies, as feeds of the European Central Bank's rates say it. */
const FEED = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
});

export interface FeedSettings {
  readonly url: string;
  readonly timeoutMs: number;
}

/** A vendor's feed; it says of which day its rates are, because none are fixed at a weekend. */
export function createDailyFeed({ url, timeoutMs }: FeedSettings): RateSource {
  return {
    async ratesOf() {
      const answer: unknown = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`HTTP ${response.status}`))))
        .catch((cause: unknown) => {
          throw new SupplierError('The feed of exchange rates does not answer', { retryable: true, cause });
        });
      const read = v.safeParse(FEED, answer);
      const inEuro = { EUR: 1, ...(read.success ? read.output.rates : {}) } as Record<string, number>;
      const { IDR: rupiah } = inEuro;
      if (!read.success || !rupiah)
        throw new SupplierError('The feed of exchange rates cannot be read', { retryable: true });
      const known = READING_CURRENCIES.filter((currency) => inEuro[currency]);
      return {
        date: read.output.date,
        rupiah: Object.fromEntries(known.map((currency) => [currency, rupiah / inEuro[currency]!])),
      };
    },
  };
}
