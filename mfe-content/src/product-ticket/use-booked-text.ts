import { useProductText } from '../products/use-product-text.ts';
import type { BookedProduct } from './booked-product.rules.ts';

/** How a booking is written; what its record does not say is left out. */
export function useBookedText({ date, time, timeZone, unit, units, freeUntil }: BookedProduct) {
  const text = useProductText();
  return {
    when: date ? `${text.day(date)}, ${text.hours({ time, timeZone })}` : '',
    units: text.units({ product_unit: unit, units }),
    terms: text.terms(freeUntil, timeZone),
  };
}
