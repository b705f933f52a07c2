import { lazy, use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { asPromise } from '@wisata/runtime/promised-data';
import { Page } from '@wisata/ui/layout';
import type { FlightListData } from '../api/flight-list.model.ts';
import { keepAnswers, keepPlaces } from '../api/kept-answers.ts';
import { FlightResults } from './flight-results.tsx';
import './lazy-styles.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { searchIdentity } from '../journey/flight-search.rules.ts';

// A page that came with its flights asks for none before it has been taken over.
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/flight-list.api.ts');
const ProblemResults = lazy(async () => ({ default: (await import('./list-states.tsx')).ProblemResults }));
const DepartureGone = lazy(async () => ({
  default: (await import('@wisata/runtime/journey/list-empty')).DepartureGone,
}));

export const loader = pageLoader(async (app, { query }): Promise<FlightListData> => {
  const { loadFlightList } = await loadCalls();
  return loadFlightList(app, query);
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

function Results({ data }: { readonly data: FlightListData }) {
  const { search, state, leg, sources, days, prices, asked } = data;
  const app = useApp();
  const depart = use(asPromise(data.depart));
  if (data.problem) return <ProblemResults problem={data.problem} search={search} />;
  if (depart && !depart.ok) {
    return (
      <Page narrow>
        <DepartureGone service="flight" listPath={flightListPath(search)}>
          {failureWords(app, depart.failure, { remote: 'flight' })}
        </DepartureGone>
      </Page>
    );
  }
  return (
    <FlightResults
      // Each leg is a list of its own: nothing that was held back or unfolded belongs to the other.
      key={leg}
      search={search}
      state={state}
      leg={leg}
      sources={sources}
      days={days}
      prices={prices}
      asked={asked}
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
  useMemo(() => keepPlaces(app, ends, sources), [app, ends, sources]);
  // The next press needs it, and so does what the server did not wait for: it comes while the page is taken over.
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
