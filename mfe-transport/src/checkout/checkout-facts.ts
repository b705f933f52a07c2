import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { createTripContext } from '@wisata/runtime/booking/trip-context';
import { useTranslation } from 'react-i18next';
import type { Quote, VehicleChoice } from '../trip/vehicle-choice.rules.ts';
import { DRIVER_PATH, FIELD_NAMES, type CheckoutForm } from './vehicle-form.rules.ts';
import type { RentalFacts } from './vehicle-problems.rules.ts';

/** What one checkout is about. */
export interface Rental {
  readonly choice: VehicleChoice;
  readonly confirmed: TransportConfirmed;
  readonly quote: Quote;
  readonly facts: RentalFacts;
}

export const { CheckoutTripProvider: RentalProvider, useTrip: useRental } = createTripContext<Rental>();

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields. */
export function useFieldFacts({ facts }: Rental): CheckoutFields {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  return {
    names: FIELD_NAMES,
    whose(name) {
      if (name.startsWith(DRIVER_PATH)) return t('checkout.driver.title');
      return name.startsWith('second.') ? t('checkout.second.title') : '';
    },
    facts: () => ({
      date: formatDate(facts.lastDate, locale),
      age: facts.minDriverAge,
      count: facts.licenceYears ?? 0,
    }),
  };
}
