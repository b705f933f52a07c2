import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { isContact } from '@wisata/kernel/party-form';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { mayTravelAs } from '@wisata/kernel/typed-person';
import { useApp } from '@wisata/runtime';
import { DayField } from '@wisata/runtime/booking/day-field';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { PlaceCard } from '@wisata/runtime/booking/place-card';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { KeepPerson, SavedPeople, type SavedPlace } from '@wisata/runtime/booking/saved-people';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { TypedTraveller } from '@wisata/runtime/booking/typed-people-picker';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { useFields, useOuting } from './checkout-facts.ts';
import { fillIn } from './saved-traveller.rules.ts';
import { PassportFields } from './passport-fields.tsx';
import { useExtrasText } from './use-extras-text.ts';
import { emptyTraveller, travellerAt, type Place } from './visit-form.rules.ts';
import { peopleOf, toTraveller } from './visit-people.rules.ts';
import { needsBirth, travellerProblems } from './visit-problems.rules.ts';

interface PlaceProps {
  readonly place: Place;
}

/** A place, as saved passengers need to know it. */
function useSavedPlace(place: Place): SavedPlace {
  const { values } = useFields();
  const person = travellerAt(values, place);
  const only = titlesFor(TRIP_BANDS, place.type).length === 1 ? person.title : '';
  return {
    path: place.path,
    bands: TRIP_BANDS,
    type: place.type,
    person,
    empty: () => emptyTraveller(only),
    fill: (saved: SavedPassenger) => fillIn(saved, person, place),
  };
}

/** Whom the member has saved; somebody else than the contact takes the contact's place over. */
function Saved({ place }: PlaceProps) {
  const { facts } = useOuting();
  const { values, set } = useFields();
  const leave = isContact(values, place) ? () => set('isTravelling', false) : undefined;
  return <SavedPeople {...useSavedPlace(place)} travelDate={facts.date} leave={leave} />;
}

function Keep({ place }: PlaceProps) {
  const { values } = useFields();
  const saved = useSavedPlace(place);
  return isContact(values, place) ? null : <KeepPerson {...saved} />;
}

function Names({ place }: PlaceProps) {
  const { service, facts } = useOuting();
  const { t } = useTranslation(service);
  const { values: form } = useFields();
  const nameOf = usePersonName();
  const traveller = travellerAt(form, place);
  if (isContact(form, place)) {
    return (
      <p>
        <b>{nameOf(form.contact) || t('checkout.contact.noName')}</b> {t('checkout.contact.same')}
      </p>
    );
  }
  const titles = titlesFor(TRIP_BANDS, place.type);
  return (
    <>
      <TypedTraveller
        path={place.path}
        traveller={traveller}
        inForm={peopleOf(form, facts)}
        fits={(person) => mayTravelAs(person, TRIP_BANDS, place.type, facts.date)}
        toTraveller={(person) => toTraveller(person, place)}
      />
      <PersonFields
        path={place.path}
        person={traveller}
        title={titles.length > 1 && <TitleSelect path={place.path} titles={titles} own={false} />}
        printed={nameOf(traveller)}
      />
    </>
  );
}

/** One traveller: the name on the voucher, and of who is no adult the birth date. */
export function TravellerCard({ place }: PlaceProps) {
  const { service, facts } = useOuting();
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const { values: form } = useFields();
  const extras = useExtrasText()(place);
  const hint = t(`checkout.age.hint.${place.type}`, { date: formatDate(facts.date, locale) });
  return (
    <PlaceCard place={place} left={travellerProblems(form, place, facts).length} isContact={isContact(form, place)}>
      <Saved place={place} />
      <Names place={place} />
      {needsBirth(place) && <DayField name={`${place.path}.birth`} label={t('checkout.person.birth')} hint={hint} />}
      {extras && <p>{extras}</p>}
      {facts.needsPassport && <PassportFields place={place} />}
      <Keep place={place} />
    </PlaceCard>
  );
}
