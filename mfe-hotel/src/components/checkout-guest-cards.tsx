import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { titlesFor } from '@wisata/kernel/passengers';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Stack } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import { CheckoutPersonFields } from './checkout-person-fields.tsx';
import styles from './checkout.module.css';
import { KeepGuest, SavedChildren, SavedRoomGuests, type SavedGuestsProps } from './saved-guests.tsx';

const ADULT_TITLES = titlesFor('hotel', 'ADT');
const CHILD_TITLES = titlesFor('hotel', 'CHD');
/** A guest of twelve counts as an adult (spec section 3, age bands). */
const CHILD_AGES = Array.from({ length: 12 }, (_, age) => age);

function RoomGuest({ room, rooms, ...known }: { room: number; rooms: number } & SavedGuestsProps) {
  const { t } = useTranslation('hotel');
  const { register, clearErrors } = useFormContext<CheckoutForm>();
  const isGuest = useWatch<CheckoutForm, 'isGuest'>({ name: 'isGuest' });
  const id = `checkout-room-${room}`;
  const title = rooms > 1 ? t('checkout.guest.room', { number: room + 1 }) : t('checkout.guest.title');
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader id={id} level={2} number={room + 1} title={title} subtitle={t('checkout.guest.subtitle')} />
      <CardBody>
        <Stack>
          <SavedRoomGuests room={room} {...known} />
          {room === 0 && (
            <Checkbox
              {...register('isGuest', { onChange: () => clearErrors('guests.0') })}
              id={fieldId('isGuest')}
              label={t('checkout.guest.self')}
              detail={t('checkout.guest.selfDetail')}
            />
          )}
          {(room > 0 || !isGuest) && (
            <>
              <CheckoutPersonFields path={`guests.${room}`} titles={ADULT_TITLES} />
              <KeepGuest room={room} />
            </>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Child({ index, count, ...known }: { index: number; count: number } & SavedGuestsProps) {
  const { t } = useTranslation('hotel');
  const { register, clearErrors } = useFormContext<CheckoutForm>();
  const name = `children.${index}.age` as const;
  const problem = useFieldProblem(name);
  return (
    <fieldset className={styles.child}>
      <legend className={styles.legend}>
        {count > 1 ? t('checkout.child.number', { number: index + 1 }) : t('checkout.child.one')}
      </legend>
      <Stack>
        <SavedChildren index={index} {...known} />
        <CheckoutPersonFields path={`children.${index}`} titles={CHILD_TITLES} />
        <div className={styles.narrowField}>
          <SelectField
            {...register(name, { onChange: () => clearErrors(name) })}
            id={fieldId(name)}
            label={t('checkout.child.age')}
            hint={t('checkout.child.ageHint')}
            emptyLabel={t('checkout.person.choose')}
            options={CHILD_AGES.map((age) => ({
              value: String(age),
              label: t('checkout.child.years', { count: age }),
            }))}
            error={problem}
          />
        </div>
      </Stack>
    </fieldset>
  );
}

/** One guest for each room's key, then the children with their ages. */
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
            <Stack gap={6}>
              {Array.from({ length: childCount }, (_, index) => (
                <Child key={index} index={index} count={childCount} {...known} />
              ))}
            </Stack>
          </CardBody>
        </Card>
      )}
    </>
  );
}
