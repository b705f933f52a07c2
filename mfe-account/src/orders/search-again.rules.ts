import { todayInJakarta } from '@wisata/kernel/dates';
import type { Line } from '../api/order.schema.ts';

/** Services with a list of their own under their name. */
const LISTED = ['hotel', 'flight', 'train', 'tour', 'venue', 'transport'];
/** Names under which a search keeps its first day. */
const FIRST_DAYS = ['checkInDate', 'departDate', 'pickUpDate', 'date'];

/** The search that led to a booking, as an address; the home page once its first day is over or nothing is known of it. */
export function searchAgainPath(line: Pick<Line, 'service' | 'search'> | undefined, nowMs: number): string {
  if (!line || !LISTED.includes(line.service)) return '/';
  const known = Object.entries(line.search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  const query = new URLSearchParams(known);
  const firstDay = FIRST_DAYS.map((name) => query.get(name)).find(Boolean);
  if (known.length === 0 || (firstDay && firstDay < todayInJakarta(nowMs))) return '/';
  return `/${line.service}/list?${query.toString()}`;
}
