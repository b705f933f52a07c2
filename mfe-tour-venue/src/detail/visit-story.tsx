import { VisitProgramme } from './visit-programme.tsx';
import type { VisitProps } from './visit-props.ts';
import { VisitReviews } from './visit-reviews.tsx';
import { VisitIncluded, VisitTerms } from './visit-terms.tsx';

/** What is read before the choice: days, the meeting point, what is included. */
export function VisitStory(about: VisitProps) {
  return (
    <>
      <VisitProgramme {...about} />
      <VisitIncluded {...about} />
    </>
  );
}

/** What is read after it: what travellers said, and the terms. */
export function VisitOpinions(about: VisitProps) {
  return (
    <>
      <VisitReviews {...about} />
      <VisitTerms {...about} />
    </>
  );
}
