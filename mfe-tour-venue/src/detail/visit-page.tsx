import { Suspense, type ReactNode } from 'react';
import { StatePage } from '@wisata/ui/layout';
import { lazyPart } from '@wisata/runtime';
import type { VisitView } from './use-visit-view.ts';
import type { VisitPageData } from './visit-detail.data.ts';
import { VisitDetailView } from './visit-detail.tsx';

const LoadFailed = lazyPart(
  async () => (await import(/* webpackChunkName: "nothing" */ '@wisata/runtime/journey/load-failed')).LoadFailed,
);
const VisitNotFound = lazyPart(
  async () => (await import(/* webpackChunkName: "nothing" */ './visit-not-found.tsx')).VisitNotFound,
);

const NOT_FOUND = ['HTTP_404', 'TOUR_NOT_FOUND', 'VENUE_NOT_FOUND'];

interface VisitPageProps {
  readonly data: VisitPageData;
  readonly sessions?: (view: VisitView) => ReactNode;
}

/** A product's page, or why there is none. */
export function VisitPage({ data: { service, answer, today }, sessions }: VisitPageProps) {
  if (answer.ok)
    return <VisitDetailView service={service} priced={answer.data} today={today} {...(sessions ? { sessions } : {})} />;
  return (
    <Suspense>
      {NOT_FOUND.includes(answer.failure.code) ? (
        <VisitNotFound service={service} />
      ) : (
        <StatePage band>
          <LoadFailed service={service} what="detail" level={1} failure={answer.failure} />
        </StatePage>
      )}
    </Suspense>
  );
}
