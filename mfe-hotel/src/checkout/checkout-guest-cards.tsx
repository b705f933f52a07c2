import { useTranslation } from 'react-i18next';
import { emptyPerson } from '@wisata/kernel/contact-form';
import type { CalendarDate } from '@wisata/kernel/dates';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { KeepPerson, SavedPeople, type SavedPlace } from '@wisata/runtime/booking/saved-people';
import { keepChildBed } from '@wisata/runtime/child-bed';
import { SectionCard } from '@wisata/ui/section-card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Stack } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { useFields } from './checkout-fields.ts';
import styles from './checkout-cards.module.css';
import { GuestNames } from './guest-names.tsx';
import { findChildAge, toGuest } from './saved-guest.rules.ts';
import { TypedPeople } from './typed-people.tsx';

/** A guest of twelve counts as an adult (spec section 3, age bands). */
const CHILD_AGES = Array.from({ length: 12 }, (_, age) => age);

interface CardsProps {
  readonly rooms: number;
  readonly checkInDate: CalendarDate;
}

/** A room's place in the form, as saved passengers need to know it. */
function useRoomPlace(room: number): SavedPlace {
  const { values } = useFields();
  const person = values.guests[room] ?? emptyPerson();
  const fill = (saved: SavedPassenger) => toGuest(saved, person);
  return { path: `guests.${room}`, bands: TRIP_BANDS, type: 'ADT', person, empty: emptyPerson, fill };
}

/** One press names the guest of a room; the person who books stays the contact. */
function SavedGuests({ room, checkInDate }: Pick<CardsProps, 'checkInDate'> & { room: number }) {
  const { t } = useTranslation('hotel');
  const { values, set } = useFields();
  const tooYoung = (saved: SavedPassenger) => {
    const age = findChildAge(saved, checkInDate);
    return age === undefined ? undefined : t('checkout.saved.tooYoung', { count: age });
  };
  const leave = room === 0 && values.isGuest ? () => set('isGuest', false) : undefined;
  return <SavedPeople {...useRoomPlace(room)} travelDate={checkInDate} blocked={tooYoung} leave={leave} />;
}

/** Whoever has the room's key, where it is not the person who books. */
function NamedGuest({ room, checkInDate }: Pick<CardsProps, 'checkInDate'> & { room: number }) {
  return (
    <>
      <TypedPeople room={room} checkInDate={checkInDate} />
      <GuestNames path={`guests.${room}`} />
      <KeepPerson {...useRoomPlace(room)} />
    </>
  );
}

function RoomGuest({ room, rooms, checkInDate }: CardsProps & { room: number }) {
  const { t } = useTranslation('hotel');
  const { values, box } = useFields();
  const id = `checkout-room-${room}`;
  const title = rooms > 1 ? t('checkout.guest.room', { number: room + 1 }) : t('checkout.guest.title');
  return (
    <SectionCard id={id} number={room + 1} title={title} subtitle={t('checkout.guest.subtitle')}>
      <Stack>
        <SavedGuests room={room} checkInDate={checkInDate} />
        {room === 0 && (
          <Checkbox
            {...box('isGuest', 'guests.0')}
            id={fieldId('isGuest')}
            label={t('checkout.guest.self')}
            detail={t('checkout.guest.selfDetail')}
          />
        )}
        {(room > 0 || !values.isGuest) && <NamedGuest room={room} checkInDate={checkInDate} />}
      </Stack>
    </SectionCard>
  );
}

function ChildAge({ index, count }: { index: number; count: number }) {
  const { t } = useTranslation('hotel');
  const { choice } = useFields();
  const name = `children.${index}.age` as const;
  const problem = useFieldProblem(name);
  const age = t('checkout.child.age');
  return (
    <div className={styles.narrowField}>
      <SelectField
        {...choice(name)}
        id={fieldId(name)}
        label={count > 1 ? t('checkout.child.ageOf', { number: index + 1 }) : age}
        emptyLabel={t('checkout.person.choose')}
        options={CHILD_AGES.map((years) => ({
          value: String(years),
          label: t('checkout.child.years', { count: years }),
        }))}
        error={problem}
      />
    </div>
  );
}

/** A wish for all of them; the next hotel or tour of this visit begins with it. */
function ChildBed() {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { box } = useFields();
  const { onChange, ...field } = box('requests.childBed');
  return (
    <Checkbox
      {...field}
      id={fieldId(field.name)}
      label={t('checkout.requests.childBed')}
      detail={t('checkout.requests.subtitle')}
      onChange={(event) => {
        onChange(event);
        keepChildBed(app, event.target.checked);
      }}
    />
  );
}

/** One guest for each room's key, then the ages of the children. */
export function CheckoutGuestCards({ childCount, ...stay }: CardsProps & { readonly childCount: number }) {
  const { t } = useTranslation('hotel');
  return (
    <>
      {Array.from({ length: stay.rooms }, (_, room) => (
        <RoomGuest key={room} room={room} {...stay} />
      ))}
      {childCount > 0 && (
        <SectionCard id="checkout-children" title={t('checkout.child.title')} subtitle={t('checkout.child.subtitle')}>
          <Stack>
            {Array.from({ length: childCount }, (_, index) => (
              <ChildAge key={index} index={index} count={childCount} />
            ))}
            <p className={styles.muted}>{t('checkout.child.ageHint')}</p>
            <ChildBed />
          </Stack>
        </SectionCard>
      )}
    </>
  );
}
