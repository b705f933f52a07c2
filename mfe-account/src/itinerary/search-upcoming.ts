import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { Line } from '../api/order.schema.ts';
import { searchBookings } from '../api/orders.api.ts';

/** The newest bookings, of which the dialog offers those that can still take place. */
export async function searchUpcoming(app: AppContext, signal: AbortSignal): Promise<Outcome<readonly Line[]>> {
  const found = await searchBookings(app, { when: 'upcoming', service: '', page: 1 }, signal);
  return found.ok ? success(found.data.items) : found;
}
