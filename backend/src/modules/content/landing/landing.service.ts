import type { LandingAnswer } from '@wisata/kernel/contracts/content-landing';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { BackendContext } from '../../../app/context.ts';
import { badRequest, notFound } from '../../../app/envelope.ts';
import { oncePerContext } from '../../../app/once-per-context.ts';
import type { Route, SearchRouteDay } from '../../../app/route-trip.ts';
import { bookingServices, staysOf } from '../../bookings/index.ts';
import { describeStays } from '../product.service.ts';
import { localize } from '../translated.ts';
import { landingPlaces } from './landing-places.ts';
import { LANDINGS, type Landing } from './landings.ts';
import { routeFigures, type RouteDay } from './route-figures.ts';

const NEAR_DAYS = 28;
/** After the coming weeks three days stand for each month, on different weekdays. */
const FAR_DAYS = Array.from({ length: 30 }, (_, index) => NEAR_DAYS + 10 * (index + 1));
const STAYS = 8;
const MOST_STAYS = 60;

function headOf({ slug, kind, from, to, image }: Landing, locale: Locale) {
  const words = localize({ from, to, image }, locale);
  return { slug, kind, from: words.from, to: words.to, image: words.image.uri, imageAlt: words.image.alt };
}

/** @throws ApiError `VALIDATION_FAILED` for a service that no page is about. */
export function searchLandings(kind: string | undefined, locale: Locale) {
  if (kind !== undefined && !LANDINGS.some((landing) => landing.kind === kind)) {
    const message = 'No page is about this service';
    throw badRequest(message, { kind: message });
  }
  return LANDINGS.filter((landing) => kind === undefined || landing.kind === kind).map((landing) =>
    headOf(landing, locale),
  );
}

async function computeRoute(context: BackendContext, search: SearchRouteDay, route: Route, today: string) {
  const lookAt = async (ahead: readonly number[]): Promise<RouteDay[]> => {
    const days: RouteDay[] = [];
    for (const count of ahead) {
      const date = addDays(today, count);
      // Days are computed one by one, and other requests are served in between.
      await yieldToOthers();
      days.push({ date, trips: await search(context, route, date) });
    }
    return days;
  };
  const near = await lookAt(Array.from({ length: NEAR_DAYS }, (_, index) => index + 1));
  return routeFigures(route, near, await lookAt(FAR_DAYS)) ?? null;
}

/** Figures of a route are computed once a day: prices move with the days ahead. */
const routesOf = oncePerContext((context) => {
  let knownOn = '';
  const known = new Map<string, ReturnType<typeof computeRoute>>();
  return async (kind: string, route: Route) => {
    const search = bookingServices(context).get(kind)?.searchRouteDay;
    if (!search) return null;
    const today = todayInJakarta(context.clock.now().getTime());
    if (knownOn !== today) known.clear();
    knownOn = today;
    const key = `${kind} ${route.origin} ${route.destination}`;
    const figures = known.get(key) ?? computeRoute(context, search, route, today);
    known.set(key, figures);
    figures.catch(() => known.delete(key));
    return figures;
  };
});

async function cityFigures(
  context: BackendContext,
  { wanted, destinationKey }: NonNullable<Landing['stays']>,
  locale: Locale,
) {
  const showcase = staysOf(context);
  const areas = showcase.countByArea(wanted);
  const stays = await showcase.describeAvailable(showcase.searchKeys(wanted, MOST_STAYS), MOST_STAYS, locale);
  const totals = stays.flatMap(({ totalPrice }) => totalPrice ?? []);
  return {
    destinationKey,
    hotelCount: areas.reduce((sum, { count }) => sum + count, 0),
    areas,
    currency: stays[0]?.currency ?? 'IDR',
    lowest: totals.length > 0 ? Math.min(...totals) : null,
    stays: await describeStays(context, stays.slice(0, STAYS)),
  };
}

export async function getLanding(context: BackendContext, slug: string, locale: Locale): Promise<LandingAnswer> {
  const landing = LANDINGS.find((each) => each.slug === slug);
  if (!landing) throw notFound('Page not found', 'CONTENT_LANDING_NOT_FOUND');
  const { kind, route, stays } = landing;
  const figures = route ? await routesOf(context)(kind, route) : null;
  return {
    ...headOf(landing, locale),
    route: figures,
    places: landingPlaces(context, landing, figures, locale),
    city: stays ? await cityFigures(context, stays, locale) : null,
  };
}
