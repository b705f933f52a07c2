import { Search } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { SearchFields } from '@wisata/ui/search-panel';
import { useSearchForm, type SearchProblems } from '../hooks/use-search-form.ts';
import { STAY_LIMITS, type HotelSearch } from '../rules/hotel-search.rules.ts';
import type { SearchDraft } from '../rules/search-memory.rules.ts';
import { GuestsField } from './guests-field.tsx';
import { PlaceField } from './place-field.tsx';
import { StayField } from './stay-field.tsx';

const INVALID = 'input[aria-invalid="true"], button[data-invalid]';

interface SearchFormProps {
  readonly initial: SearchDraft;
  readonly onSearch: (search: HotelSearch) => void;
  /** `stay` changes dates and party of the hotel that is being looked at. */
  readonly scope?: 'all' | 'stay';
}

function useProblemText(problems: SearchProblems) {
  const { t } = useTranslation('hotel');
  const { place, stay, ages } = problems;
  return {
    place: place && t(`search.problem.${place}`),
    stay: stay && t(`search.problem.${stay}`, { nights: STAY_LIMITS.nights, days: STAY_LIMITS.daysAhead }),
    ages: ages && t(`search.problem.${ages}`),
  };
}

/** Destination, dates and party. Nothing is sent while a field has a problem; the first such field gets the focus. */
export function SearchForm({ initial, onSearch, scope = 'all' }: SearchFormProps) {
  const { t } = useTranslation('hotel');
  const form = useSearchForm(initial, onSearch);
  const text = useProblemText(form.problems);
  const fields = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.submit()) return;
    // The messages are drawn by then, and the fields that carry them are marked.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(INVALID)?.focus());
  }

  return (
    <form ref={fields} noValidate onSubmit={submit}>
      <SearchFields
        columns={scope === 'all' ? '1.15fr 1.45fr 1.3fr' : '1.5fr 1.05fr'}
        action={
          <Button type="submit" variant="action" size="l" icon={Search} full>
            {scope === 'all' ? t('search.submit') : t('search.submitStay')}
          </Button>
        }
      >
        {scope === 'all' && <PlaceField place={form.place} onChange={form.setPlace} error={text.place} />}
        <StayField form={form} error={text.stay} />
        <GuestsField form={form} error={text.ages} />
      </SearchFields>
    </form>
  );
}
