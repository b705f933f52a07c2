import type { Rates } from '@wisata/kernel/contracts/rates';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { SupplierError } from '../../app/supplier.ts';
import { bundledRates } from './adapters/bundled.ts';
import { createDailyFeed } from './adapters/daily-feed.ts';

const FEED_TIMEOUT_MS = 3_000;

/** The day's rates from the feed that `RATES_URL` names, asked once a day; ours without one or while it fails. */
function createDayRates({ clock, config, log }: BackendContext): () => Promise<Rates> {
  const { RATES_URL: url } = config.settings;
  const feed = url ? createDailyFeed({ url, timeoutMs: FEED_TIMEOUT_MS }) : undefined;
  let kept: { readonly asked: string; readonly rates: Rates } | undefined;
  return async () => {
    const today = todayInJakarta(clock.now().getTime());
    if (kept?.asked === today) return kept.rates;
    try {
      const rates = await (feed ?? bundledRates).ratesOf(today);
      kept = { asked: today, rates };
      return rates;
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      log.warn({ err: error }, 'the feed of exchange rates did not answer');
      return kept?.rates ?? bundledRates.ratesOf(today);
    }
  };
}

export const dayRatesOf = oncePerContext(createDayRates);
