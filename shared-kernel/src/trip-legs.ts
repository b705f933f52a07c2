import { daysBetween, type CalendarDate } from './dates.ts';
import { byDay, daysAround, listDays, type DayPrice, type Span } from './day-prices.ts';
import type { Money } from './money.ts';
import type { Outcome } from './outcome.ts';
import type { DateProblem, PlaceProblem, TripDates, TripPlaces } from './trip-search.ts';

/** Which journey of a trip is being chosen: there first, then back. */
export type Leg = 'depart' | 'return';

/** A search at one of its legs. */
export interface AtLeg<Search> {
  readonly search: Search;
  readonly leg: Leg;
}

/** The day whose journeys a list shows. */
export const dayOf = ({ search, leg }: AtLeg<TripDates>): CalendarDate =>
  leg === 'return' && search.returnDate ? search.returnDate : search.departDate;

/** The places of a leg, the way round in which it goes. */
export const routeOf = ({ search: { origin, destination }, leg }: AtLeg<TripPlaces>): TripPlaces =>
  leg === 'return' ? { origin: destination, destination: origin } : { origin, destination };

/** The days around the chosen one that can be booked, without prices; no return before its departure. */
export function stripDays(place: AtLeg<TripDates>, bookable: Span): readonly DayPrice[] {
  const from = place.leg === 'return' ? place.search.departDate : bookable.from;
  return listDays(daysAround(dayOf(place), { from, to: bookable.to })).map((date) => ({ date, lowest: undefined }));
}

/** The same days with their lowest prices; without them when they cannot be had, because the days still lead on. */
export async function withLowest(
  days: readonly DayPrice[],
  ask: (from: CalendarDate, to: CalendarDate) => Promise<Outcome<readonly DayPrice[]>>,
): Promise<readonly DayPrice[]> {
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  const answer = from && to ? await ask(from, to) : undefined;
  if (!answer?.ok) return days;
  const prices = byDay(answer.data);
  return days.map(({ date }) => ({ date, lowest: prices[date] }));
}

/** Other days that have a price, the nearest first. */
export const nearestDays = (wanted: CalendarDate, days: readonly DayPrice[]) =>
  days
    .flatMap(({ date, lowest }): { readonly date: CalendarDate; readonly lowest: Money }[] =>
      lowest && date !== wanted ? [{ date, lowest }] : [],
    )
    .sort((a, b) => Math.abs(daysBetween(wanted, a.date)) - Math.abs(daysBetween(wanted, b.date)));

/** Why a search cannot be answered; an end that does not exist carries its code. */
export interface TripProblem {
  readonly code: PlaceProblem | DateProblem | 'ORIGIN_UNKNOWN' | 'DESTINATION_UNKNOWN';
  readonly place?: string;
}

/** Both ends of a search as far as they are known; one that could not be looked up is left to the search itself. */
export async function loadEnds<Place>(
  { origin, destination }: TripPlaces,
  load: (code: string) => Promise<Outcome<Place>> | Outcome<Place>,
): Promise<{ readonly problem: TripProblem | undefined; readonly ends: readonly Place[] }> {
  const [from, to] = await Promise.all([load(origin), load(destination)]);
  const isUnknown = (answer: Outcome<Place>) => !answer.ok && !answer.failure.retryable;
  const problem: TripProblem | undefined = isUnknown(from)
    ? { code: 'ORIGIN_UNKNOWN', place: origin }
    : isUnknown(to)
      ? { code: 'DESTINATION_UNKNOWN', place: destination }
      : undefined;
  return { problem, ends: [from, to].flatMap((answer) => (answer.ok ? [answer.data] : [])) };
}
