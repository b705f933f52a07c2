import { daysBetween, isCalendarDate } from '@wisata/kernel/dates';
import type { ItineraryDay } from '../api/itinerary.schema.ts';
import { parsePage } from '../page/list-query.rules.ts';
import type { TripLine } from '@wisata/kernel/trip-moments';
import type { TripDay } from './trip.rules.ts';

/** What the address of the itinerary says: how it is shown and what is being added. */
export interface ItineraryQuery {
  readonly view: 'days' | 'list';
  readonly page: number;
  readonly adding: 'own' | 'booking' | undefined;
}

export function readItineraryQuery(query: URLSearchParams): ItineraryQuery {
  const adding = query.get('add');
  return {
    view: query.get('view') === 'list' ? 'list' : 'days',
    page: parsePage(query),
    adding: adding === 'own' || adding === 'booking' ? adding : undefined,
  };
}

export function itineraryPath({ view, page, adding }: Partial<ItineraryQuery>): string {
  const query = new URLSearchParams({
    ...(view === 'list' ? { view } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
    ...(adding ? { add: adding } : {}),
  }).toString();
  return query ? `/member/itinerary?${query}` : '/member/itinerary';
}

type DayItem = ItineraryDay['items'][number];

/** Everything on the itinerary once, with its moments. */
export interface PlannedItem extends TripLine {
  readonly item: DayItem;
}

export function plannedItems(days: readonly ItineraryDay[]): readonly PlannedItem[] {
  const moments = days.flatMap((day) => day.items);
  const ids = [...new Set(moments.map((moment) => moment.itinerary_id))];
  return ids.flatMap((id) => {
    const own = moments.filter((moment) => moment.itinerary_id === id);
    const [item] = own;
    return item ? [{ id, title: item.title, agenda: own, item }] : [];
  });
}

/** The server's days as a trip: a card stands at the first moment of each thing. */
export function toTripDays(days: readonly ItineraryDay[]): readonly TripDay[] {
  const seen = new Set<string>();
  return days.map(({ date, items }, index) => {
    const before = days[index - 1];
    return {
      date,
      freeDays: before ? Math.max(0, daysBetween(before.date, date) - 1) : 0,
      moments: items.map((entry, at) => {
        const isFirst = !seen.has(entry.itinerary_id);
        seen.add(entry.itinerary_id);
        return { id: `${entry.itinerary_id} ${date} ${at}`, lineId: entry.itinerary_id, entry, isFirst };
      }),
    };
  });
}

/** A thing of one's own as it is typed; the day `YYYY-MM-DD`, empty or what was typed for it. */
export interface OwnItemInput {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly note: string;
}

export const EMPTY_ITEM: OwnItemInput = { title: '', date: '', time: '', place: '', note: '' };

/** A typed time as `HH:MM`: `19:30`, `19.30` and `9.05` are understood. Empty for no time, undefined for what is none. */
export function readTime(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, hour = '', minute] = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** Keys of the messages beside the fields; a time is optional. */
export function checkOwnItem({ title, date, time }: OwnItemInput): Partial<Record<keyof OwnItemInput, string>> {
  return {
    ...(title.trim() ? {} : { title: 'titleMissing' }),
    ...(isCalendarDate(date) ? {} : { date: date ? 'dayUnreadable' : 'dateMissing' }),
    ...(readTime(time) === undefined ? { time: 'timeWrong' } : {}),
  };
}
