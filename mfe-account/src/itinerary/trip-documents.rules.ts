import { isIssued } from '@wisata/kernel/booking-status';
import type { Itinerary, ItineraryDay } from '../api/itinerary.schema.ts';

/** A booking that has documents. */
export interface IssuedBooking {
  readonly id: string;
  readonly service: string;
  readonly title: string;
}

/** The issued bookings among what a page of the itinerary shows, each once, in its order. */
export function findIssued(days: readonly ItineraryDay[], items: readonly Itinerary[]): readonly IssuedBooking[] {
  const things = [
    ...days.flatMap((day) => day.items).map((item) => ({ ...item, hasFile: item.line_status === 'issued' })),
    ...items.map((item) => ({ ...item, hasFile: item.line != null && isIssued(item.line) })),
  ];
  const found = new Map<string, IssuedBooking>();
  for (const { booking_id: id, service, title, hasFile } of things) {
    if (id && service && hasFile && !found.has(id)) found.set(id, { id, service, title });
  }
  return [...found.values()];
}
