import type { ReactNode } from 'react';
import { LoadFailed } from '@wisata/runtime/journey/load-failed';
import { StatePage } from '@wisata/ui/layout';
import type { VisitView } from './use-visit-view.ts';
import type { VisitPageData } from './visit-detail.data.ts';
import { VisitDetailView } from './visit-detail.tsx';
import { VisitNotFound } from './visit-not-found.tsx';

interface VisitPageProps {
  readonly data: VisitPageData;
  readonly sessions?: (view: VisitView) => ReactNode;
}

/** A product's page, or why there is none. */
export function VisitPage({ data: { service, answer, today }, sessions }: VisitPageProps) {
  if (answer.ok)
    return <VisitDetailView service={service} priced={answer.data} today={today} {...(sessions ? { sessions } : {})} />;
  if (answer.failure.code === 'HTTP_404' || answer.failure.code === 'TOUR_NOT_FOUND')
    return <VisitNotFound service={service} />;
  return (
    <StatePage band>
      <LoadFailed service={service} what="detail" level={1} failure={answer.failure} />
    </StatePage>
  );
}
