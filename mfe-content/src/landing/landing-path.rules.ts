import type { SearchFact, ServiceSearch } from '@wisata/kernel/service-search';
import type { CityFigures, LandingHead, RouteFigures } from '../api/landing.model.ts';
import { stayListQuery } from '../collections/stay-path.rules.ts';

/** The page about a route or a city: `/popular/flights/jakarta-to-bali`. */
export function landingPath({ slug }: Pick<LandingHead, 'slug'>): string {
  return `/popular/${encodeURIComponent(slug).replace('-', '/')}`;
}

/** Search of a route on a day for one adult, in the keys of its service; without one the service's form begins. */
export function routeQuery(
  search: ServiceSearch | undefined,
  { origin, destination }: Pick<RouteFigures, 'origin' | 'destination'>,
  departDate: string,
): string {
  const { keys, values } = search ?? { keys: {} };
  const facts = {
    from: origin,
    to: destination,
    start: departDate,
    adults: '1',
    people: '1',
    children: '0',
    infants: '0',
  };
  const economy = values?.travelClass?.['economy'];
  const asked = Object.entries({ ...facts, ...(economy ? { travelClass: economy } : {}) });
  const query = asked.flatMap(([fact, value]) => {
    const key = keys[fact as SearchFact];
    return key === undefined ? [] : [[key, value]];
  });
  return `?${new URLSearchParams(query)}`;
}

/** Search of a city's hotels for the night of its stays; for any night where it has none. */
export const cityQuery = ({ to }: Pick<LandingHead, 'to'>, { destinationKey, stays: [stay] }: CityFigures): string =>
  stayListQuery({ key: destinationKey, name: to }, stay);

/** The first pages of each kind, in their order. */
export function firstOfEach(landings: readonly LandingHead[], most: number): readonly LandingHead[] {
  return landings.filter(
    (landing, index) => landings.slice(0, index).filter(({ kind }) => kind === landing.kind).length < most,
  );
}
