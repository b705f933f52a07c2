import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
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
  | { readonly code: 'MAXIMUM' | 'MINIMUM'; readonly limit: Money; readonly amount: Money; readonly fee: Money };

/** The fee the payer carries, rounded up so that the shop never pays it. */
export function merchantFeeMinor(merchant: Merchant, amountMinor: number): number {
  // Hundredths of a percent keep the product whole before the division.
  return merchant.feeMinor + Math.ceil((amountMinor * Math.round(merchant.feePercent * 100)) / 10_000);
}

/** Undefined when the method can pay this order in time; limits apply to what the payer sends, fee included. */
export function findRefusal(merchant: Merchant, need: PaymentNeed): MerchantRefusal | undefined {
  const { currency, millisecondsLeft } = need;
  if (!merchant.currencies.includes(currency)) return { code: 'CURRENCY', currency };
  const fee = { minor: merchantFeeMinor(merchant, need.amountMinor), currency };
  const amount = { minor: need.amountMinor + fee.minor, currency };
  if (amount.minor > merchant.maxMinor)
    return { code: 'MAXIMUM', limit: { minor: merchant.maxMinor, currency }, amount, fee };
  if (amount.minor < merchant.minMinor)
    return { code: 'MINIMUM', limit: { minor: merchant.minMinor, currency }, amount, fee };
  if (millisecondsLeft <= merchant.minutesToConfirm * 60_000) {
    const minutesLeft = Math.max(0, Math.floor(millisecondsLeft / 60_000));
    return { code: 'DEADLINE', minutesNeeded: merchant.minutesToConfirm, minutesLeft };
  }
  return undefined;
}

/** True for a method that no order with so short a hold can ever use; it is not offered at all. */
export function isOutOfReach({ minutesToConfirm }: Merchant, holdMilliseconds: number): boolean {
  return holdMilliseconds <= minutesToConfirm * 60_000;
}

function duration(minutes: number, locale: Locale): string {
  if (minutes >= 60 && minutes % 60 === 0) {
    const hours = minutes / 60;
    return locale === 'id' ? `${hours} jam` : hours === 1 ? '1 hour' : `${hours} hours`;
  }
  if (locale === 'id') return `${minutes} menit`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What the payer would send; a fee in it is named, because the order itself costs less. */
function orderWords({ amount, fee }: { readonly amount: Money; readonly fee: Money }, locale: Locale): string {
  if (fee.minor === 0)
    return locale === 'id' ? `pesanan ini ${exactPrice(amount)}` : `this order is ${exactPrice(amount)}`;
  return locale === 'id'
    ? `pesanan ini ${exactPrice(amount)} termasuk biaya ${exactPrice(fee)}`
    : `this order is ${exactPrice(amount)} with its fee of ${exactPrice(fee)}`;
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
        ? `${name} menerima paling banyak ${exactPrice(refusal.limit)}; ${orderWords(refusal, locale)}.`
        : `${name} takes at most ${exactPrice(refusal.limit)}; ${orderWords(refusal, locale)}.`;
    case 'MINIMUM':
      return id
        ? `${name} menerima mulai dari ${exactPrice(refusal.limit)}; ${orderWords(refusal, locale)}.`
        : `${name} starts at ${exactPrice(refusal.limit)}; ${orderWords(refusal, locale)}.`;
    case 'DEADLINE':
      return id
        ? `${name} perlu ${duration(refusal.minutesNeeded, locale)} untuk konfirmasi; batas waktu Anda ${duration(refusal.minutesLeft, locale)} lagi.`
        : `${name} needs ${duration(refusal.minutesNeeded, locale)} to confirm; you have ${duration(refusal.minutesLeft, locale)} left.`;
  }
}
