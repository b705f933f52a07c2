import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@wisata/runtime';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Stack } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { useFields } from './checkout-fields.ts';
import styles from './checkout-cards.module.css';
import { GuestNames } from './guest-names.tsx';
import type { SavedGuestsProps } from './saved-guests.tsx';
import { TypedPeople } from './typed-people.tsx';

const loadSaved = () => import(/* webpackChunkName: "members" */ './saved-guests.tsx');
const SavedRoomGuests = lazy(async () => ({ default: (await loadSaved()).SavedRoomGuests }));
const KeepGuest = lazy(async () => ({ default: (await loadSaved()).KeepGuest }));

/** A guest of twelve counts as an adult (spec section 3, age bands). */
const CHILD_AGES = Array.from({ length: 12 }, (_, age) => age);

/** What needs an account; nobody else loads its code. */
function MembersOnly({ children }: { children: ReactNode }) {
  return useSessionUser() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

function RoomGuest({ room, rooms, ...known }: { room: number; rooms: number } & SavedGuestsProps) {
  const { t } = useTranslation('hotel');
  const { values, box } = useFields();
  const id = `checkout-room-${room}`;
  const title = rooms > 1 ? t('checkout.guest.room', { number: room + 1 }) : t('checkout.guest.title');
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader id={id} level={2} number={room + 1} title={title} subtitle={t('checkout.guest.subtitle')} />
      <CardBody>
        <Stack>
          <MembersOnly>
            <SavedRoomGuests room={room} {...known} />
          </MembersOnly>
          {room === 0 && (
            <Checkbox
              {...box('isGuest', 'guests.0')}
              id={fieldId('isGuest')}
              label={t('checkout.guest.self')}
              detail={t('checkout.guest.selfDetail')}
            />
          )}
          {(room > 0 || !values.isGuest) && (
            <>
              <TypedPeople room={room} checkInDate={known.checkInDate} />
              <GuestNames path={`guests.${room}`} />
              <MembersOnly>
                <KeepGuest room={room} saved={known.saved} />
              </MembersOnly>
            </>
          )}
        </Stack>
      </CardBody>
    </Card>
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

/** One guest for each room's key, then the ages of the children. */
export function CheckoutGuestCards({
  rooms,
  childCount,
  ...known
}: { rooms: number; childCount: number } & SavedGuestsProps) {
  const { t } = useTranslation('hotel');
  return (
    <>
      {Array.from({ length: rooms }, (_, room) => (
        <RoomGuest key={room} room={room} rooms={rooms} {...known} />
      ))}
      {childCount > 0 && (
        <Card as="section" labelledBy="checkout-children">
          <CardHeader
            id="checkout-children"
            level={2}
            title={t('checkout.child.title')}
            subtitle={t('checkout.child.subtitle')}
          />
          <CardBody>
            <Stack>
              {Array.from({ length: childCount }, (_, index) => (
                <ChildAge key={index} index={index} count={childCount} />
              ))}
              <p className={styles.muted}>{t('checkout.child.ageHint')}</p>
            </Stack>
          </CardBody>
        </Card>
      )}
    </>
  );
}
