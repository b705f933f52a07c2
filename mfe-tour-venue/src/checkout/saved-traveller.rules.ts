import { isContact } from '@wisata/kernel/party-form';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { typedDayOf, findTypedDay } from '@wisata/kernel/typed-day';
import type { KeptPassenger, SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { keptPerson, personFrom } from '@wisata/runtime/booking/saved-passengers.rules';
import { placesOf, travellerAt } from './visit-form.rules.ts';
import type { CheckoutForm, Place, TravellerForm } from './visit-form.rules.ts';
import type { OutingFacts } from './visit-problems.rules.ts';

/** A traveller with everything that is saved of somebody. */
export const fillIn = (saved: SavedPassenger, now: TravellerForm, { type }: Pick<Place, 'type'>): TravellerForm => ({
  ...now,
  ...personFrom(saved, now, TRIP_BANDS, type),
  birth: typedDayOf(saved.birthdate ?? undefined),
});

/** Travellers whom the member asked to save, with the birth date where it was asked for. */
export const travellersToKeep = (form: CheckoutForm, { party }: Pick<OutingFacts, 'party'>): readonly KeptPassenger[] =>
  placesOf(party).flatMap((place) => {
    const traveller = travellerAt(form, place);
    if (!traveller.keep || isContact(form, place)) return [];
    const birthDate = findTypedDay(traveller.birth);
    return [{ ...keptPerson(traveller), ...(birthDate ? { birthdate: birthDate } : {}) }];
  });
