import type { LandingRouteAnswer } from '@wisata/kernel/contracts/content-landing';
import { weekdayOf } from '@wisata/kernel/dates';
import type { Route, RouteTrip } from '../../../app/route-trip.ts';

/** A day that was looked at, with what it has on sale. */
export interface RouteDay {
  readonly date: string;
  readonly trips: readonly RouteTrip[];
}

const CHEAPEST_DAYS = 6;

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);
const cheapestOf = ({ trips }: RouteDay) => trips.toSorted((a, b) => a.lowestMinor - b.lowestMinor)[0];
const lowestsOf = (days: readonly RouteDay[]) => days.flatMap((day) => cheapestOf(day)?.lowestMinor ?? []);

/** The middle of the days' lowest totals. */
function usualOf(amounts: readonly number[]): number | null {
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? null;
}

function monthsOf(days: readonly RouteDay[]): LandingRouteAnswer['months'] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort();
  return months.map((month) => {
    const amounts = lowestsOf(days.filter(({ date }) => date.startsWith(month)));
    return { month, lowest: least(amounts), usual: usualOf(amounts) };
  });
}

const WEEK = [1, 2, 3, 4, 5, 6, 0];

const weekdaysOf = (days: readonly RouteDay[]) =>
  WEEK.map((weekday) => least(lowestsOf(days.filter(({ date }) => weekdayOf(date) === weekday))));

function cheapDays(days: readonly RouteDay[]): LandingRouteAnswer['days'] {
  return days
    .flatMap((day) => {
      const trip = cheapestOf(day);
      if (!trip) return [];
      const { operatorName: operator, departTime, minutes, lowestMinor: lowest } = trip;
      return [{ date: day.date, lowest, operator, departTime, minutes }];
    })
    .sort((a, b) => a.lowest - b.lowest || a.date.localeCompare(b.date))
    .slice(0, CHEAPEST_DAYS);
}

function operatorsOf(days: readonly RouteDay[]): LandingRouteAnswer['operators'] {
  const trips = days.flatMap((day) => day.trips);
  const codes = [...new Set(trips.map(({ operatorCode }) => operatorCode))];
  return codes
    .map((code) => {
      const own = trips.filter(({ operatorCode }) => operatorCode === code);
      const bags = own.flatMap(({ bagKg }) => bagKg ?? []);
      return {
        code,
        name: own[0]!.operatorName,
        perDay: Math.round(own.length / days.length),
        from: [...new Set(own.map(({ from }) => from))].sort(),
        bagKg: least(bags),
        lowest: Math.min(...own.map(({ lowestMinor }) => lowestMinor)),
      };
    })
    .sort((a, b) => b.perDay - a.perDay || a.lowest - b.lowest);
}

/** Figures of a route from the days of the coming weeks and those that stand for the months after; undefined where nothing goes. */
export function routeFigures(
  { origin, destination }: Route,
  near: readonly RouteDay[],
  far: readonly RouteDay[],
): LandingRouteAnswer | undefined {
  const trips = near.flatMap((day) => day.trips);
  if (trips.length === 0) return undefined;
  const departures = trips.map(({ departTime }) => departTime).sort();
  const days = cheapDays(near);
  return {
    origin,
    destination,
    daysLookedAt: near.length + far.length,
    tripsPerDay: Math.round(trips.length / near.length),
    shortestMinutes: Math.min(...trips.map(({ minutes }) => minutes)),
    firstDeparture: departures[0]!,
    lastDeparture: departures.at(-1)!,
    lowest: days[0]?.lowest ?? null,
    lowestDate: days[0]?.date ?? null,
    months: monthsOf([...near, ...far]),
    weekdays: weekdaysOf(near),
    days,
    operators: operatorsOf(near),
  };
}
