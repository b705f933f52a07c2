import type { Currency } from '@wisata/kernel/money';
import { PRICE_RANGE } from './hotel-filter.rules.ts';

/** Ends and step of the price slider. Rupiah have the contract's range; dollars one that the search's own prices fill. */
export function priceScale(currency: Currency, highestNight: number): { min: number; max: number; step: number } {
  if (currency === 'IDR') return { ...PRICE_RANGE, step: 50_000 };
  return { min: 0, max: Math.max(100, Math.ceil(highestNight / 50) * 50), step: 10 };
}

/** How many night prices fall into each of `slices` equal parts of the scale; dearer ones count in the last. */
export function priceHistogram(
  nightPrices: readonly number[],
  scale: { readonly min: number; readonly max: number },
  slices = 20,
): number[] {
  const width = (scale.max - scale.min) / slices;
  const counts = Array.from({ length: slices }, () => 0);
  for (const amount of nightPrices) {
    const slice = Math.min(slices - 1, Math.max(0, Math.floor((amount - scale.min) / width)));
    counts[slice] = (counts[slice] ?? 0) + 1;
  }
  return counts;
}
