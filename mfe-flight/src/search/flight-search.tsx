import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { SlotProps } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LastSearches } from '@wisata/ui/last-searches';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useFlightText } from '../journey/use-flight-text.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { defaultSearch, parseFlightSearch } from './flight-search-input.rules.ts';
import { type FlightSearch } from '../journey/flight-search.rules.ts';
import { findDraft, recentSearches } from './search-memory.rules.ts';
import { SearchForm } from './search-form.tsx';

function FlightsBefore() {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { city, dates } = useFlightText();
  const searches = recentSearches(app.storage.local, todayInJakarta(app.clock.now())).map((search) => ({
    href: flightListPath(search),
    words: t('search.lastOne', {
      origin: city(search.origin),
      destination: city(search.destination),
      dates: dates(search),
    }),
  }));
  return <LastSearches label={t('search.last')} searches={searches} as={RouterLink} />;
}

/** The flight search as other pages show it: starts from an address, else from what was last in the form. */
export function FlightSearchPanel({ search, onSearch }: SlotProps['search-form']) {
  const app = useApp();
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  const today = todayInJakarta(app.clock.now());
  const draft = isInBrowser ? findDraft(app.storage.session, today) : undefined;
  const query = new URLSearchParams(search);
  const fromAddress = query.has('origin') || query.has('destination') || query.has('departDate');
  const start = fromAddress ? parseFlightSearch(query, today) : (draft ?? defaultSearch(today));

  function go(wanted: FlightSearch) {
    onSearch?.();
    void navigate(flightListPath(wanted));
  }

  return (
    <>
      <SearchForm key={isInBrowser ? 'browser' : 'server'} initial={start} onSearch={go} />
      {isInBrowser && <FlightsBefore />}
    </>
  );
}
