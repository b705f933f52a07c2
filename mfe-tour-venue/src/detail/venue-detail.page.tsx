import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { lazyPart, pageLoader, type HeadOf } from '@wisata/runtime';
import { Skeleton } from '@wisata/ui/skeleton';
import type { VisitView } from './use-visit-view.ts';
import { visitDetailHead } from './visit-detail-head.ts';
import { loadVisitPage } from './visit-detail.data.ts';
import { VisitPage } from './visit-page.tsx';

const loadPicker = () => import('./session-picker.tsx');
// Asked for beside the code of the page, so that it is there when somebody comes to a time.
loadPicker().catch(() => undefined);
const SessionPicker = lazyPart(async () => (await loadPicker()).SessionPicker);

export const loader = pageLoader((app, { query }) => loadVisitPage(app, 'venue', query));

export const head = (parts: HeadOf<typeof loader>) => visitDetailHead(parts);

export { loadCalls, shouldRevalidate } from './visit-detail.data.ts';

/** The times of the chosen day. */
function Sessions({ view: { visit, choice, today, change } }: { readonly view: VisitView }) {
  if (!choice.date) return null;
  return (
    <Suspense fallback={<Skeleton height={104} shape="control" />}>
      <SessionPicker
        visit={visit}
        date={choice.date}
        timeId={choice.timeId}
        places={choice.paxes.length}
        today={today}
        onTime={(timeId) => change({ timeId })}
        onDate={(date) => change({ date })}
      />
    </Suspense>
  );
}

export function Component() {
  return <VisitPage data={useLoaderData<typeof loader>()} sessions={(view) => <Sessions view={view} />} />;
}
