import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findOccupancyRefusal, HOTEL_LIMITS, type Occupancy } from '@wisata/kernel/hotel-occupancy';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { Note } from '@wisata/ui/note';
import { PanelField } from '@wisata/ui/search-panel';
import { SelectField } from '@wisata/ui/select-field';
import { Stepper } from '@wisata/ui/stepper';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { GuestLabel } from './guest-label.tsx';
import styles from './guests-field.module.css';

const FIELDS = ['rooms', 'guests', 'children'] as const;
/** Hotels count people under twelve as children here; whole years on the day of check-in. */
const CHILD_AGES = Array.from({ length: 12 }, (_, age) => age);

function CountField({ form, field }: { readonly form: SearchForm; readonly field: keyof Occupancy }) {
  const { t } = useTranslation('hotel');
  const value = form.search[field];
  const more = findOccupancyRefusal(form.search, field, 1);
  const less = findOccupancyRefusal(form.search, field, -1);
  const reason = (refusal: typeof more) =>
    refusal && t(`guests.refused.${refusal.code}.${field}`, { count: refusal.limit });
  return (
    <Stepper
      label={t(`guests.${field}`)}
      hint={t(`guests.${field}Hint`, {
        count: HOTEL_LIMITS[field === 'children' ? 'childrenPerRoom' : 'guestsPerRoom'],
      })}
      value={value}
      min={0}
      max={HOTEL_LIMITS.rooms * HOTEL_LIMITS.guestsPerRoom}
      onChange={(next) => form.changeCount(field, next > value ? 1 : -1)}
      decreaseLabel={t(`guests.${field}Less`)}
      increaseLabel={t(`guests.${field}More`)}
      {...(more ? { increaseBlocked: reason(more) } : {})}
      {...(less && less.code !== 'NONE_LEFT' ? { decreaseBlocked: reason(less) } : {})}
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
  const [open, setOpen] = useState(false);
  const { children } = form.search;
  const said = form.notes.filter(({ code }) => code.endsWith('ADDED') || code.endsWith('REMOVED'));
  return (
    <PanelField
      label={t('guests.title')}
      value={<GuestLabel {...form.search} children={0} withLiteral />}
      {...(children > 0 ? { note: t('guests.childCount', { count: children }) } : {})}
      icon={<Icon of={Users} />}
      {...(error ? { error } : {})}
      open={open}
      onOpenChange={setOpen}
      align="end"
      labels={{ close: t('close') }}
      foot={
        <Button variant="action" full onClick={() => setOpen(false)}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.counts}>
        {FIELDS.map((field) => (
          <CountField key={field} form={form} field={field} />
        ))}
        <AgeFields form={form} error={error} />
        <div role="status">
          {said.map(({ code }) => (
            <Note key={code} tone="info">
              {t(`guests.said.${code}`)}
            </Note>
          ))}
        </div>
      </div>
    </PanelField>
  );
}
