import { fromMajor, type Currency } from '@wisata/kernel/money';
import { amountsIn } from '../../app/amount.ts';
import { ApiError } from '../../app/envelope.ts';

/** The refusal of a booking at a price that the traveller has not seen. */
export function priceChanged(
  price: { readonly knownMinor: number; readonly totalMinor: number; readonly currency: Currency },
  data: Readonly<Record<string, string>> = {},
): ApiError {
  const { knownMinor, totalMinor, currency } = price;
  const amount = amountsIn(currency);
  const totals = { old_total: amount(knownMinor), new_total: amount(totalMinor) };
  const difference = amount(totalMinor - knownMinor);
  return new ApiError(409, 'PRICE_CHANGED', 'The price has changed. Please check the new total.', {
    // The totals are in `fields` too, because clients pass a failure's fields on.
    fields: { old_total: String(totals.old_total), new_total: String(totals.new_total), currency },
    data: { ...data, ...totals, total: totals.new_total, difference, currency },
  });
}

/** Refuses a booking whose total differs from the one that the traveller has seen; a call without a total accepts any. */
export function checkTotal(known: number | null | undefined, totalMinor: number, currency: Currency): void {
  if (known == null) return;
  const knownMinor = fromMajor(known, currency).minor;
  if (knownMinor !== totalMinor) throw priceChanged({ knownMinor, totalMinor, currency });
}
