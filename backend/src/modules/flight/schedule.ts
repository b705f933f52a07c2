import { addDays, weekdayOf } from '@wisata/kernel/dates';
import { hash32 } from '@wisata/kernel/random';
import { NYEPI } from '../../app/holidays.ts';
import { terminalOf } from './carriers.ts';
import { routeRoll } from './network.ts';
import type { Route } from './network.ts';
import { instantOf, wallClockOf } from './zone-clock.ts';

const MINUTE_MS = 60_000;
type Slot = ReturnType<typeof createSlots>[number];

const FIRST_DEPARTURE = 5 * 60;
const LAST_DEPARTURE = 22 * 60 + 15;
const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];
const LONG_KM = 4500;
const RED_EYE_KM = 2000;

/** Minutes from block to block. */
export function blockMinutes(km: number): number {
  return Math.round((40 + km / (km > LONG_KM ? 14 : 13)) / 5) * 5;
}

/** Long flights leave at any hour, and those into the night of the east until midnight. */
function departureWindow({ km, from, to }: Route): readonly [number, number] {
  if (km > LONG_KM) return [15, 23 * 60 + 55];
  const isEastward = to.longitude - from.longitude > 12;
  return [FIRST_DEPARTURE, km > RED_EYE_KM && isEastward ? 23 * 60 + 55 : LAST_DEPARTURE];
}

function weekdaysOf(route: Route, daysAWeek: number): readonly number[] {
  if (daysAWeek >= 7) return ALL_WEEK;
  const shift = hash32(`${route.carrier.code}${route.from.code}${route.to.code}`);
  return ALL_WEEK.filter((day) => ((day + shift) * daysAWeek) % 7 < daysAWeek);
}

/** The flight numbers of a route, each at its minute of the day on its weekdays, 0 Sunday. */
function createSlots(seed: string, route: Route) {
  const { weekly, carrier, km, firstNumber } = route;
  const count = Math.ceil(weekly / 7);
  const [first, last] = departureWindow(route);
  const fleet = km >= carrier.wideFromKm ? [carrier.wide] : carrier.narrow;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + routeRoll(seed, 'departure', route, index)) / count;
    return {
      number: firstNumber + 2 * index,
      departMinute: Math.round((first + share * (last - first)) / 5) * 5,
      aircraft: fleet[hash32(`${carrier.code}${firstNumber + 2 * index}`) % fleet.length]!,
      weekdays: index < count - 1 ? ALL_WEEK : weekdaysOf(route, weekly - 7 * (count - 1)),
    };
  });
}

/** The airport opens again at six in the morning after the day of silence. */
const OPEN_AGAIN = '06:00';
const isClosed = (date: string, time: string) => NYEPI.has(date) || (time < OPEN_AGAIN && NYEPI.has(addDays(date, -1)));

/** On Nyepi, the day of silence, no flight leaves Denpasar or lands there. */
function isSilent({ route: { from, to }, departDate, departTime, arriveDate, arriveTime }: Leg): boolean {
  return (
    (from.code === 'DPS' && isClosed(departDate, departTime)) || (to.code === 'DPS' && isClosed(arriveDate, arriveTime))
  );
}

/** One flight on one day, from take-off to landing. */
function createLeg(route: Route, slot: Slot, date: string) {
  const { carrier, from, to, km, isInternational } = route;
  const departAt = instantOf(date, slot.departMinute, from.zone);
  const arriveAt = departAt + blockMinutes(km) * MINUTE_MS;
  const depart = wallClockOf(departAt, from.zone);
  const arrive = wallClockOf(arriveAt, to.zone);
  return {
    route,
    number: slot.number,
    aircraft: slot.aircraft,
    departAt,
    arriveAt,
    /** Names the leg's seats in the stock: `GA402-CGKDPS-20261224`. */
    key: `${carrier.code}${slot.number}-${from.code}${to.code}-${date.replaceAll('-', '')}`,
    departDate: date,
    departTime: depart.time,
    arriveDate: arrive.date,
    arriveTime: arrive.time,
    originTerminal: terminalOf(carrier.code, from.code, isInternational),
    destinationTerminal: terminalOf(carrier.code, to.code, isInternational),
  };
}
export type Leg = ReturnType<typeof createLeg>;

/** Flights of any day from the weekly pattern of each route. */
export function createTimetable(seed: string) {
  const slots = new Map<Route, readonly Slot[]>();
  const slotsOf = (route: Route) => {
    const known = slots.get(route);
    if (known) return known;
    const created = createSlots(seed, route);
    slots.set(route, created);
    return created;
  };
  /** In the order of departure; `date` is a local day. */
  const legsOn = (route: Route, date: string) => {
    const weekday = weekdayOf(date);
    return slotsOf(route)
      .filter(({ weekdays }) => weekdays.includes(weekday))
      .map((slot) => createLeg(route, slot, date))
      .filter((leg) => !isSilent(leg));
  };
  const findLeg = (route: Route, number: number, date: string) =>
    legsOn(route, date).find((leg) => leg.number === number);
  return { legsOn, findLeg };
}
export type Timetable = ReturnType<typeof createTimetable>;
