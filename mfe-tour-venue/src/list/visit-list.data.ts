import type { AppContext } from '@wisata/kernel/app-context';
import { listPath } from '@wisata/kernel/services';
import type { Outcome } from '@wisata/kernel/outcome';
import { findVisits } from '../api/kept-visits.ts';
import type { VisitCard, VisitPlace } from '../api/visit.model.ts';
import { findHomeCity } from '../visit/home-city.rules.ts';
import { isPlaceId, parseVisitSearch, PLACE_ID, type VisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { VISIT_FILTER, type VisitFilter } from './visit-filter.rules.ts';

/** What calls the API, for a page whose server did not wait for its answer. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/visit.api.ts');

async function search(app: AppContext, service: VisitService, asked: VisitSearch) {
  const { searchVisits } = await loadCalls();
  return searchVisits(app.api, service, asked);
}

/** What a list begins with. */
export interface VisitListData {
  readonly service: VisitService;
  readonly search: VisitSearch;
  readonly filter: VisitFilter;
  /** Undefined for everywhere. */
  readonly place: VisitPlace | undefined;
  /** What the search is narrowed to; undefined for every kind. */
  readonly category: string | undefined;
  /** There at once when it was asked for before. */
  readonly list: Outcome<readonly VisitCard[]> | Promise<Outcome<readonly VisitCard[]>>;
  readonly documentTitle: string;
}

/** A form that was sent without script has the name of its place in the address. */
async function leadToPlace(app: AppContext, service: VisitService, query: URLSearchParams): Promise<void> {
  if (isPlaceId(query.get('location')?.trim() ?? '')) return;
  const [{ leadToCodes }, { findPlaces }] = await Promise.all([
    import(/* webpackChunkName: "typed" */ '@wisata/runtime/journey/typed-places'),
    import(/* webpackChunkName: "calls" */ '../api/visit-places.api.ts'),
  ]);
  const calls = {
    find: async (_app: AppContext, text: string, signal: AbortSignal) =>
      (await findPlaces(app, service, text, signal)).map(({ id }) => ({ code: id })),
  };
  await leadToCodes({ app, calls, names: ['location'], isCode: PLACE_ID, listPath: listPath(service) }, query);
}

/** The list of an address. Filters, order and pages are the list's own and ask for nothing. */
export async function loadVisitList(
  app: AppContext,
  service: VisitService,
  query: URLSearchParams,
): Promise<VisitListData> {
  await leadToPlace(app, service, query);
  const asked = parseVisitSearch(service, query, findHomeCity(app.storage.local, service));
  const filter = VISIT_FILTER.read(query);
  const list = findVisits(app, service, asked) ?? search(app, service, asked);
  const { loadKinds, loadPlace } = await import(/* webpackChunkName: "calls" */ '../api/visit-places.api.ts');
  const place = await loadPlace(app, service, asked.location);
  const kinds = asked.category ? await loadKinds(app, service) : undefined;
  const category = kinds?.categories.find(({ id }) => id === asked.category)?.name;
  const documentTitle = place
    ? app.t(`${service}:list.documentTitleIn`, { place: place.city })
    : app.t(`${service}:list.documentTitle`);
  return { service, search: asked, filter, place, category, list, documentTitle };
}
