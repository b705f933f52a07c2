import { addDays, daysBetween, weekdayOf } from '@wisata/kernel/dates';
import { hash32 } from '@wisata/kernel/random';
import type { ProductSource, ScheduleSource } from './product-source.ts';
import { stockKey } from '../bookings/index.ts';

/** How far ahead can be booked. */
const HORIZON_DAYS = 300;
const A_SATURDAY = '2026-01-03';

type Departures = Extract<ScheduleSource, { kind: 'departures' }>;

/** Places that others have taken: most days none, some days a good part, now and then all. */
function takenByOthers(key: string, quota: number): number {
  const chance = hash32(key) % 100;
  if (chance < 4) return quota;
  return chance < 24 ? Math.floor((quota * (30 + 3 * (chance % 20))) / 100) : 0;
}

/** Sessions of a day: one without a name where the product has no times. */
const slotsOf = ({ times, schedule }: ProductSource): readonly string[] =>
  times && schedule.kind === 'period' ? times.map((_, index) => String(index + 1)) : [''];

/** What the market leaves of a session, before our own bookings. */
export function quotaOf({ id, schedule }: ProductSource, day: string, slot: string): number {
  if (schedule.kind === 'open') return 0;
  return schedule.quota - takenByOthers(stockKey({ product: id, part: slot, day }), schedule.quota);
}

function daysFrom(today: string): string[] {
  return Array.from({ length: HORIZON_DAYS + 1 }, (_, index) => addDays(today, index));
}

function isDeparture({ everyWeeks, weekday, on }: Departures, date: string): boolean {
  if (on?.includes(date.slice(5))) return true;
  if (everyWeeks === undefined || weekdayOf(date) !== weekday) return false;
  return Math.floor(daysBetween(A_SATURDAY, date) / 7) % everyWeeks === 0;
}

/** A session on a day, and what the market leaves of it. */
interface MarketSession {
  readonly date: string;
  readonly slot: string;
  readonly key: string;
  readonly quota: number;
}

interface Market {
  readonly today: string;
  readonly lastDay: string;
  readonly sessions: readonly MarketSession[];
}

function workOut(source: ProductSource, today: string): Market {
  const { id, schedule } = source;
  const lastDay = addDays(today, HORIZON_DAYS);
  if (schedule.kind === 'open') return { today, lastDay, sessions: [] };
  const all = daysFrom(today);
  const days = schedule.kind === 'departures' ? all.filter((date) => isDeparture(schedule, date)) : all;
  const slots = slotsOf(source);
  const sessions = days.flatMap((date) =>
    slots.map((slot) => {
      const key = stockKey({ product: id, part: slot, day: date });
      return { date, slot, key, quota: quotaOf(source, date, slot) };
    }),
  );
  return { today, lastDay, sessions };
}

const MARKETS = new WeakMap<ProductSource, Market>();

/** What the market leaves of a product from today on; it is the same all day, so it is worked out once a day. */
export function marketOf(source: ProductSource, today: string): Market {
  const known = MARKETS.get(source);
  if (known?.today === today) return known;
  const market = workOut(source, today);
  MARKETS.set(source, market);
  return market;
}
