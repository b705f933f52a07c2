import { Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Outcome } from '@wisata/kernel/outcome';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, RouterLink, useApp, type HeadOf } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Page } from '@wisata/ui/layout';
import { loadAirport } from '../api/airports.api.ts';
import { loadChosen } from '../api/chosen-flight.api.ts';
import { loadDayStrip, stripDays } from '../api/day-prices.api.ts';
import { keepAnswers, keepPlaces, startSearch, type SourceAnswer } from '../api/flight-results.api.ts';
import type { Airport, DayPrice, Flight } from '../api/flight.model.ts';
import { FlightResults } from '../components/flight-results.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { ProblemResults, type ListProblem } from '../components/list-states.tsx';
import { SummaryBar } from '../components/summary-bar.tsx';
import { parseListState, type ListState } from '../rules/flight-list-query.rules.ts';
import { flightListPath } from '../rules/flight-paths.rules.ts';
import {
  findDateProblem,
  findPlaceProblem,
  parseFlightSearch,
  searchIdentity,
  type FlightSearch,
} from '../rules/flight-search.rules.ts';
import { groupsFor } from '../rules/provider-groups.rules.ts';
import type { Leg } from '../rules/selected-flights.rules.ts';

/** What the page shows; answers and prices are promises until they are there. */
export interface FlightListData {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  readonly problem: ListProblem | undefined;
  /** Where the search begins and ends, as far as that is known. */
  readonly ends: readonly Airport[];
  readonly sources: readonly SourceAnswer[];
  readonly depart: Promise<Outcome<Flight>> | undefined;
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
  readonly documentTitle: string;
}

/** An end that does not exist, or that could not be looked up: the search itself may still tell more. */
async function loadEnds(app: AppContext, { origin, destination }: FlightSearch) {
  const [from, to] = await Promise.all([loadAirport(app, origin), loadAirport(app, destination)]);
  const isUnknown = (answer: typeof from) => !answer.ok && !answer.failure.retryable;
  const problem: ListProblem | undefined = isUnknown(from)
    ? { code: 'ORIGIN_UNKNOWN', place: origin }
    : isUnknown(to)
      ? { code: 'DESTINATION_UNKNOWN', place: destination }
      : undefined;
  const ends = [from, to].flatMap((answer) => (answer.ok ? [answer.data] : []));
  const isInternational = ends.length < 2 || ends.some(({ countryCode }) => countryCode !== 'ID');
  return { problem, isInternational, ends };
}

export const loader = pageLoader(async (app, { query }): Promise<FlightListData> => {
  const today = todayInJakarta(app.clock.now());
  const search = parseFlightSearch(query, today);
  const state = parseListState(query);
  const leg: Leg = search.returnDate && state.choice.depart ? 'return' : 'depart';
  const wrong = findPlaceProblem(search) ?? findDateProblem(search, today);
  const facts = { search, state, leg, days: stripDays(search, leg, today) };
  const nothing = { ...facts, ends: [], sources: [], depart: undefined, prices: Promise.resolve(facts.days) };
  if (wrong) return { ...nothing, problem: { code: wrong }, documentTitle: app.t('flight:list.documentTitle') };
  // Every search asks these; what else is asked depends on where the airports are.
  const asked = loadEnds(app, search);
  startSearch(app, search, groupsFor(false));
  const { problem, isInternational, ends } = await asked;
  const cityOf = (code: string) => ends.find((airport) => airport.code === code)?.city ?? code;
  const route = { origin: cityOf(search.origin), destination: cityOf(search.destination) };
  const documentTitle = app.t('flight:list.documentTitleIn', route);
  if (problem) return { ...nothing, problem, documentTitle };
  return {
    ...facts,
    problem: undefined,
    ends,
    sources: startSearch(app, search, groupsFor(isInternational)),
    depart: leg === 'return' && state.choice.depart ? loadChosen(app, search, state.choice.depart) : undefined,
    prices: loadDayStrip(app, search, leg, today),
    documentTitle,
  };
});

/** One page a route: dates, travellers and filters lead to the same one in a search engine. */
export function head({ data, app }: HeadOf<typeof loader>): PageHead {
  return {
    title: data.documentTitle,
    description: clipDescription(app.t('flight:list.description', { route: data.documentTitle })),
    canonicalQuery: ['origin', 'destination'],
    ...(data.problem ? { noIndex: true } : {}),
  };
}

/** The departure that an address names is not on sale any more. */
function DepartureGone({ search, message }: { readonly search: FlightSearch; readonly message: string }) {
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

function Results({ data }: { readonly data: FlightListData }) {
  const { search, state, leg, sources, days, prices } = data;
  const depart = data.depart ? use(data.depart) : undefined;
  if (data.problem) return <ProblemResults problem={data.problem} search={search} />;
  if (depart && !depart.ok) return <DepartureGone search={search} message={depart.failure.message} />;
  return (
    <FlightResults
      // Each leg is a list of its own: nothing that was held back or unfolded belongs to the other.
      key={leg}
      {...{ search, state, leg, sources, days, prices }}
      depart={depart?.data}
    />
  );
}

/** Flights of a search, leg by leg; the address alone rebuilds all of it. */
export function Component() {
  const { t } = useTranslation('flight');
  const app = useApp();
  const data = useLoaderData<typeof loader>();
  const { search, sources, ends } = data;
  const identity = searchIdentity(search);
  // Before anything is drawn: a browser that goes on from the server's page has met none of its places.
  useState(() => keepPlaces(app, ends, sources));
  useEffect(() => keepAnswers(app, search, sources), [app, search, sources]);
  return (
    <>
      <SummaryBar key={identity} search={data.search} leg={data.leg} open={data.problem !== undefined} />
      <Suspense key={`results ${identity}`} fallback={<ListSkeleton label={t('list.loading')} />}>
        <Results data={data} />
      </Suspense>
    </>
  );
}
