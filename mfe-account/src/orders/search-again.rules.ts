import { todayInJakarta } from '@wisata/kernel/dates';
import { findService, searchPath, type OfferedServices } from '@wisata/kernel/services';
import type { Line } from '../api/order.schema.ts';

/** The search that led to a booking, as an address; the home page once its first day is over or nothing is known of it. */
export function searchAgainPath(
  offered: Pick<OfferedServices, 'descriptions'>,
  line: Pick<Line, 'service' | 'search'> | undefined,
  nowMs: number,
): string {
  const service = line && findService(offered, line.service);
  if (!service) return '/';
  const known = Object.entries(line.search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  const query = new URLSearchParams(known);
  const firstDay = service.firstDay && query.get(service.firstDay);
  if (known.length === 0 || (firstDay && firstDay < todayInJakarta(nowMs))) return '/';
  return `${searchPath(service)}?${query.toString()}`;
}
