import type { ReactNode } from 'react';
import { Page } from '@wisata/ui/layout';
import type { VisitView } from './use-visit-view.ts';
import { VisitChoose } from './visit-choose.tsx';
import styles from './visit-detail.module.css';
import { VisitProgramme } from './visit-programme.tsx';
import { VisitReviews } from './visit-reviews.tsx';
import { VisitIncluded, VisitTerms } from './visit-terms.tsx';

interface VisitBelowProps {
  readonly view: VisitView;
  /** The sessions of the chosen day, where a day has several. */
  readonly sessions?: ReactNode;
}

/** Days, what is included, the choice, reviews and terms. */
export function VisitBelow({ view, sessions }: VisitBelowProps) {
  const about = { service: view.service, visit: view.visit };
  return (
    <>
      <Page>
        <div className={styles.page}>
          <VisitProgramme {...about} />
          <VisitIncluded {...about} />
        </div>
      </Page>
      <VisitChoose view={view} sessions={sessions} />
      <Page>
        <div className={styles.page}>
          <VisitReviews {...about} />
          <VisitTerms {...about} />
        </div>
      </Page>
    </>
  );
}
