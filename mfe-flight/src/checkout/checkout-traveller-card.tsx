import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { useTranslation } from 'react-i18next';
import { isContact, ticketName } from '@wisata/kernel/party-form';
import { titlesFor } from '@wisata/kernel/passengers';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { KeepPerson, SavedPeople, type SavedPlace } from '@wisata/runtime/booking/saved-people';
import { PlaceCard } from '@wisata/runtime/booking/place-card';
import { TitleSegments } from '@wisata/runtime/booking/title-fields';
import { Grid } from '@wisata/ui/layout';
import { useFields, useTrip } from './checkout-fields.ts';
import { emptyTraveller, travellerAt, type CheckoutForm, type Place } from './checkout-form.rules.ts';
import { travellerProblems } from './checkout-problems.rules.ts';
import { fillIn } from './saved-passenger.rules.ts';
import { AgeNote, BirthField } from './checkout-birth-field.tsx';
import { CheckoutDocuments } from './checkout-documents.tsx';
import { TravellerNames } from './checkout-names.tsx';
import { TypedPeople } from './typed-people.tsx';
import styles from './checkout-fields.module.css';

interface PlaceProps {
  readonly place: Place;
}

/** A traveller's place, as saved passengers need to know it. */
function savedPlaceOf(form: CheckoutForm, { path, type, index }: Place): SavedPlace {
  const person = travellerAt(form, { type, index });
  const fill = (saved: SavedPassenger) => fillIn(person, saved, type);
  return { path, bands: FLIGHT_BANDS, type, person, empty: emptyTraveller, fill };
}

function Saved({ place, form }: PlaceProps & { form: CheckoutForm }) {
  const { t } = useTranslation('flight');
  const { set } = useFields();
  const { departDate } = useTrip();
  return (
    <SavedPeople
      {...savedPlaceOf(form, place)}
      travelDate={departDate}
      leave={isContact(form, place) ? () => set('isTravelling', false) : undefined}
      lacks={({ birthdate }) => (birthdate ? undefined : t('checkout.saved.noBirth'))}
    />
  );
}

function Names({ place, form }: PlaceProps & { form: CheckoutForm }) {
  const { t } = useTranslation('flight');
  if (isContact(form, place)) {
    const name = ticketName(form.contact);
    return (
      <Grid align="top">
        <p>
          <span className={styles.same}>{name || t('checkout.contact.noName')}</span> {t('checkout.contact.same')}
        </p>
        <BirthField place={place} />
      </Grid>
    );
  }
  return (
    <>
      <TypedPeople place={place} />
      <Grid align="top">
        <TitleSegments path={place.path} titles={titlesFor(FLIGHT_BANDS, place.type)} />
        <BirthField place={place} />
      </Grid>
      <TravellerNames path={place.path} />
    </>
  );
}

/** One traveller: whom the member saved, name, birth date and what the airline wants to see. */
export function CheckoutTravellerCard({ place }: PlaceProps) {
  const { values: form } = useFields();
  const trip = useTrip();
  return (
    <PlaceCard place={place} left={travellerProblems(form, place, trip).length} isContact={isContact(form, place)}>
      <Saved place={place} form={form} />
      <Names place={place} form={form} />
      <AgeNote place={place} />
      <CheckoutDocuments place={place} />
      <KeepPerson {...savedPlaceOf(form, place)} />
    </PlaceCard>
  );
}
