import { useTranslation } from 'react-i18next';
import { findOccupancyRefusal, HOTEL_LIMITS, type Occupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { CountStepper, PartyField, PartyNotes } from '@wisata/runtime/journey/party-field';
import { SelectField } from '@wisata/ui/select-field';
import type { SearchForm } from './use-search-form.ts';
import { GuestLabel } from '../stay/guest-label.tsx';
import styles from './guests-field.module.css';

const FIELDS = ['rooms', 'guests', 'children'] as const;
/** Hotels count people under twelve as children here; whole years on the day of check-in. */
const CHILD_AGES = Array.from({ length: 12 }, (_, age) => age);

function CountField({ form, field }: { readonly form: SearchForm; readonly field: keyof Occupancy }) {
  const { t } = useTranslation('hotel');
  return (
    <CountStepper
      label={t(`guests.${field}`)}
      hint={t(`guests.${field}Hint`, {
        count: HOTEL_LIMITS[field === 'children' ? 'childrenPerRoom' : 'guestsPerRoom'],
      })}
      value={form.search[field]}
      max={HOTEL_LIMITS.rooms * HOTEL_LIMITS.guestsPerRoom}
      onChange={(delta) => form.changeCount(field, delta)}
      decreaseLabel={t(`guests.${field}Less`)}
      increaseLabel={t(`guests.${field}More`)}
      more={findOccupancyRefusal(form.search, field, 1)}
      less={findOccupancyRefusal(form.search, field, -1)}
      reason={({ code, limit }) => t(`guests.refused.${code}.${field}`, { count: limit })}
    />
  );
}

function AgeFields({ form, error }: { readonly form: SearchForm; readonly error: string | undefined }) {
  const { t } = useTranslation('hotel');
  if (form.childAges.length === 0) return null;
  return (
    <div className={styles.ages}>
      {form.childAges.map((age, index) => (
        <SelectField
          key={index}
          label={t('guests.age', { number: index + 1 })}
          value={age === null ? '' : String(age)}
          onChange={(event) => form.setAge(index, event.target.value === '' ? null : Number(event.target.value))}
          emptyLabel={t('guests.chooseAge')}
          options={CHILD_AGES.map((year) => ({ value: String(year), label: t('guests.years', { count: year }) }))}
          {...(error && age === null ? { error } : {})}
        />
      ))}
    </div>
  );
}

/** Rooms, guests and children, with the age of each child. */
export function GuestsField({ form, error }: { readonly form: SearchForm; readonly error: string | undefined }) {
  const { t } = useTranslation('hotel');
  const { children } = form.search;
  const changed = form.notes.filter(({ code }) => code.endsWith('ADDED') || code.endsWith('REMOVED'));
  return (
    <PartyField
      service="hotel"
      label={t('guests.title')}
      value={<GuestLabel {...form.search} children={0} withLiteral />}
      note={children > 0 ? t('guests.childCount', { count: children }) : undefined}
      error={error}
    >
      <div className={styles.counts}>
        {FIELDS.map((field) => (
          <CountField key={field} form={form} field={field} />
        ))}
        <AgeFields form={form} error={error} />
        <PartyNotes notes={changed.map(({ code }) => ({ code, text: t(`guests.said.${code}`) }))} />
      </div>
    </PartyField>
  );
}
