import type { Currency } from '@wisata/kernel/money';

/** Rupiah for one Singapore dollar wherever the backend compares or shows one currency in the other. */
export const RUPIAH_PER_DOLLAR = 12_000;

/** Rupiah for one of a currency. */
export const rupiahRate = (currency: Currency): number => (currency === 'SGD' ? RUPIAH_PER_DOLLAR : 1);
