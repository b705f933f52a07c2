import { use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { asPromise } from '@wisata/runtime/promised-data';
import type { FlightListData } from '../api/flight-list.model.ts';
import { keepAnswers, keepPlaces } from '../api/kept-answers.ts';
import { FlightResults } from './flight-results.tsx';
import './lazy-styles.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { searchIdentity } from '../journey/flight-search.rules.ts';

// A page that came with its flights requests none before hydration.
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/flight-list.api.ts');
const loadStates = () => import('./list-states.tsx');
const ProblemResults = lazyPart(async () => (await loadStates()).ProblemResults);
const LostDeparture = lazyPart(async () => (await loadStates()).LostDeparture);

export const loader = pageLoader(async (app, { query }): Promise<FlightListData> => {
  const { loadFlightList } = await loadCalls();
  return loadFlightList(app, query);
});

/** Search engines index one page for each route, whatever dates, travellers and filters its address has. */
export function head({ data, app }: HeadOf<typeof loader>): PageHead {
  return {
    title: data.documentTitle,
    description: clipDescription(app.t('flight:list.description', { route: data.documentTitle })),
    canonicalQuery: ['origin', 'destination'],
    ...(data.problem ? { noIndex: true } : {}),
  };
}

function Results({ data }: { readonly data: FlightListData }) {
  const { search } = data;
  const depart = use(asPromise(data.depart));
  if (data.problem) return <ProblemResults problem={data.problem} search={search} />;
  if (depart && !depart.ok) return <LostDeparture failure={depart.failure} search={search} />;
  // Each leg has its own list: state of one is not kept for the other.
  return <FlightResults key={data.leg} data={data} depart={depart?.data} />;
}

/** Flights of a search, leg by leg; the address alone rebuilds all of it. */
export function Component() {
  const { t } = useTranslation('flight');
  const app = useApp();
  const data = useLoaderData<typeof loader>();
  const { search, sources, ends } = data;
  const identity = searchIdentity(search);
  // Before rendering: a browser that hydrates the server's page does not know its airports yet.
  useMemo(() => keepPlaces(app, ends, sources), [app, ends, sources]);
  // Needed by the next press and by promises that the server did not wait for: loaded during hydration.
  useEffect(() => void loadCalls().catch(() => undefined), []);
  useEffect(() => keepAnswers(app, search, sources), [app, search, sources]);
  return (
    <>
      <SummaryBar key={identity} search={data.search} leg={data.leg} open={data.problem !== undefined} />
      <Deferred key={`results ${identity}`} data={data.depart} fallback={<ListSkeleton label={t('list.loading')} />}>
        <Results data={data} />
      </Deferred>
    </>
  );
}
