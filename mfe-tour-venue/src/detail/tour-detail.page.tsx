import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { visitDetailHead } from './visit-detail-head.ts';
import { loadVisitPage } from './visit-detail.data.ts';
import { VisitPage } from './visit-page.tsx';

export const loader = pageLoader((app, { query }) => loadVisitPage(app, 'tour', query));

export const head = (parts: HeadOf<typeof loader>) => visitDetailHead(parts);

export { loadCalls, shouldRevalidate } from './visit-detail.data.ts';

export function Component() {
  return <VisitPage data={useLoaderData<typeof loader>()} />;
}
