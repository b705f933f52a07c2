import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { usePartyFields } from '@wisata/runtime/booking/use-party-fields';
import { fieldNames, type CheckoutForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields of a trip. */
export function useFieldFacts({ counts, departDate }: TripFacts): CheckoutFields {
  const { locale } = useApp();
  return usePartyFields('train', fieldNames(counts), () => ({ date: formatDate(departDate, locale) }));
}
