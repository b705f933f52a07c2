import { CABINS } from '@wisata/kernel/contracts/flight-cabins';
import { useTranslation } from 'react-i18next';
import { PartyField } from '@wisata/runtime/journey/party-field';
import { TripCounts } from '@wisata/runtime/journey/trip-fields';
import { RadioGroup } from '@wisata/ui/radio-group';
import { useFlightText } from '../journey/use-flight-text.ts';
import styles from './travellers-field.module.css';
import type { SearchForm } from './use-search-form.ts';

/** Who travels and in which cabin, with the rules of both in words. */
export function TravellersField({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { party } = useFlightText();
  const { counts, cabin } = form.search;
  return (
    <PartyField service="flight" label={t('travellers.title')} value={party(counts)} note={t(`cabin.${cabin}`)}>
      <div className={styles.choices}>
        <TripCounts service="flight" form={form} />
        <RadioGroup
          label={t('cabin.title')}
          options={CABINS.map((value) => ({ value, label: t(`cabin.${value}`) }))}
          value={cabin}
          onChange={(to) => form.change({ cabin: to })}
        />
      </div>
    </PartyField>
  );
}
