import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { dayOf, routeOf, type TripProblem } from '@wisata/kernel/trip-legs';
import { leavingOn } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { DepartureGone, FilteredAway, NearbyDays } from '@wisata/runtime/journey/list-empty';
import { RefusedTrip } from '@wisata/runtime/journey/refused-search';
import { EmptyState } from '@wisata/ui/empty-state';
import { Page } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { Flight } from '../api/flight.model.ts';
import type { FlightListData } from '../api/flight-list.model.ts';
import { useFlightFilter } from './use-flight-filter.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { ListView } from './use-list-view.ts';
import { findFacets } from './flight-facets.rules.ts';
import { FLIGHT_ADDRESSES, flightListPath } from '../journey/flight-paths.rules.ts';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import styles from './flight-results.module.css';

/** Shown when the search of the address is invalid; the form above is open. */
export function ProblemResults({ problem, search }: { readonly problem: TripProblem; readonly search: FlightSearch }) {
  const today = todayInJakarta(useApp().clock.now());
  return <RefusedTrip of={FLIGHT_ADDRESSES} problem={problem} search={search} today={today} daysAhead={DAYS_AHEAD} />;
}

/** The flight that was chosen for the way there cannot be had any more. */
export function LostDeparture({ failure, search }: { readonly failure: Failure; readonly search: FlightSearch }) {
  return (
    <Page narrow>
      <DepartureGone service="flight" listPath={flightListPath(search)}>
        {failureWords(useApp(), failure, { remote: 'flight' })}
      </DepartureGone>
    </Page>
  );
}

/** Filters hide everything. */
export function FilteredFlights({ view }: { readonly view: ListView }) {
  const { all } = view;
  return (
    <FilteredAway
      {...useFlightFilter(view)}
      total={all.length}
      countOf={(filter) => findFacets(all, filter).items.length}
    />
  );
}

/** Nothing flies there on that day. */
export function NothingFlies(props: Pick<FlightListData, 'search' | 'leg' | 'prices'>) {
  const { t } = useTranslation('flight');
  const { city, day } = useFlightText();
  const { search, leg } = props;
  const { origin, destination } = routeOf(props);
  return (
    <EmptyState
      title={t('list.notFound')}
      actions={
        <Suspense fallback={null}>
          <NearbyDays
            service="flight"
            wanted={dayOf(props)}
            prices={props.prices}
            pathOn={(date) =>
              flightListPath(leg === 'return' ? { ...search, returnDate: date } : leavingOn(search, date))
            }
          />
        </Suspense>
      }
    >
      <p>
        {t('empty.none', {
          origin: city(origin),
          destination: city(destination),
          date: day(dayOf(props)),
          cabin: t(`cabin.${search.cabin}`),
        })}
      </p>
    </EmptyState>
  );
}

/** Said once above returns that all leave too early, instead of on each card alone. */
export function NoneInReach({ depart }: { readonly depart: Flight }) {
  const { t } = useTranslation('flight');
  const { arrival } = useFlightText();
  return (
    <div className={styles.note}>
      <Note tone="warn" live="status" title={t('list.noneInReach')}>
        {t('list.noneInReachWhy', { arrival: arrival(depart) })}
      </Note>
    </div>
  );
}

/** Why a return cannot be chosen. */
export function OutOfReach({ depart }: { readonly depart: Flight }) {
  const { t } = useTranslation('flight');
  const { arrival } = useFlightText();
  return <Note tone="plain">{t('flight.outOfReach', { arrival: arrival(depart) })}</Note>;
}
