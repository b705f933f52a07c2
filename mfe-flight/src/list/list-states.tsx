import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import type { DayPrice } from '@wisata/kernel/day-prices';
import { price } from '@wisata/kernel/money';
import { leavingOn, rollForward } from '@wisata/kernel/trip-search';
import { RouterLink, useApp } from '@wisata/runtime';
import { RefusedSearch } from '@wisata/runtime/journey/refused-search';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Page } from '@wisata/ui/layout';
import type { ListProblem } from '../api/flight-list.model.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { ListView } from './use-list-view.ts';
import { findFacets } from './flight-facets.rules.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from './selected-flights.rules.ts';

/** The search as it stands in the address cannot be sent; the form above is open. */
export function ProblemResults({ problem, search }: { readonly problem: ListProblem; readonly search: FlightSearch }) {
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const { dates } = useFlightText();
  const rolled = rollForward(search, todayInJakarta(clock.now()));
  const instead = { href: flightListPath(rolled), dates: dates(rolled) };
  return (
    <RefusedSearch service="flight" instead={problem.code === 'DEPART_PAST' ? instead : undefined}>
      {t(`search.problem.${problem.code}`, { days: DAYS_AHEAD, code: problem.place ?? '' })}
    </RefusedSearch>
  );
}

/** The departure that an address names is not on sale any more. */
export function DepartureGone({ search, message }: { readonly search: FlightSearch; readonly message: string }) {
  const { t } = useTranslation('flight');
  return (
    <Page narrow>
      <EmptyState
        level={1}
        title={t('chosen.goneTitle')}
        actions={
          <LinkButton as={RouterLink} href={flightListPath(search)} variant="action" full>
            {t('chosen.again')}
          </LinkButton>
        }
      >
        <p>{message}</p>
      </EmptyState>
    </Page>
  );
}

/** Filters hide everything: the one that hides most, and all of them. */
export function FilteredAway({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { all, facets, state, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  const ways = FLIGHT_FILTER.active(filter)
    .map((active) => ({ active, count: findFacets(all, FLIGHT_FILTER.without(filter, active)).items.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 1)
    .map(({ active, count }) => ({
      label: t('empty.without', { name: names.active(filter, active), count }),
      onPress: () => setFilter(FLIGHT_FILTER.without(filter, active)),
    }));
  const everything = {
    label: t('empty.noFilters', { count: all.length }),
    onPress: () => setFilter(FLIGHT_FILTER.cleared(filter)),
  };
  return (
    <EmptyState title={t('list.notFound')} actions={<WaysOut ways={[...ways, everything]} />}>
      <p>{t('empty.filtered')}</p>
    </EmptyState>
  );
}

interface NothingFliesProps {
  readonly search: FlightSearch;
  readonly leg: Leg;
  readonly prices: Promise<readonly DayPrice[]>;
}

const MOST_DAYS = 2;

/** Nearest days on which something flies, with their lowest price. */
function NearbyDays({ search, leg, prices }: NothingFliesProps) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  const wanted = leg === 'return' && search.returnDate ? search.returnDate : search.departDate;
  const near = use(prices)
    .filter(({ date, lowest }) => lowest !== undefined && date !== wanted)
    .sort((a, b) => Math.abs(daysBetween(wanted, a.date)) - Math.abs(daysBetween(wanted, b.date)))
    .slice(0, MOST_DAYS);
  if (near.length === 0) {
    return (
      <LinkButton as={RouterLink} href="/help" full>
        {t('ways.help')}
      </LinkButton>
    );
  }
  const ways = near.map(({ date, lowest }) => ({
    label: t('empty.onDay', { date: day(date), price: lowest ? price(lowest) : '' }),
    href: flightListPath(leg === 'return' ? { ...search, returnDate: date } : leavingOn(search, date)),
  }));
  return <WaysOut ways={ways} />;
}

/** Nothing flies there on that day. */
export function NothingFlies(props: NothingFliesProps) {
  const { t } = useTranslation('flight');
  const { city, day } = useFlightText();
  const { search, leg } = props;
  const isReturn = leg === 'return' && search.returnDate !== undefined;
  return (
    <EmptyState
      title={t('list.notFound')}
      actions={
        <Suspense fallback={null}>
          <NearbyDays {...props} />
        </Suspense>
      }
    >
      <p>
        {t('empty.none', {
          origin: city(isReturn ? search.destination : search.origin),
          destination: city(isReturn ? search.origin : search.destination),
          date: day(isReturn && search.returnDate ? search.returnDate : search.departDate),
          cabin: t(`cabin.${search.cabin}`),
        })}
      </p>
    </EmptyState>
  );
}
