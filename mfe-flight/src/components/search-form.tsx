import { Search } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { SearchFields } from '@wisata/ui/search-panel';
import { useSearchForm, type SearchForm as Form } from '../hooks/use-search-form.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';
import { DateFields } from './date-fields.tsx';
import { RouteFields } from './route-fields.tsx';
import styles from './search-form.module.css';
import { TravellersField } from './travellers-field.tsx';

const INVALID = 'input[aria-invalid="true"], button[data-invalid]';

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

/** Route, dates, travellers and cabin. Nothing is sent while a field has a problem; the first such field gets the focus. */
export function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { t } = useTranslation('flight');
  const form = useSearchForm(initial, onSearch);
  const fields = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.submit()) return;
    // The messages are drawn by then, and the fields that carry them are marked.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(INVALID)?.focus());
  }

  return (
    <form ref={fields} noValidate onSubmit={submit}>
      <TripChoice form={form} />
      <SearchFields
        columns="1.7fr 1.3fr 1fr"
        action={
          <Button type="submit" variant="action" size="l" icon={Search} full>
            {t('search.submit')}
          </Button>
        }
      >
        <RouteFields form={form} />
        <DateFields form={form} />
        <TravellersField form={form} />
      </SearchFields>
    </form>
  );
}
