import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { TypedDay } from '@wisata/kernel/typed-day';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { valueAt, type FormPath } from '@wisata/ui/form-path';
import { fieldNames, type CheckoutForm } from './checkout-form.rules.ts';
import { earliestExpiry, type TripFacts } from './checkout-problems.rules.ts';
import { findAge } from './traveller-age.rules.ts';
import { usePlaceName } from './use-place-name.ts';

export type CheckoutField = FormPath<CheckoutForm>;

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields of a trip. */
export function useFieldFacts(values: CheckoutForm, { counts, departDate }: TripFacts): CheckoutFields {
  const { i18n } = useTranslation('flight');
  const placeName = usePlaceName();
  const locale = i18n.language as Locale;
  const fields = fieldNames(counts);
  return {
    names: fields.map(({ name }) => name),
    whose(name) {
      const place = fields.find((field) => field.name === name)?.place;
      return place ? placeName(place) : '';
    },
    facts(name) {
      const isBirth = name.endsWith('.birth');
      const age = isBirth ? findAge(valueAt(values, name as CheckoutField) as TypedDay, departDate) : undefined;
      return {
        count: age ?? 0,
        date: formatDate(departDate, locale),
        until: formatDate(earliestExpiry(departDate), locale),
      };
    },
  };
}
