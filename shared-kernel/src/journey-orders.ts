import type { CalendarDate } from './dates.ts';
import { isReturnInTime } from './return-flight.ts';
import { wallTimeToInstant } from './zones.ts';

/** Quarters of a day in local time, spec section 9; each ends where the next begins. */
export const TIME_SLOTS = ['early-morning', 'morning', 'afternoon', 'evening'] as const;
/** One of them. */
export type TimeSlot = (typeof TIME_SLOTS)[number];
const SLOT_HOURS = 6;

/** The quarter of the day of a wall time; `24:00` does not exist, midnight is early morning. */
export const slotOf = (time: string): TimeSlot =>
  TIME_SLOTS[Math.floor(Number(time.slice(0, 2)) / SLOT_HOURS)] ?? 'evening';

/** The hours of a slot, `00` and `06`. */
export function slotHours(slot: TimeSlot): readonly [string, string] {
  const from = TIME_SLOTS.indexOf(slot) * SLOT_HOURS;
  return [String(from).padStart(2, '0'), String(from + SLOT_HOURS).padStart(2, '0')];
}

/** Orders of spec section 4, first one default. */
export const JOURNEY_SORTS = [
  'lowest-price',
  'earliest-departure',
  'latest-departure',
  'earliest-arrival',
  'latest-arrival',
  'shortest-duration',
] as const;

/** The contract's six orders and "best", which weighs several things at once. */
export const JOURNEY_ORDERS = [...JOURNEY_SORTS, 'best'] as const;
/** One of them. */
export type JourneyOrder = (typeof JOURNEY_ORDERS)[number];

/** The three orders that most people want. */
export const JOURNEY_TABS = [
  { badge: 'cheapest', order: 'lowest-price' },
  { badge: 'fastest', order: 'shortest-duration' },
  { badge: 'best', order: 'best' },
] as const satisfies readonly { badge: string; order: JourneyOrder }[];
/** What a journey may be best at. */
export type JourneyBadge = (typeof JOURNEY_TABS)[number]['badge'];

/** When a journey leaves and arrives, by the clocks of both ends. */
export interface TimedJourney {
  readonly departDate: CalendarDate;
  readonly departTime: string;
  readonly originZone: string;
  readonly arriveDate: CalendarDate;
  readonly arriveTime: string;
  readonly destinationZone: string;
  readonly durationMinutes: number;
}

/** Below 0 where the first comes first. */
export type CompareJourneys = (a: TimedJourney, b: TimedJourney) => number;

/** Texts in the order of their letters. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const departure = ({ departDate, departTime }: TimedJourney) => `${departDate} ${departTime}`;
const arrival = ({ arriveDate, arriveTime }: TimedJourney) => `${arriveDate} ${arriveTime}`;

/** The orders that only times decide. */
export const TIME_ORDERS = {
  'earliest-departure': (a, b) => compareText(departure(a), departure(b)),
  'latest-departure': (a, b) => compareText(departure(b), departure(a)),
  'earliest-arrival': (a, b) => compareText(arrival(a), arrival(b)),
  'latest-arrival': (a, b) => compareText(arrival(b), arrival(a)),
  'shortest-duration': (a, b) => a.durationMinutes - b.durationMinutes,
} as const satisfies Readonly<Partial<Record<JourneyOrder, CompareJourneys>>>;

/** The instant of a departure, epoch milliseconds. */
export const leavesAt = ({ departDate, departTime, originZone }: Omit<TimedJourney, 'durationMinutes'>): number =>
  wallTimeToInstant(departDate, departTime, originZone);
/** The same of an arrival. */
export const arrivesAt = ({ arriveDate, arriveTime, destinationZone }: Omit<TimedJourney, 'durationMinutes'>): number =>
  wallTimeToInstant(arriveDate, arriveTime, destinationZone);

/** False for a return that leaves before its departure has arrived, or right after. */
export const isReachable = (back: TimedJourney, depart: TimedJourney | undefined): boolean =>
  depart === undefined || isReturnInTime(arrivesAt(depart), leavesAt(back));
