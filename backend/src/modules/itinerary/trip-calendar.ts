import { addDays, ZONES } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { localePath } from '@wisata/kernel/locale';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import type { DateArray } from 'ics';
import { notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { IN_UTC, writeCalendar } from '../../documents/calendar.ts';
import type { CalendarEvent } from '../../documents/calendar.ts';
import { calendarEvents } from '../voucher/index.ts';
import { searchItems } from './itinerary.repository.ts';
import { agendaOf, loadItems, titleOf } from './itinerary.view.ts';
import type { LoadedItem } from './itinerary.view.ts';

const HOUR_MS = 3_600_000;

const dayParts = (date: string) => date.split('-').map(Number) as unknown as DateArray;
const ianaZone = (zone: string) => ZONES[zone as keyof typeof ZONES] ?? zone;

/** A visit of an hour at its time, or whole days where no time was written down. */
function ownEvent(context: BackendContext, loaded: LoadedItem, locale: Locale): CalendarEvent {
  const { item } = loaded;
  const [entry] = agendaOf(context, loaded, locale);
  const about = {
    uid: `${item.id}@itinerary.wisata`,
    timestamp: context.clock.now().getTime(),
    title: titleOf(loaded, locale),
    ...(item.note ? { description: item.note } : {}),
    ...(item.place ? { location: item.place } : {}),
    url: context.config.baseUrl + localePath(locale, '/member/itinerary'),
  };
  if (!entry?.time) {
    const after = addDays(item.end_date ?? item.start_date, 1);
    return { ...about, busyStatus: 'FREE', start: dayParts(item.start_date), end: dayParts(after) };
  }
  const start = wallTimeToInstant(entry.date, entry.time, ianaZone(entry.zone));
  return { ...about, ...IN_UTC, start, end: start + HOUR_MS };
}

function eventsOf(context: BackendContext, loaded: LoadedItem, locale: Locale): CalendarEvent[] {
  if (loaded.booking) return calendarEvents(context, loaded.booking, locale);
  return [ownEvent(context, loaded, locale)];
}

export interface TripCalendar {
  /** Undefined for the whole itinerary. */
  readonly ids?: readonly string[] | undefined;
  readonly locale: Locale;
}

/**
 * One calendar of many entries. A booking says here what its own calendar says, so an entry that is in a phone already is
 * updated and not doubled.
 */
export async function getTripCalendar(context: BackendContext, userId: string, trip: TripCalendar): Promise<string> {
  const items = await searchItems(context.db, userId);
  const wanted = trip.ids ? items.filter(({ id }) => trip.ids!.includes(id)) : items;
  const isUnknown = trip.ids?.some((id) => !items.some((item) => item.id === id));
  if (isUnknown || wanted.length === 0) throw notFound('Itinerary not found', 'ITINERARY_NOT_FOUND');
  const events = (await loadItems(context, wanted)).flatMap((item) => eventsOf(context, item, trip.locale));
  if (events.length === 0) throw notFound('Itinerary not found', 'ITINERARY_NOT_FOUND');
  return writeCalendar(events);
}
