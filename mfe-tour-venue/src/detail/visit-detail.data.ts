import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, type Outcome } from '@wisata/kernel/outcome';
import { loadsFor } from '@wisata/runtime/loads-for';
import type { PricedVisit } from '../api/visit.model.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** What calls the API, for a page whose server did not wait for its answer. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/visit.api.ts');

/** What a product's page begins with. */
export interface VisitPageData {
  readonly service: VisitService;
  readonly answer: Outcome<PricedVisit>;
  readonly today: string;
}

/** The product of an address. */
export async function loadVisitPage(
  app: AppContext,
  service: VisitService,
  query: URLSearchParams,
): Promise<VisitPageData> {
  const id = query.get('uniqueId')?.trim() ?? '';
  const isMember = app.session.user() !== undefined;
  const answer = id
    ? await (await loadCalls()).getPricedVisit(app.api, service, id, isMember)
    : failure('HTTP_404', '');
  return { service, answer, today: todayInJakarta(app.clock.now()) };
}

/** A choice within the page asks nobody for the product again. */
export const shouldRevalidate = loadsFor((query) => query.get('uniqueId'));
