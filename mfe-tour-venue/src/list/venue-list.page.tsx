import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { visitListHead } from './visit-list-head.ts';
import { loadVisitList } from './visit-list.data.ts';
import { VisitList } from './visit-list.tsx';
import { VisitSessions } from './visit-sessions.tsx';

export const loader = pageLoader((app, { query }) => loadVisitList(app, 'venue', query));

export { loadCalls } from './visit-list.data.ts';

export const head = (parts: HeadOf<typeof loader>) => visitListHead(parts);

export function Component() {
  return (
    <VisitList
      data={useLoaderData<typeof loader>()}
      more={(visit, { participants }) => <VisitSessions visit={visit} people={participants} />}
    />
  );
}
