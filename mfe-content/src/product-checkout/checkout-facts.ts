import type { ProductPayments, ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { useCheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { createTripContext } from '@wisata/runtime/booking/trip-context';
import type { SoldDetail } from '../api/sold.model.ts';
import { optionOf, type ProductChoice } from '../products/choice.rules.ts';
import { useProductText } from '../products/use-product-text.ts';
import type { CheckoutForm, Place } from './product-form.rules.ts';

/** What one checkout is about. */
export interface Order {
  readonly sold: SoldDetail;
  readonly sale: ProductSale;
  readonly choice: ProductChoice;
  readonly payments: ProductPayments;
  /** Until when it can be given back; null where it cannot. */
  readonly freeUntil: string | null;
  readonly places: readonly Place[];
}

export const { CheckoutTripProvider: OrderProvider, useTrip: useOrder } = createTripContext<Order>();

export const useFields = useCheckoutFields<CheckoutForm>;

/** How the order is written: day, hours, number, option and terms. */
export function useOrderText({ sale, choice, payments, freeUntil }: Order) {
  const text = useProductText();
  return {
    day: text.day(choice.date),
    hours: text.hours({ time: sale.sessions.find(({ id }) => id === choice.time), timeZone: sale.timeZone }),
    units: text.units({ product_unit: sale.product_unit, units: payments.TotalQty }),
    option: optionOf(sale, choice).name,
    terms: text.terms(freeUntil, sale.timeZone),
  };
}
