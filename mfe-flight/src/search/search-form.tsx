import { useTranslation } from 'react-i18next';
import { SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { useSearchForm, type SearchForm as Form } from './use-search-form.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { DateFields } from './date-fields.tsx';
import { RouteFields } from './route-fields.tsx';
import styles from './search-form.module.css';
import { TravellersField } from './travellers-field.tsx';

/** A return date makes the trip; these two say so in words. */
function TripChoice({ form }: { readonly form: Form }) {
  const { t } = useTranslation('flight');
  const isRoundTrip = form.search.returnDate !== undefined;
  return (
    <div className={styles.trip}>
      <ChipGroup label={t('search.trip')}>
        <Chip ticked selected={isRoundTrip} onToggle={() => form.setRoundTrip(true)}>
          {t('search.roundTrip')}
        </Chip>
        <Chip ticked selected={!isRoundTrip} onToggle={() => form.setRoundTrip(false)}>
          {t('search.oneWay')}
        </Chip>
      </ChipGroup>
    </div>
  );
}

interface SearchFormProps {
  readonly initial: FlightSearch;
  readonly onSearch: (search: FlightSearch) => void;
}

/** Route, dates, travellers and cabin. */
export function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { t } = useTranslation('flight');
  const form = useSearchForm(initial, onSearch);
  return (
    <SearchFormFrame
      columns="1.7fr 1.3fr 1fr"
      submitLabel={t('search.submit')}
      submit={form.submit}
      head={<TripChoice form={form} />}
    >
      <RouteFields form={form} />
      <DateFields form={form} />
      <TravellersField form={form} />
    </SearchFormFrame>
  );
}
