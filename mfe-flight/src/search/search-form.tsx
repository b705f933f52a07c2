import { useTranslation } from 'react-i18next';
import { listPath } from '@wisata/kernel/services';
import { besidePlaces, SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { TripDates, TripRoute } from '@wisata/runtime/journey/trip-fields';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { formatFlightSearch, type FlightSearch } from '../journey/flight-search.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { AirportField } from './airport-field.tsx';
import styles from './search-form.module.css';
import { TravellersField } from './travellers-field.tsx';
import { useSearchForm, type SearchForm as Form } from './use-search-form.ts';

/** One way or round trip, which the return date decides. */
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
  const { city } = useFlightText();
  const form = useSearchForm(initial, onSearch);
  const trip = { service: 'flight', form, nameOf: city };
  return (
    <SearchFormFrame
      columns="1.7fr 1.3fr 1fr"
      submitLabel={t('search.submit')}
      submit={form.submit}
      plain={{ path: listPath('flight'), fields: besidePlaces(formatFlightSearch(form.search)) }}
      head={<TripChoice form={form} />}
    >
      <TripRoute
        {...trip}
        field={(end, error) => (
          <AirportField
            {...form.airports}
            end={end}
            code={form.search[end]}
            onChange={(code) => form.setPlace(end, code)}
            error={error}
          />
        )}
      />
      <TripDates {...trip} prices={form.prices} />
      <TravellersField form={form} />
    </SearchFormFrame>
  );
}
