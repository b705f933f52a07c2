import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassengerType } from '@wisata/kernel/passengers';
import { findCountRefusal } from '@wisata/kernel/traveller-counts';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { Note } from '@wisata/ui/note';
import { RadioGroup } from '@wisata/ui/radio-group';
import { PanelField } from '@wisata/ui/search-panel';
import { Stepper } from '@wisata/ui/stepper';
import { CABINS } from '../rules/cabin.rules.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { FLIGHT_COUNT_RULES } from '../rules/flight-search-input.rules.ts';
import styles from './travellers-field.module.css';

function CountField({ form, type }: { readonly form: SearchForm; readonly type: PassengerType }) {
  const { t } = useTranslation('flight');
  const { counts } = form.search;
  const more = findCountRefusal(counts, type, 1, FLIGHT_COUNT_RULES);
  const less = findCountRefusal(counts, type, -1, FLIGHT_COUNT_RULES);
  const reason = (refusal: typeof more) =>
    refusal && t(`travellers.refused.${refusal.code}`, { count: refusal.limit ?? FLIGHT_COUNT_RULES.maxTotal });
  return (
    <Stepper
      label={t(`travellers.type.${type}`)}
      hint={t(`travellers.hint.${type}`)}
      value={counts[type]}
      min={0}
      max={FLIGHT_COUNT_RULES.maxTotal}
      onChange={(next) => form.changeCount(type, next > counts[type] ? 1 : -1)}
      decreaseLabel={t(`travellers.less.${type}`)}
      increaseLabel={t(`travellers.more.${type}`)}
      {...(more ? { increaseBlocked: reason(more) } : {})}
      {...(less && less.code !== 'NONE_LEFT' ? { decreaseBlocked: reason(less) } : {})}
    />
  );
}

/** Who travels and in which cabin, with the rules of both in words. */
export function TravellersField({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { party } = useFlightText();
  const [open, setOpen] = useState(false);
  const { counts, cabin } = form.search;
  const said = form.notes.filter(({ code }) => code === 'INFANT_REMOVED');
  return (
    <PanelField
      label={t('travellers.title')}
      value={party(counts)}
      note={t(`cabin.${cabin}`)}
      icon={<Icon of={Users} />}
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
      <div className={styles.choices}>
        {FLIGHT_COUNT_RULES.types.map((type) => (
          <CountField key={type} form={form} type={type} />
        ))}
        <div role="status">
          {said.map(({ code }) => (
            <Note key={code} tone="info">
              {t(`travellers.said.${code}`)}
            </Note>
          ))}
        </div>
        <RadioGroup
          label={t('cabin.title')}
          options={CABINS.map((value) => ({ value, label: t(`cabin.${value}`) }))}
          value={cabin}
          onChange={form.setCabin}
        />
      </div>
    </PanelField>
  );
}
