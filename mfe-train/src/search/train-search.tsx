import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@wisata/kernel/remote';
import { listPath } from '@wisata/kernel/services';
import { PartyField } from '@wisata/runtime/journey/party-field';
import { besidePlaces, SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { SearchStart } from '@wisata/runtime/journey/search-start';
import { TripCounts, TripDates, TripRoute } from '@wisata/runtime/journey/trip-fields';
import { Stack } from '@wisata/ui/layout';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { defaultSearch, formatTrainSearch, parseTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { TRAIN_SEARCHES } from './search-memory.rules.ts';
import { StationField } from './station-field.tsx';
import { useSearchForm } from './use-search-form.ts';

const NAMES = ['origin', 'destination', 'departDate'];

interface SearchFormProps {
  readonly initial: TrainSearch;
  readonly onSearch: (search: TrainSearch) => void;
}

/** Route, dates and travellers: four adults, and an infant on the lap of each. */
function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { t } = useTranslation('train');
  const { station, party } = useTrainText();
  const form = useSearchForm(initial, onSearch);
  const trip = { service: 'train', form, nameOf: station };
  return (
    <SearchFormFrame
      columns="1.7fr 1.45fr 0.85fr"
      submitLabel={t('search.submit')}
      submit={form.submit}
      plain={{ path: listPath('train'), fields: besidePlaces(formatTrainSearch(form.search)) }}
    >
      <TripRoute
        {...trip}
        field={(end, error) => (
          <StationField
            {...form.stations}
            end={end}
            code={form.search[end]}
            onChange={(code) => form.setPlace(end, code)}
            error={error}
          />
        )}
      />
      <TripDates {...trip} prices={form.prices} />
      <PartyField service="train" label={t('travellers.title')} value={party(form.search.counts)}>
        <Stack>
          <TripCounts {...trip} />
        </Stack>
      </PartyField>
    </SearchFormFrame>
  );
}

/** The train search as other pages show it. */
export function TrainSearchPanel(slot: SlotProps['search-form']) {
  const { t } = useTranslation('train');
  const { station, dates } = useTrainText();
  return (
    <SearchStart
      {...slot}
      service="train"
      memory={TRAIN_SEARCHES}
      names={NAMES}
      startOf={(query, draft, today) => (query ? parseTrainSearch(query, today) : (draft ?? defaultSearch(today)))}
      linkOf={(search) => ({
        href: trainListPath(search),
        words: t('search.lastOne', {
          origin: station(search.origin),
          destination: station(search.destination),
          dates: dates(search),
        }),
      })}
      form={(start, go) => <SearchForm initial={start} onSearch={(wanted) => go(trainListPath(wanted))} />}
    />
  );
}
