import type { Rates } from '@wisata/kernel/contracts/rates';
import { smoothNoise } from '@wisata/kernel/random';
import { RUPIAH_PER_DOLLAR } from '../../../app/exchange.ts';
import type { RateSource } from '../rates-port.ts';

/** Rupiah and Singapore dollars stand in the rate that the whole site compares them by. */
const FIXED = { IDR: 1, SGD: RUPIAH_PER_DOLLAR };
const MIDDLE = { USD: 15_600, MYR: 3_500, AUD: 10_300, EUR: 17_000, JPY: 105, CNY: 2_170 };
/** How far a rate strays from its middle. */
const SWING = 0.02;
const DAYS_BETWEEN = 9;

/** Rates without a network: they drift from day to day, and a day always has the same ones. */
export const bundledRates: RateSource = {
  async ratesOf(date) {
    const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
    const drifting = Object.entries(MIDDLE).map(([currency, middle]) => {
      const drift = (smoothNoise(currency, day, DAYS_BETWEEN) - 0.5) * 2 * SWING;
      return [currency, Math.round(middle * (1 + drift) * 100) / 100] as const;
    });
    return { date, rupiah: { ...FIXED, ...Object.fromEntries(drifting) } } satisfies Rates;
  },
};
