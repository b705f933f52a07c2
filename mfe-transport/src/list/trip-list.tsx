import { Suspense, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, useApp } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { LoadFailed } from '@wisata/runtime/journey/load-failed';
import { asPromise } from '@wisata/runtime/promised-data';
import { StatePage } from '@wisata/ui/layout';
import { Skeleton } from '@wisata/ui/skeleton';
import { SummaryBar } from '@wisata/ui/summary-bar';
import { formatTripSearch, searchIdentity } from '../trip/trip-search.rules.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import { ListSkeleton, NothingFound, RefusedTrip, WhereTo } from './list-states.tsx';
import { keepList, type TripListData } from './trip-list.data.ts';
import { TripResults } from './trip-results.tsx';

const TripSearchPanel = lazyPart(async () => (await import('../search/trip-search.tsx')).TripSearchPanel);

interface ListProps {
  readonly data: TripListData;
}

type ResultsProps = ListProps & { readonly list: NonNullable<TripListData['list']> };

function Results({ data, list }: ResultsProps) {
  const { search } = data;
  const app = useApp();
  const answer = use(asPromise(list));
  useEffect(() => keepList(app, search, answer), [app, search, answer]);
  if (answer.ok)
    return answer.data.vehicles.total === 0 ? (
      <NothingFound data={data} place={answer.data.pickUpLocation.name} />
    ) : (
      <TripResults data={data} answer={answer.data} />
    );
  const { failure } = answer;
  if (failure.fields || failure.code === 'PLACE_NOT_FOUND') return <RefusedTrip data={data} failure={failure} />;
  return (
    <StatePage band>
      <LoadFailed service="transport" level={1} failure={failure} />
    </StatePage>
  );
}

/** What is being looked for, and the form to change it without leaving the page. */
function Summary({ data: { search, list } }: ListProps) {
  const { t } = useTranslation('transport');
  const { when, party } = useSearchText();
  return (
    <SummaryBar
      label={t('list.yourSearch')}
      title={t(`modes.${search.mode}`)}
      facts={`${when(search)} · ${party(search)}`}
      open={list === undefined}
      measure="page"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => (
        <Suspense fallback={<Skeleton height={160} shape="control" />}>
          <TripSearchPanel search={formatTripSearch(search).toString()} onSearch={close} />
        </Suspense>
      )}
    />
  );
}

/** Vehicles of a search with filters, orders and pages; the address alone rebuilds all of it. */
export function TripList({ data }: ListProps) {
  const identity = searchIdentity(data.search);
  const { list } = data;
  return (
    <>
      <Summary key={identity} data={data} />
      {list ? (
        <Deferred key={`results ${identity}`} data={list} fallback={<ListSkeleton />}>
          <Results data={data} list={list} />
        </Deferred>
      ) : (
        <WhereTo />
      )}
    </>
  );
}
