import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { Category, VoucherCode } from '../api/content.model.ts';
import type { LandingHead } from '../api/landing.model.ts';
import type { Visit } from '../api/visit.model.ts';
import { firstOfEach } from '../landing/landing-path.rules.ts';
import { servicesSearchedAs } from '../page/offered.rules.ts';

/**
 * What the home page asks for. It travels with the page to the browser, so each list is cut here to what is shown of it.
 */

const CODES = 3;
/** Pages about routes and cities of each kind: flights, trains, hotels. */
const ROUTES_OF_EACH = 4;
const COMPARED_WAYS = 2;
const COMPARED = 'jakarta-to-surabaya';

// Where the server has rendered the page, no call is made.
export const loadCalls = () =>
  Promise.all([
    import(/* webpackChunkName: "home-calls" */ '../api/content.api.ts'),
    import(/* webpackChunkName: "home-calls" */ '../api/blog.api.ts'),
    import(/* webpackChunkName: "home-calls" */ '../api/landing.api.ts'),
    import(/* webpackChunkName: "home-calls" */ '../api/visit.api.ts'),
  ]);

/** What is drawn of a category. */
export type Theme = Pick<Category, 'id' | 'slug' | 'name' | 'pageType' | 'picture'>;
/** What is drawn of a page about a route or a city. */
export type RouteHead = Omit<LandingHead, 'picture'>;

const cut = <T, U>(found: Outcome<T>, part: (data: T) => U): Outcome<U> =>
  found.ok ? success(part(found.data)) : found;

/** The best rated of every service that sells something to see or do. */
export async function searchVisits({ api, config }: AppContext, most: number): Promise<Outcome<readonly Visit[]>> {
  const [, , , { searchBestVisits }] = await loadCalls();
  const services = servicesSearchedAs(config, 'visit');
  const limit = Math.ceil(most / services.length);
  const found = await Promise.all(services.map(({ key }) => searchBestVisits(api, key, limit)));
  const failed = found.find((each) => !each.ok);
  return failed && found.every((each) => !each.ok)
    ? failed
    : success(found.flatMap((each) => (each.ok ? each.data : [])));
}

export async function searchThemes({ api }: AppContext): Promise<Outcome<readonly Theme[]>> {
  const [{ searchCategories }] = await loadCalls();
  return cut(await searchCategories(api), (categories) =>
    categories.map(({ id, slug, name, pageType, picture }) => ({ id, slug, name, pageType, picture })),
  );
}

export async function searchFirstCodes({ api }: AppContext): Promise<Outcome<readonly VoucherCode[]>> {
  const [{ searchVoucherCodes }] = await loadCalls();
  return cut(await searchVoucherCodes(api), (codes) => codes.slice(0, CODES));
}

export async function searchRoutes({ api }: AppContext): Promise<Outcome<readonly RouteHead[]>> {
  const [, , { searchLandings }] = await loadCalls();
  return cut(await searchLandings(api), (landings) =>
    firstOfEach(landings, ROUTES_OF_EACH).map(({ picture: _, ...head }) => head),
  );
}

/** True where one route can be travelled in more than one way. */
export const canCompareWays = ({ config }: AppContext): boolean =>
  servicesSearchedAs(config, 'journey').length >= COMPARED_WAYS;

/** The pages about one route, by whatever ways it can be travelled, with their figures. */
export async function searchWays({ api }: AppContext) {
  const [, , { getRouteWays, searchLandings }] = await loadCalls();
  const pages = await searchLandings(api);
  if (!pages.ok) return pages;
  return success(
    await getRouteWays(
      api,
      pages.data.filter(({ slug }) => slug.endsWith(`-${COMPARED}`)),
    ),
  );
}
