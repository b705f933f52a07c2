import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@wisata/kernel/remote';
import { SearchStart } from '@wisata/runtime/journey/search-start';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { defaultSearch, parseFlightSearch } from './flight-search-input.rules.ts';
import { SearchForm } from './search-form.tsx';
import { FLIGHT_SEARCHES } from './search-memory.rules.ts';

const NAMES = ['origin', 'destination', 'departDate'];

/** The flight search as other pages show it. */
export function FlightSearchPanel(slot: SlotProps['search-form']) {
  const { t } = useTranslation('flight');
  const { city, dates } = useFlightText();
  return (
    <SearchStart
      {...slot}
      service="flight"
      memory={FLIGHT_SEARCHES}
      names={NAMES}
      startOf={(query, draft, today) => (query ? parseFlightSearch(query, today) : (draft ?? defaultSearch(today)))}
      linkOf={(search) => ({
        href: flightListPath(search),
        words: t('search.lastOne', {
          origin: city(search.origin),
          destination: city(search.destination),
          dates: dates(search),
        }),
      })}
      form={(start, go) => <SearchForm initial={start} onSearch={(wanted) => go(flightListPath(wanted))} />}
    />
  );
}
