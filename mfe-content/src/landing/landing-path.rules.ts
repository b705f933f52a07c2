import type { CityFigures, LandingHead, LandingKind, RouteFigures } from '../api/landing.model.ts';

/** The page about a route or a city: `/popular/flights/jakarta-to-bali`. */
export function landingPath({ slug }: Pick<LandingHead, 'slug'>): string {
  return `/popular/${encodeURIComponent(slug).replace('-', '/')}`;
}

/** Search of a route on a day, in the query of its service. */
export function routeQuery(kind: LandingKind, { origin, destination }: RouteFigures, departDate: string): string {
  const party: Record<string, string> =
    kind === 'train' ? { adult: '1', infant: '0' } : { ADT: '1', CHD: '0', INF: '0', cabinClass: 'Economy' };
  return `?${new URLSearchParams({ origin, destination, departDate, ...party })}`;
}

/** Search of a city's hotels for the night of its stays; for any night where it has none. */
export function cityQuery({ to }: Pick<LandingHead, 'to'>, { destinationKey, stays: [stay] }: CityFigures): string {
  const night: Record<string, string> = stay
    ? {
        checkInDate: stay.checkInDate,
        checkOutDate: stay.checkOutDate,
        countRoom: '1',
        countGuest: String(stay.guests),
        countChild: '0',
      }
    : {};
  return `?${new URLSearchParams({ destinationKey, city: to, ...night })}`;
}

/** The first pages of each kind, in their order. */
export function firstOfEach(landings: readonly LandingHead[], most: number): readonly LandingHead[] {
  return landings.filter(
    (landing, index) => landings.slice(0, index).filter(({ kind }) => kind === landing.kind).length < most,
  );
}
