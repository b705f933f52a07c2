import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import { searchIdentity, type VisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import type { VisitCard } from './visit.model.ts';

/** Quotas change slowly: an answer is shown again without asking for this long. */
const KEEP_MS = 10 * 60_000;
const searches = createSearchCache<{ readonly answer: Outcome<readonly VisitCard[]> }>(KEEP_MS);

const nameOf = (service: VisitService, search: VisitSearch) => `${service} ${searchIdentity(search)}`;

/** What was answered to a search of this page view. */
export const findVisits = (app: AppContext, service: VisitService, search: VisitSearch) =>
  searches.find(app, nameOf(service, search))?.answer;

/** Keeps an answer, also the one that the server has found before this page began. */
export function keepVisits(
  app: AppContext,
  service: VisitService,
  search: VisitSearch,
  answer: Outcome<readonly VisitCard[]>,
): void {
  if (answer.ok && !findVisits(app, service, search)) searches.keep(app, nameOf(service, search), { answer });
}
