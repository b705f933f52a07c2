import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { SlotProps } from '@wisata/kernel/remote';
import type { PlaceProblem } from '@wisata/kernel/trip-search';
import { RouterLink, useApp } from '@wisata/runtime';
import { PlacePair } from '@wisata/runtime/journey/place-pair';
import { SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { LastSearches } from '@wisata/ui/last-searches';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { defaultSearch, parseTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { DateFields } from './date-fields.tsx';
import { findDraft, recentSearches } from './search-memory.rules.ts';
import { StationField } from './station-field.tsx';
import { TravellersField } from './travellers-field.tsx';
import { useSearchForm } from './use-search-form.ts';

interface SearchFormProps {
  readonly initial: TrainSearch;
  readonly onSearch: (search: TrainSearch) => void;
}

/** The field that a problem of the route belongs to. */
const endOf = (problem: PlaceProblem) => (problem === 'ORIGIN_MISSING' ? 'origin' : 'destination');

/** Route, dates and travellers. */
function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { t } = useTranslation('train');
  const { station } = useTrainText();
  const form = useSearchForm(initial, onSearch);
  const { search } = form;
  const problem = form.problems.place;
  return (
    <SearchFormFrame columns="1.7fr 1.3fr 1fr" submitLabel={t('search.submit')} submit={form.submit}>
      <PlacePair
        service="train"
        swapped={{ origin: station(search.destination), destination: station(search.origin) }}
        onSwap={form.swap}
      >
        {(['origin', 'destination'] as const).map((end) => (
          <StationField
            key={end}
            end={end}
            code={search[end]}
            onChange={(to) => form.setPlace(end, to)}
            error={problem && endOf(problem) === end ? t(`search.problem.${problem}`) : undefined}
          />
        ))}
      </PlacePair>
      <DateFields form={form} />
      <TravellersField form={form} />
    </SearchFormFrame>
  );
}

function TrainsBefore() {
  const { t } = useTranslation('train');
  const app = useApp();
  const { station, dates } = useTrainText();
  const searches = recentSearches(app.storage.local, todayInJakarta(app.clock.now())).map((search) => ({
    href: trainListPath(search),
    words: t('search.lastOne', {
      origin: station(search.origin),
      destination: station(search.destination),
      dates: dates(search),
    }),
  }));
  return <LastSearches label={t('search.last')} searches={searches} as={RouterLink} />;
}

/** The train search as other pages show it: starts from an address, else from what was last in the form. */
export function TrainSearchPanel({ search, onSearch }: SlotProps['search-form']) {
  const app = useApp();
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  const today = todayInJakarta(app.clock.now());
  const draft = isInBrowser ? findDraft(app.storage.session, today) : undefined;
  const query = new URLSearchParams(search);
  const fromAddress = query.has('origin') || query.has('destination') || query.has('departDate');
  const start = fromAddress ? parseTrainSearch(query, today) : (draft ?? defaultSearch(today));

  function go(wanted: TrainSearch) {
    onSearch?.();
    void navigate(trainListPath(wanted));
  }

  return (
    <>
      <SearchForm key={isInBrowser ? 'browser' : 'server'} initial={start} onSearch={go} />
      {isInBrowser && <TrainsBefore />}
    </>
  );
}
