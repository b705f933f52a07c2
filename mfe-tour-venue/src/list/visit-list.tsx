import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { ListSkeleton } from '@wisata/runtime/journey/list-skeleton';
import { LoadFailed } from '@wisata/runtime/journey/load-failed';
import { asPromise } from '@wisata/runtime/promised-data';
import { StatePage } from '@wisata/ui/layout';
import { keepVisits } from '../api/kept-visits.ts';
import { searchIdentity } from '../visit/visit-search.rules.ts';
import { NothingFound } from './list-states.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useListPlace } from './use-list-place.ts';
import type { VisitListData } from './visit-list.data.ts';
import { VisitResults, type VisitResultsProps } from './visit-results.tsx';

interface VisitListProps {
  readonly data: VisitListData;
  readonly more?: VisitResultsProps['more'];
}

function Results({ data, more }: VisitListProps) {
  const { service, search } = data;
  const app = useApp();
  const answer = use(asPromise(data.list));
  useEffect(() => keepVisits(app, service, search, answer), [app, service, search, answer]);
  useListPlace(service);
  if (!answer.ok)
    return (
      <StatePage band>
        <LoadFailed service={service} level={1} failure={answer.failure} />
      </StatePage>
    );
  if (answer.data.length === 0) return <NothingFound data={data} />;
  return <VisitResults data={data} all={answer.data} {...(more ? { more } : {})} />;
}

/** Tours or venues of a search with filters, order, pages and a map; the address alone rebuilds all of it. */
export function VisitList(props: VisitListProps) {
  const { service, search, list } = props.data;
  const { t } = useTranslation(service);
  const identity = `${service} ${searchIdentity(search)}`;
  return (
    <>
      <SummaryBar key={identity} data={props.data} />
      <Deferred key={`results ${identity}`} data={list} fallback={<ListSkeleton label={t('list.loading')} />}>
        <Results {...props} />
      </Deferred>
    </>
  );
}
