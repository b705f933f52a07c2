import { TRIP_BANDS } from '@wisata/kernel/passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import { TypedContact, TypedTraveller } from '@wisata/runtime/booking/typed-people-picker';
import { useFields } from './checkout-fields.ts';
import { mayHaveKey, peopleOf, toTypedGuest } from './typed-people.rules.ts';

/** The guest of a room, or without one the person who books. */
export interface TypedPeopleProps {
  readonly room?: number;
  readonly checkInDate?: CalendarDate;
}

export function TypedPeopleRow({ room, checkInDate }: TypedPeopleProps) {
  const { values } = useFields();
  const inForm = peopleOf(values);
  if (room === undefined || !checkInDate) return <TypedContact bands={TRIP_BANDS} inForm={inForm} />;
  const guest = values.guests[room];
  if (!guest) return null;
  return (
    <TypedTraveller
      path={`guests.${room}`}
      traveller={guest}
      inForm={inForm}
      fits={(person) => mayHaveKey(person, checkInDate)}
      toTraveller={toTypedGuest}
    />
  );
}
