import { useTranslation } from 'react-i18next';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import type { PassengerType } from '@wisata/kernel/passengers';
import { findCountRefusal } from '@wisata/kernel/traveller-counts';
import { CountStepper, PartyField, PartyNotes } from '@wisata/runtime/journey/party-field';
import { RadioGroup } from '@wisata/ui/radio-group';
import { CABINS } from './cabin.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { SearchForm } from './use-search-form.ts';
import styles from './travellers-field.module.css';

function CountField({ form, type }: { readonly form: SearchForm; readonly type: PassengerType }) {
  const { t } = useTranslation('flight');
  const { counts } = form.search;
  return (
    <CountStepper
      label={t(`travellers.type.${type}`)}
      hint={t(`travellers.hint.${type}`)}
      value={counts[type]}
      max={FLIGHT_COUNT_RULES.maxTotal}
      onChange={(delta) => form.changeCount(type, delta)}
      decreaseLabel={t(`travellers.less.${type}`)}
      increaseLabel={t(`travellers.more.${type}`)}
      more={findCountRefusal(counts, type, 1, FLIGHT_COUNT_RULES)}
      less={findCountRefusal(counts, type, -1, FLIGHT_COUNT_RULES)}
      reason={({ code, limit }) => t(`travellers.refused.${code}`, { count: limit ?? FLIGHT_COUNT_RULES.maxTotal })}
    />
  );
}

/** Who travels and in which cabin, with the rules of both in words. */
export function TravellersField({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { party } = useFlightText();
  const { counts, cabin } = form.search;
  const removed = form.notes.filter(({ code }) => code === 'INFANT_REMOVED');
  return (
    <PartyField service="flight" label={t('travellers.title')} value={party(counts)} note={t(`cabin.${cabin}`)}>
      <div className={styles.choices}>
        {FLIGHT_COUNT_RULES.types.map((type) => (
          <CountField key={type} form={form} type={type} />
        ))}
        <PartyNotes notes={removed.map(({ code }) => ({ code, text: t(`travellers.said.${code}`) }))} />
        <RadioGroup
          label={t('cabin.title')}
          options={CABINS.map((value) => ({ value, label: t(`cabin.${value}`) }))}
          value={cabin}
          onChange={form.setCabin}
        />
      </div>
    </PartyField>
  );
}
