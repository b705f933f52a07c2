import { isCanceled, isExpired } from '@wisata/kernel/booking-status';
import type { TripPlaceAnswer, TripWayAnswer } from '@wisata/kernel/contracts/trip';
import { addDays, compareDates, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import { isClash, type Clash, type WayMinutes } from '@wisata/kernel/trip-clash';
import { staysOf, type TripLine } from '@wisata/kernel/trip-moments';
import { splitTrips } from '@wisata/kernel/trip-split';
import { searchEntries, type SearchFacts } from '@wisata/kernel/service-search';
import { listPath, type OfferedServices } from '@wisata/kernel/services';
import type { Line } from '../api/order.schema.ts';

/** One journey from home and back, with all that is known of it. */
export interface OwnTrip {
  /** Its first booking, which names it in addresses. */
  readonly id: string;
  readonly lines: readonly Line[];
  /** Of the same days, and given up, refunded or expired. */
  readonly ended: readonly Line[];
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly towns: readonly string[];
}

/** Every trip, the earliest first, and what belongs to none. */
export interface TripsView {
  readonly trips: readonly OwnTrip[];
  /** Without a day. */
  readonly undated: readonly Line[];
}

const hasEnded = (line: Line, nowMs: number) => isCanceled(line) || isExpired(line, nowMs);

const overlaps = ({ agenda }: TripLine, first: CalendarDate, last: CalendarDate) =>
  agenda.some(({ date }) => date >= addDays(first, -1) && date <= addDays(last, 1));

export function viewTrips(bookings: readonly Line[], nowMs: number): TripsView {
  const standing = bookings.filter((line) => !hasEnded(line, nowMs));
  const ended = bookings.filter((line) => hasEnded(line, nowMs));
  return {
    trips: splitTrips(standing).map((trip) => ({
      ...trip,
      id: trip.lines[0]!.id,
      ended: ended.filter((line) => overlaps(line, trip.first, trip.last)),
    })),
    undated: standing.filter(({ agenda }) => agenda.length === 0),
  };
}

/** The trip of a booking that the address names; else the next one, else the last. */
export function chooseTrip({ trips }: TripsView, wanted: string | null, today: CalendarDate): OwnTrip | undefined {
  const named = trips.find(({ lines, ended }) => [...lines, ...ended].some(({ id }) => id === wanted));
  return named ?? trips.find(({ last }) => last >= today) ?? trips.at(-1);
}

/** The drives of an answer, as the rules ask for them. */
export function waysOf(ways: readonly TripWayAnswer[]): WayMinutes {
  const known = new Map(ways.map(({ from, to, minutes }) => [`${from}\n${to}`, minutes]));
  return (from, to) => known.get(`${from.name}\n${to.name}`);
}

/** A day of the strip over a trip. */
export interface StripDay {
  readonly date: CalendarDate;
  readonly state: 'clash' | 'tight' | 'free' | 'busy';
  /** Bookings with a moment on this day. */
  readonly count: number;
}

const MOST_DAYS = 60;

export function stripOf({ first, last, lines }: OwnTrip, clashes: readonly Clash[]): readonly StripDay[] {
  const length = Math.min(MOST_DAYS, daysBetween(first, last) + 1);
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index);
    const count = lines.filter(({ agenda }) => agenda.some((entry) => entry.date === date)).length;
    const about = clashes.filter((clash) => clash.date === date);
    const state = about.some(isClash)
      ? 'clash'
      : about.some(({ kind }) => kind === 'tight')
        ? 'tight'
        : count === 0
          ? 'free'
          : 'busy';
    return { date, state, count };
  });
}

/** The town where a traveller wakes up on a day; undefined where nobody has booked a bed. */
export function townOn(lines: readonly TripLine[], date: CalendarDate): string | undefined {
  const stays = lines.flatMap(staysOf).sort((a, b) => compareDates(a.from.date, b.from.date));
  return stays.findLast(({ from, until }) => from.date <= date && date <= until.date)?.from.stop?.town;
}

interface Offer {
  readonly service: string;
  readonly href: string;
}

/** Where services of a kind are searched in a town: each that knows the town, with the days filled in. */
export function offersIn(
  { services, descriptions }: Pick<OfferedServices, 'services' | 'descriptions'>,
  kind: 'visit' | 'stay',
  town: string,
  places: readonly TripPlaceAnswer[],
  { start, end }: { readonly start: CalendarDate; readonly end?: CalendarDate },
): readonly Offer[] {
  return services.flatMap((service) => {
    const search = descriptions[service]?.search;
    const place = places.find((each) => each.service === service && each.town === town);
    if (search?.kind !== kind || !place) return [];
    const facts: SearchFacts = {
      to: place.key,
      toName: place.name,
      start,
      end,
      month: Number(start.slice(5, 7)),
      year: start.slice(0, 4),
    };
    return [{ service, href: `${listPath(service)}?${new URLSearchParams(searchEntries(search, facts))}` }];
  });
}
