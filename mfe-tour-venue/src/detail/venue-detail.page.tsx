import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { SessionPicker } from './session-picker.tsx';
import type { VisitView } from './use-visit-view.ts';
import { visitDetailHead } from './visit-detail-head.ts';
import { loadVisitPage } from './visit-detail.data.ts';
import { VisitPage } from './visit-page.tsx';

export const loader = pageLoader((app, { query }) => loadVisitPage(app, 'venue', query));

export const head = (parts: HeadOf<typeof loader>) => visitDetailHead(parts);

export { loadCalls, revalidatesVisit as shouldRevalidate } from './visit-detail.data.ts';

/** The times of the chosen day. */
function Sessions({ view: { visit, choice, today, change } }: { readonly view: VisitView }) {
  if (!choice.date) return null;
  return (
    <SessionPicker
      visit={visit}
      date={choice.date}
      timeId={choice.timeId}
      places={choice.paxes.length}
      today={today}
      onTime={(timeId) => change({ timeId })}
      onDate={(date) => change({ date })}
    />
  );
}

export function Component() {
  return <VisitPage data={useLoaderData<typeof loader>()} sessions={(view) => <Sessions view={view} />} />;
}
