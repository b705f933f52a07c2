import type { Currency } from '@wisata/kernel/money';
import { PRICE_RANGE } from './hotel-filter.rules.ts';

/** Ends and step of the price slider. Rupiah prices use the contract's range, other currencies the range of the search's prices. */
export function priceScale(currency: Currency, highestNight: number): { min: number; max: number; step: number } {
  if (currency === 'IDR') return { ...PRICE_RANGE, step: 50_000 };
  return { min: 0, max: Math.max(100, Math.ceil(highestNight / 50) * 50), step: 10 };
}
