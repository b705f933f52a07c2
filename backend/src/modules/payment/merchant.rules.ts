import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import type { Currency, Money } from '@wisata/kernel/money';
import type { Merchant } from './merchants.ts';

export interface PaymentNeed {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly millisecondsLeft: number;
}

/** Why a way to pay is closed for this order. */
export type MerchantRefusal =
  | { readonly code: 'CURRENCY'; readonly currency: Currency }
  | { readonly code: 'DEADLINE'; readonly minutesNeeded: number; readonly minutesLeft: number }
  | { readonly code: 'MAXIMUM' | 'MINIMUM'; readonly limit: Money; readonly amount: Money };

/** The fee the payer carries, rounded up so that the shop never pays it. */
export function merchantFeeMinor(merchant: Merchant, amountMinor: number): number {
  // Hundredths of a percent keep the product whole before the division.
  return merchant.feeMinor + Math.ceil((amountMinor * Math.round(merchant.feePercent * 100)) / 10_000);
}

/** Undefined when the method can pay this order in time; limits apply to what the payer sends, fee included. */
export function findRefusal(merchant: Merchant, need: PaymentNeed): MerchantRefusal | undefined {
  const { currency, millisecondsLeft } = need;
  if (!merchant.currencies.includes(currency)) return { code: 'CURRENCY', currency };
  const amount = { minor: need.amountMinor + merchantFeeMinor(merchant, need.amountMinor), currency };
  if (amount.minor > merchant.maxMinor)
    return { code: 'MAXIMUM', limit: { minor: merchant.maxMinor, currency }, amount };
  if (amount.minor < merchant.minMinor)
    return { code: 'MINIMUM', limit: { minor: merchant.minMinor, currency }, amount };
  if (millisecondsLeft <= merchant.minutesToConfirm * 60_000) {
    const minutesLeft = Math.max(0, Math.floor(millisecondsLeft / 60_000));
    return { code: 'DEADLINE', minutesNeeded: merchant.minutesToConfirm, minutesLeft };
  }
  return undefined;
}

function duration(minutes: number, locale: Locale): string {
  if (minutes >= 60 && minutes % 60 === 0) {
    const hours = minutes / 60;
    return locale === 'id' ? `${hours} jam` : hours === 1 ? '1 hour' : `${hours} hours`;
  }
  if (locale === 'id') return `${minutes} menit`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The reason as a sentence that stands under the disabled method. */
export function formatRefusal(merchant: Merchant, refusal: MerchantRefusal, locale: Locale): string {
  const name = merchant.productName;
  const id = locale === 'id';
  switch (refusal.code) {
    case 'CURRENCY':
      return id
        ? `${name} hanya menerima rupiah; pesanan ini dalam ${refusal.currency}.`
        : `${name} takes rupiah only; this order is in ${refusal.currency}.`;
    case 'MAXIMUM':
      return id
        ? `${name} menerima paling banyak ${price(refusal.limit)}; pesanan ini ${price(refusal.amount)}.`
        : `${name} takes at most ${price(refusal.limit)}; this order is ${price(refusal.amount)}.`;
    case 'MINIMUM':
      return id
        ? `${name} menerima mulai dari ${price(refusal.limit)}; pesanan ini ${price(refusal.amount)}.`
        : `${name} starts at ${price(refusal.limit)}; this order is ${price(refusal.amount)}.`;
    case 'DEADLINE':
      return id
        ? `${name} perlu ${duration(refusal.minutesNeeded, locale)} untuk konfirmasi; batas waktu Anda ${duration(refusal.minutesLeft, locale)} lagi.`
        : `${name} needs ${duration(refusal.minutesNeeded, locale)} to confirm; you have ${duration(refusal.minutesLeft, locale)} left.`;
  }
}
