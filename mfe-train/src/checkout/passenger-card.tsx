import { useTranslation } from 'react-i18next';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { isContact, ticketName } from '@wisata/kernel/party-form';
import { titlesFor } from '@wisata/kernel/passengers';
import { mayTravelAs } from '@wisata/kernel/typed-person';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { PlaceCard } from '@wisata/runtime/booking/place-card';
import { KeepPerson, SavedPeople } from '@wisata/runtime/booking/saved-people';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { TypedTraveller } from '@wisata/runtime/booking/typed-people-picker';
import { useFields } from './checkout-fields.ts';
import { needsCard, passengerAt, type Place } from './checkout-form.rules.ts';
import { passengerProblems } from './checkout-problems.rules.ts';
import { useTrip } from './checkout-trip.tsx';
import { PassengerIdentity } from './passenger-identity.tsx';
import { savedPlaceOf } from './saved-passenger.rules.ts';
import { peopleOf, toPassenger } from './typed-people.rules.ts';

interface PlaceProps {
  readonly place: Place;
}

function Names({ place }: PlaceProps) {
  const { t } = useTranslation('train');
  const { values: form } = useFields();
  const trip = useTrip();
  const passenger = passengerAt(form, place);
  if (isContact(form, place)) {
    const name = ticketName(form.contact) || t('checkout.contact.noName');
    return (
      <p>
        <b>{name}</b> {t('checkout.contact.same')}
      </p>
    );
  }
  const titles = titlesFor(TRAIN_BANDS, place.type);
  const oneName = { label: t('checkout.person.oneName'), detail: t('checkout.person.oneNameDetail') };
  return (
    <>
      <TypedTraveller
        path={place.path}
        traveller={passenger}
        inForm={peopleOf(form, trip)}
        fits={(person) => mayTravelAs(person, TRAIN_BANDS, place.type, trip.departDate)}
        toTraveller={(person) => toPassenger(person, place)}
      />
      <PersonFields
        path={place.path}
        person={passenger}
        title={titles.length > 1 && <TitleSelect path={place.path} titles={titles} own={false} />}
        oneName={oneName}
        printed={ticketName(passenger)}
      />
    </>
  );
}

/** Whom the member has saved, for one place. */
function Saved({ place }: PlaceProps) {
  const { t } = useTranslation('train');
  const { values: form, set } = useFields();
  const { departDate } = useTrip();
  const needsBirth = !needsCard(passengerAt(form, place), place);
  return (
    <SavedPeople
      {...savedPlaceOf(form, place)}
      travelDate={departDate}
      leave={isContact(form, place) ? () => set('isTravelling', false) : undefined}
      lacks={({ birthdate }) => (needsBirth && !birthdate ? t('checkout.saved.noBirth') : undefined)}
    />
  );
}

/** One passenger: name, and what the railway looks at on the platform. */
export function PassengerCard({ place }: PlaceProps) {
  const trip = useTrip();
  const { values: form } = useFields();
  return (
    <PlaceCard place={place} left={passengerProblems(form, place, trip).length} isContact={isContact(form, place)}>
      <Saved place={place} />
      <Names place={place} />
      <PassengerIdentity place={place} />
      <KeepPerson {...savedPlaceOf(form, place)} />
    </PlaceCard>
  );
}
