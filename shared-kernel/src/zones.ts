import { ZONES } from './zone-names.ts';

export { zoneForCity } from './city-zones.ts';
export type { ZoneLabel } from './zone-names.ts';
export { ZONES };

/** Wall clock of one zone at one instant. `date` is `YYYY-MM-DD`, `time` is `HH:mm:ss`. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

/** Hours ahead of UTC, always: none of them keeps summer time, and the last change was at the beginning of 1988. */
const FIXED_HOURS: Readonly<Record<string, number>> = {
  [ZONES.WIB]: 7,
  [ZONES.WITA]: 8,
  [ZONES.WIT]: 9,
  [ZONES.SGT]: 8,
};
const FIXED_SINCE_MS = Date.UTC(1988, 0, 2);

// Making a formatter costs a hundred times what using it costs, and a search result converts thousands of times.
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * What to print after a time: `WIB`, `SGT`, or for other zones the short name that Intl knows, `GMT-5`. An instant that
 * costs something to know can be given as a function, which is asked only where the name depends on it.
 */
export function zoneLabel(zone: string, atMs: number | (() => number) = 0): string {
  const known = Object.entries(ZONES).find(([, name]) => name === zone);
  if (known) return known[0];
  const at = typeof atMs === 'number' ? atMs : atMs();
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

function clockAhead(instantMs: number, offset: number): WallClock {
  const [date = '', time = ''] = new Date(instantMs + offset).toISOString().split(/T|\./);
  return { date, time };
}

/** The wall clock of a zone at an instant; throws a `RangeError` for an unknown zone or an unreadable instant. */
export function wallClockAt(instantMs: number, zone: string): WallClock {
  const hours = FIXED_HOURS[zone];
  // A page's first formatter takes a slow phone a long task to make; most pages ask for no other zone.
  if (hours !== undefined && !(instantMs < FIXED_SINCE_MS)) return clockAhead(instantMs, hours * 3_600_000);
  const parts = clockOf(zone).formatToParts(instantMs);
  const value = Object.fromEntries(parts.map((part) => [part.type, part.value]));
  return {
    date: `${value['year']?.padStart(4, '0')}-${value['month']}-${value['day']}`,
    time: `${value['hour']}:${value['minute']}:${value['second']}`,
  };
}

/** The wall clock of the device itself; throws a `RangeError` for an unreadable instant. */
export function deviceClockAt(instantMs: number): WallClock {
  // Its offset says enough: asking for its zone's name makes a formatter.
  return clockAhead(instantMs, -new Date(instantMs).getTimezoneOffset() * 60_000);
}

/**
 * The instant, in epoch milliseconds, at which a zone's clocks show a day (`YYYY-MM-DD`) and a time (`14:00`, `14:00:05`).
 * A time that summer time skips moves forward by the gap. Throws a `RangeError` for text that is not a day and a time.
 */
export function wallTimeToInstant(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`Not a day and a time: ${date} ${time}`);
  const guess = wanted - offsetMs(wanted, zone);
  const corrected = wanted - offsetMs(guess, zone);
  return corrected + offsetMs(corrected, zone) === wanted ? corrected : Math.max(guess, corrected);
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

function offsetMs(instantMs: number, zone: string): number {
  const clock = wallClockAt(instantMs, zone);
  return Date.parse(`${clock.date}T${clock.time}Z`) - Math.floor(instantMs / 1000) * 1000;
}
