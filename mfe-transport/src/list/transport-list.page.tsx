import { useLoaderData } from 'react-router-dom';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { loadTripList } from './trip-list.data.ts';
import { TripList } from './trip-list.tsx';

export const loader = pageLoader((app, { query }) => loadTripList(app, query));

export { loadCalls } from './trip-list.data.ts';

/** One page a place: days and people lead to the same one in a search engine. */
export function head({ app }: HeadOf<typeof loader>): PageHead {
  return { description: clipDescription(app.t('transport:list.description')), canonicalQuery: ['mode', 'pickUp'] };
}

export function Component() {
  return <TripList data={useLoaderData<typeof loader>()} />;
}
