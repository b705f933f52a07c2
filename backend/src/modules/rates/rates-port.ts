import type { Rates } from '@wisata/kernel/contracts/rates';

/** Where the day's exchange rates come from. */
export interface RateSource {
  /** The newest rates of a day, `2026-11-24`. @throws SupplierError when the source does not answer. */
  ratesOf(date: string): Promise<Rates>;
}
