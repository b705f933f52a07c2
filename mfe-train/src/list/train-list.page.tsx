import { use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { RefusedTrip } from '@wisata/runtime/journey/refused-search';
import { asPromise } from '@wisata/runtime/promised-data';
import { SkeletonRegion, SkeletonResult } from '@wisata/ui/skeleton';
import { Page } from '@wisata/ui/layout';
import { keepTrains } from '../api/kept-trains.ts';
import { STATIONS } from '../api/known-stations.ts';
import type { TrainListData } from '../api/train-list.model.ts';
import { TRAIN_ADDRESSES } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, searchIdentity } from '../journey/train-search.rules.ts';
import { SummaryBar } from './summary-bar.tsx';
import { TrainResults } from './train-results.tsx';

// A page that came with its trains asks for none.
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/train-list.api.ts');

export const loader = pageLoader(async (app, { query }): Promise<TrainListData> => {
  const { loadTrainList } = await loadCalls();
  return loadTrainList(app, query);
});

/** Search engines index one page for each route, whatever dates, travellers and filters its address has. */
export function head({ data, app }: HeadOf<typeof loader>): PageHead {
  return {
    title: data.documentTitle,
    description: clipDescription(app.t('train:list.description', { route: data.documentTitle })),
    canonicalQuery: ['origin', 'destination'],
    ...(data.problem ? { noIndex: true } : {}),
  };
}

const ROWS = ['first', 'second', 'third'];

function Loading() {
  const { t } = useTranslation('train');
  return (
    <Page>
      <SkeletonRegion label={t('list.loading')}>
        {ROWS.map((row) => (
          <SkeletonResult key={row} />
        ))}
      </SkeletonRegion>
    </Page>
  );
}

function Results({ data }: { readonly data: TrainListData }) {
  const { problem, search, leg } = data;
  const app = useApp();
  const answer = use(asPromise(data.trains));
  useEffect(() => {
    if (answer) keepTrains(app, searchIdentity(search), answer);
  }, [app, search, answer]);
  if (problem || !answer)
    return (
      <RefusedTrip of={TRAIN_ADDRESSES} problem={problem} search={search} today={data.today} daysAhead={DAYS_AHEAD} />
    );
  // Each leg is a list of its own: nothing that was unfolded belongs to the other.
  return <TrainResults key={leg} data={data} answer={answer} />;
}

/** Trains of a search, leg by leg; the address alone rebuilds all of it. */
export function Component() {
  const app = useApp();
  const data = useLoaderData<typeof loader>();
  const { search, ends, leg, problem, trains } = data;
  const identity = searchIdentity(search);
  // Before rendering: a browser that hydrates the server's page does not know its airports yet.
  useMemo(() => STATIONS.meet(app, ends), [app, ends]);
  return (
    <>
      <SummaryBar key={identity} search={search} leg={leg} open={problem !== undefined} />
      <Deferred key={`results ${identity}`} data={trains} fallback={<Loading />}>
        <Results data={data} />
      </Deferred>
    </>
  );
}
