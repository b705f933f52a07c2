import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { fieldNames, type CheckoutForm, type Place } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

export const useFields = useCheckoutFields<CheckoutForm>;

/** `Adult 2`, `Infant 1`. */
export function usePlaceName(): (place: Pick<Place, 'type' | 'index'>) => string {
  const { t } = useTranslation('train');
  return ({ type, index }) => t(`checkout.place.${type}`, { number: index + 1 });
}

/** What the kit has to know of the fields of a trip. */
export function useFieldFacts({ counts, departDate }: TripFacts): CheckoutFields {
  const { i18n } = useTranslation('train');
  const placeName = usePlaceName();
  const fields = fieldNames(counts);
  return {
    names: fields.map(({ name }) => name),
    whose(name) {
      const place = fields.find((field) => field.name === name)?.place;
      return place ? placeName(place) : '';
    },
    facts: () => ({ date: formatDate(departDate, i18n.language as Locale) }),
  };
}
