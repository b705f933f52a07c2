import { useTranslation } from 'react-i18next';
import { SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { useSearchForm, type SearchProblems } from './use-search-form.ts';
import { formatHotelSearch, STAY_LIMITS, type HotelSearch } from '../stay/hotel-search.rules.ts';
import type { SearchDraft } from './search-memory.rules.ts';
import { GuestsField } from './guests-field.tsx';
import { PlaceField } from './place-field.tsx';
import { StayField } from './stay-field.tsx';

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

/** Destination, dates and party. */
export function SearchForm({ initial, onSearch, scope = 'all' }: SearchFormProps) {
  const { t } = useTranslation('hotel');
  const form = useSearchForm(initial, onSearch);
  const text = useProblemText(form.problems);
  const isAll = scope === 'all';
  // The place comes from its field: an earlier choice must not stay in the query.
  const besidePlace = { ...form.search, destinationKey: '', city: '', hotelKey: '', hotelName: '' };
  return (
    <SearchFormFrame
      columns={isAll ? '1.15fr 1.45fr 1.3fr' : '1.5fr 1.05fr'}
      submitLabel={t(isAll ? 'search.submit' : 'search.submitStay')}
      submit={form.submit}
      {...(isAll ? { plain: { path: '/hotel/list', fields: formatHotelSearch(besidePlace) } } : {})}
    >
      {isAll && <PlaceField place={form.place} onChange={form.setPlace} error={text.place} />}
      <StayField form={form} error={text.stay} />
      <GuestsField form={form} error={text.ages} />
    </SearchFormFrame>
  );
}
