import { emptyForm, emptyTraveller, fitForm, type CheckoutForm, type TravellerForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import { typedDayOf } from '@wisata/kernel/typed-day';

export const FAMILY = { ADT: 2, CHD: 1, INF: 1 };
/** A domestic day out for the family. */
export const TRIP: TripFacts = {
  counts: FAMILY,
  departDate: '2026-12-12',
  returnDate: undefined,
  requiresPassport: false,
};
export const ABROAD: TripFacts = { ...TRIP, requiresPassport: true };

/** A traveller with everything that a domestic flight asks for. */
export const named = (
  title: string,
  firstName: string,
  birth: string,
  more: Partial<TravellerForm> = {},
): TravellerForm => ({
  ...emptyTraveller(title),
  firstName,
  lastName: 'Lestari',
  birth: typedDayOf(birth),
  ...more,
});

/** A complete form of two adults, a child and an infant; the contact is the first adult. */
export function filled(more: Partial<CheckoutForm> = {}): CheckoutForm {
  const form = fitForm(emptyForm(), FAMILY);
  return {
    ...form,
    contact: {
      title: 'MRS',
      firstName: 'Ayu',
      lastName: 'Lestari',
      oneName: false,
      email: 'ayu@mail.example',
      phone: { callingCode: '62', national: '081234567890' },
    },
    adults: [named('', '', '1990-03-04'), named('MR', 'Suharto', '1986-08-17', { oneName: true, lastName: '' })],
    children: [named('MISS', 'Kirana', '2018-12-02')],
    infants: [named('INF', 'Bima', '2026-01-10')],
    ...more,
  };
}
