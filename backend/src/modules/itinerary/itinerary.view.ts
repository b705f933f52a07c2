import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import type { Locale } from '@wisata/kernel/locale';
import { zoneForCity, zoneLabel } from '@wisata/kernel/zones';
import { ZONES } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices, refreshBookings, searchBookingsById, statusFields, toOrderLine } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import type { ItineraryItem } from './itinerary.repository.ts';

/** An item with the booking behind it, as it is at this instant. */
export interface LoadedItem {
  readonly item: ItineraryItem;
  readonly booking: Booking | null;
}

export async function loadItems(context: BackendContext, items: readonly ItineraryItem[]): Promise<LoadedItem[]> {
  const ids = items.flatMap(({ booking_id: id }) => id ?? []);
  const bookings = await refreshBookings(context, await searchBookingsById(context.db, ids));
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return items.map((item) => ({ item, booking: byId.get(item.booking_id ?? '') ?? null }));
}

/** A place that a member types names its town somewhere: "Bebek Tepi Sawah, Ubud". */
function zoneOfPlace(place: string): string {
  const zones = place.split(',').map((part) => zoneForCity(part));
  return zones.find((zone) => zone !== ZONES.WIB) ?? ZONES.WIB;
}

export const titleOf = ({ item, booking }: LoadedItem, locale: Locale) => item.title ?? booking?.titles[locale] ?? '';

/** What the service says; for something of the member's own, one visit. */
export function agendaOf(context: BackendContext, loaded: LoadedItem, locale: Locale): readonly AgendaEntry[] {
  const { item, booking } = loaded;
  if (booking) return bookingServices(context).get(booking.service)?.agenda?.(booking, locale) ?? [];
  const { start_date: date, start_time: time, place } = item;
  return [{ kind: 'visit', date, time, zone: zoneLabel(zoneOfPlace(place)), title: titleOf(loaded, locale), place }];
}

export function toEntry(context: BackendContext, loaded: LoadedItem, locale: Locale) {
  const { item, booking } = loaded;
  return {
    id: item.id,
    booking_id: item.booking_id,
    service: booking?.service ?? null,
    title: titleOf(loaded, locale),
    note: item.note,
    start_date: item.start_date,
    start_time: item.start_time,
    end_date: item.end_date,
    place: item.place,
    agenda: agendaOf(context, loaded, locale),
    line: booking && toOrderLine(booking, locale),
    created_at: item.created_at.toISOString(),
  };
}

function toDayItem(loaded: LoadedItem, entry: AgendaEntry) {
  const { item, booking } = loaded;
  return {
    ...entry,
    itinerary_id: item.id,
    booking_id: item.booking_id,
    service: booking?.service ?? null,
    line_status: booking && statusFields(booking).status,
    note: item.note,
  };
}

/** Every moment of the journey under its day; within a day what has no time comes first. */
export function groupByDate(context: BackendContext, items: readonly LoadedItem[], locale: Locale) {
  const moments = items
    .flatMap((loaded) => agendaOf(context, loaded, locale).map((entry) => toDayItem(loaded, entry)))
    .sort((left, right) => (left.time ?? '').localeCompare(right.time ?? ''));
  const days = new Map<string, typeof moments>();
  for (const moment of moments) days.set(moment.date, [...(days.get(moment.date) ?? []), moment]);
  return [...days].map(([date, entries]) => ({ date, items: entries })).sort((a, b) => a.date.localeCompare(b.date));
}
