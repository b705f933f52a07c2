import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { lazyPart, pageLoader, type HeadOf } from '@wisata/runtime';
import { Skeleton } from '@wisata/ui/skeleton';
import { visitListHead } from './visit-list-head.ts';
import { loadVisitList } from './visit-list.data.ts';
import { VisitList } from './visit-list.tsx';

const VisitSessions = lazyPart(
  async () => (await import(/* webpackMode: "eager" */ './visit-sessions.tsx')).VisitSessions,
);

export const loader = pageLoader((app, { query }) => loadVisitList(app, 'venue', query));

export { loadCalls } from './visit-list.data.ts';

export const head = (parts: HeadOf<typeof loader>) => visitListHead(parts);

export function Component() {
  return (
    <VisitList
      data={useLoaderData<typeof loader>()}
      more={(visit, search) => (
        <Suspense fallback={<Skeleton height={76} shape="control" />}>
          <VisitSessions visit={visit} search={search} />
        </Suspense>
      )}
    />
  );
}
