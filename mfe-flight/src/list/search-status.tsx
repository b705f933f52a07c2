import { useTranslation } from 'react-i18next';
import { SearchStatus as Status } from '@wisata/runtime/journey/search-status';
import { useSearchAgain } from './use-search-again.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { AskedSource, MergedResults } from './results-merge.rules.ts';

interface SearchStatusProps {
  readonly search: FlightSearch;
  readonly asked: readonly AskedSource[];
  readonly results: MergedResults;
  /** Flights that the filters leave. */
  readonly left: number;
}

/** How far the search has come, with its groups of airlines and single airlines by name. */
export function SearchStatus({ search, asked, results, left }: SearchStatusProps) {
  const { t } = useTranslation('flight');
  const { askAgain, searchAgain } = useSearchAgain(search);
  const { failed, flights, expiresAtMs } = results;
  const nameOf = (id: string) => (id.startsWith('airline-') ? t('groups.airline') : t(`groups.${id}`));
  return (
    <Status
      service="flight"
      state={results}
      asked={asked}
      nameOf={nameOf}
      failed={failed.map(({ id, name }) => ({ id, name: name || nameOf(id) }))}
      count={flights.length}
      left={left}
      expiresAtMs={expiresAtMs}
      onRetry={(id) => askAgain(id, [...failed, ...asked].find((source) => source.id === id)?.airlines ?? [])}
      onRefresh={searchAgain}
    />
  );
}
