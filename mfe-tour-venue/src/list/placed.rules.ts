import type { VisitCard } from '../api/visit.model.ts';

/** Those of which it is known where they lie, with the point. */
export const placedOf = (visits: readonly VisitCard[]) =>
  visits.flatMap(({ id, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ id, latitude, longitude }],
  );
