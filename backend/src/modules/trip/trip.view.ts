import type { AgendaStop } from '@wisata/kernel/contracts/agenda';
import type { MapPlace } from '@wisata/kernel/contracts/maps-places';
import type { TripPlaceAnswer, TripWayAnswer } from '@wisata/kernel/contracts/trip';
import type { Locale } from '@wisata/kernel/locale';
import { searchWays } from '@wisata/kernel/trip-fit';
import type { TripLine } from '@wisata/kernel/trip-moments';
import { splitTrips } from '@wisata/kernel/trip-split';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices, describeBooking, ENDED_STATUSES, type Booking } from '../bookings/index.ts';
import { mapsOf } from '../maps/index.ts';

/** When and where a booking takes place, as its service says it; nothing for one without a day. */
export function agendaOf(context: BackendContext, booking: Booking, locale: Locale): TripLine['agenda'] {
  return bookingServices(context).get(booking.service)?.agenda?.(booking, locale) ?? [];
}

export async function describeTripBooking(context: BackendContext, booking: Booking, locale: Locale) {
  return { ...(await describeBooking(context, booking, locale)), agenda: [...agendaOf(context, booking, locale)] };
}

export const isStanding = ({ paymentStatus }: Booking) => !ENDED_STATUSES.includes(paymentStatus);

const placeOf = ({ name, town, latitude, longitude, place_id: id = '' }: AgendaStop): MapPlace => ({
  place_id: id,
  kind: 'address',
  name,
  address: town,
  country: '',
  code: '',
  geometry: { latitude, longitude },
  airport_zone: false,
});

/** The drives that decide whether the things of each trip fit; one that the map service cannot tell is left out. */
export async function findWays(
  context: BackendContext,
  lines: readonly TripLine[],
  locale: Locale,
): Promise<TripWayAnswer[]> {
  const pairs = splitTrips(lines).flatMap((trip) => searchWays(trip.lines));
  const found = await Promise.all(
    pairs.map(async ([from, to]): Promise<TripWayAnswer[]> => {
      const names = { from: from.name, to: to.name };
      try {
        const way = await mapsOf(context).directions(placeOf(from), placeOf(to), locale);
        if (!way) return [{ ...names, minutes: null, is_estimate: true }];
        return [{ ...names, minutes: way.duration_minutes, is_estimate: way.is_estimate }];
      } catch (error) {
        context.log.warn({ err: error }, 'a drive of a trip could not be told');
        return [];
      }
    }),
  );
  return found.flat();
}

/** How each service that is searched by place names the towns of these bookings. */
export function findPlaces(context: BackendContext, lines: readonly TripLine[]): TripPlaceAnswer[] {
  const towns = [...new Set(lines.flatMap(({ agenda }) => agenda.flatMap(({ stop }) => stop?.town || [])))];
  return [...bookingServices(context).values()].flatMap(({ service, searchPlaces }) => {
    const places = searchPlaces?.() ?? [];
    return towns.flatMap((town) => {
      const wanted = town.toLowerCase();
      const found = places.find(({ name, names }) => [name, ...names].some((each) => each.toLowerCase() === wanted));
      return found ? [{ service, town, key: found.key, name: found.name }] : [];
    });
  });
}
