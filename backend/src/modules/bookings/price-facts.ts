import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, money } from '@wisata/kernel/money';
import type { Currency } from '@wisata/kernel/money';

interface PriceParts {
  readonly currency: Currency;
  readonly beforeMinor: number;
  readonly discountMinor: number;
  readonly promoCode: string | null;
  readonly feeMinor?: number;
}

const WORDS: Record<Locale, { price: string; code: string; discount: string; fee: string }> = {
  en: { price: 'Price', code: 'Voucher code', discount: 'Discount', fee: 'Payment fee' },
  id: { price: 'Harga', code: 'Kode voucher', discount: 'Potongan', fee: 'Biaya pembayaran' },
};

/** Rows of a mail between the price and the paid amount; none where both are the same. */
export function priceFacts(parts: PriceParts, locale: Locale): (readonly [string, string])[] {
  const { currency, beforeMinor, discountMinor, promoCode, feeMinor = 0 } = parts;
  if (discountMinor === 0 && feeMinor === 0) return [];
  const words = WORDS[locale];
  const amount = (minor: number) => exactPrice(money(minor, currency));
  const label = promoCode ? `${words.code} ${promoCode.replaceAll(',', ', ')}` : words.discount;
  return [
    [words.price, amount(beforeMinor)],
    ...(discountMinor > 0 ? [[label, `-${amount(discountMinor)}`] as const] : []),
    ...(feeMinor > 0 ? [[words.fee, amount(feeMinor)] as const] : []),
  ];
}
