import { formatDate } from '@wisata/kernel/dates';
import type { TypedDay } from '@wisata/kernel/typed-day';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { createTripContext } from '@wisata/runtime/booking/trip-context';
import { usePartyFields } from '@wisata/runtime/booking/use-party-fields';
import { valueAt, type FormPath } from '@wisata/ui/form-path';
import { fieldNames, type CheckoutForm } from './checkout-form.rules.ts';
import { earliestExpiry, type TripFacts } from './checkout-problems.rules.ts';
import { findAge } from './traveller-age.rules.ts';

export type CheckoutField = FormPath<CheckoutForm>;

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the fields have to know of the trip. */
export const { CheckoutTripProvider, useTrip } = createTripContext<TripFacts & { readonly airline: string }>();

/** What the kit has to know of the fields of a trip. */
export function useFieldFacts(values: CheckoutForm, { counts, departDate }: TripFacts): CheckoutFields {
  const { locale } = useApp();
  return usePartyFields('flight', fieldNames(counts), (name) => {
    const isBirth = name.endsWith('.birth');
    const age = isBirth ? findAge(valueAt(values, name as CheckoutField) as TypedDay, departDate) : undefined;
    return {
      count: age ?? 0,
      date: formatDate(departDate, locale),
      until: formatDate(earliestExpiry(departDate), locale),
    };
  });
}
