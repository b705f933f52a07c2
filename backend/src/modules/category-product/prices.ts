import type { Currency } from '@wisata/kernel/money';

/** Rupiah prices end in thousands, dollars in whole ones. */
const STEPS: Readonly<Record<Currency, number>> = { IDR: 1_000, SGD: 1 };

/** A price as operators write it. */
export const roundedPrice = (price: number, currency: Currency): number =>
  Math.round(price / STEPS[currency]) * STEPS[currency];
