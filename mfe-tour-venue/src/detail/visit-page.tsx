import type { ReactNode } from 'react';
import { LoadFailed } from '@wisata/runtime/journey/load-failed';
import { StatePage } from '@wisata/ui/layout';
import type { VisitView } from './use-visit-view.ts';
import type { VisitPageData } from './visit-detail.data.ts';
import { VisitDetailView } from './visit-detail.tsx';
import { VisitNotFound } from './visit-not-found.tsx';

const NOT_FOUND = ['HTTP_404', 'TOUR_NOT_FOUND', 'VENUE_NOT_FOUND'];

interface VisitPageProps {
  readonly data: VisitPageData;
  readonly sessions?: (view: VisitView) => ReactNode;
}

/** A product's page, or why there is none. */
export function VisitPage({ data: { service, answer, today }, sessions }: VisitPageProps) {
  if (answer.ok)
    return <VisitDetailView service={service} priced={answer.data} today={today} {...(sessions ? { sessions } : {})} />;
  if (NOT_FOUND.includes(answer.failure.code)) return <VisitNotFound service={service} />;
  return (
    <StatePage band>
      <LoadFailed service={service} what="detail" level={1} failure={answer.failure} />
    </StatePage>
  );
}
