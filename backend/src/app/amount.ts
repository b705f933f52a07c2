import { toMajor, type Currency } from '@wisata/kernel/money';

/** Writes amounts as answers and records carry them: decimal, in the currency beside them (decision 5). */
export const amountsIn = (currency: Currency) => (minor: number) => toMajor({ minor, currency });
