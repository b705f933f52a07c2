import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { searchEntries, type SearchFacts } from '@wisata/kernel/service-search';
import { listPath } from '@wisata/kernel/services';
import type { NamedPlace, SaidPlace, Understood } from './own-words.model.ts';
import type { SearchableService } from './understand.rules.ts';

/** What a service makes of a place; undefined where it has nothing there. */
export const placeFor = (service: string, place: SaidPlace | undefined): NamedPlace | undefined =>
  place?.places.find((each) => each.service === service);

/** The first day that can be searched of what was said: of a month its first one that has not gone by. */
export function firstDay({ start, month }: Pick<Understood, 'start' | 'month'>, today: CalendarDate) {
  if (start !== undefined || month === undefined) return start;
  const first = `${month}-01`;
  return first > today ? first : addDays(today, 1);
}

/** The last day: of so many nights where no day is named, of one night where a month is all that is known of a stay. */
export function lastDay(said: Understood, isStay: boolean, today: CalendarDate): CalendarDate | undefined {
  if (said.end !== undefined) return said.end;
  const start = firstDay(said, today) ?? (said.nights ? addDays(today, 1) : undefined);
  return start !== undefined && (said.nights || isStay) ? addDays(start, said.nights ?? 1) : undefined;
}

/** Everything that an address could say of what was understood, as text. */
function factsOf(said: Understood, { key, search }: SearchableService, today: CalendarDate): SearchFacts {
  const { adults, children = 0, infants, rooms, stars, maxPrice, part, travelClass } = said;
  const isStay = search.kind === 'stay';
  const to = placeFor(key, said.to);
  const start = firstDay(said, today) ?? (said.nights ? addDays(today, 1) : undefined);
  const day = start ?? '';
  return {
    from: placeFor(key, said.from)?.key,
    to: to?.key,
    toName: to?.name,
    start,
    end: lastDay(said, isStay, today),
    month: day ? Number(day.slice(5, 7)) : undefined,
    year: day ? day.slice(0, 4) : undefined,
    adults,
    children: children || undefined,
    infants,
    people: adults === undefined && !children ? undefined : (adults ?? 1) + children,
    rooms,
    stars,
    maxPrice,
    part,
    travelClass,
  };
}

/** The list of a service with what was understood filled in, and the rest as its form begins. */
export const searchAddress = (said: Understood, service: SearchableService, today: CalendarDate): string =>
  `${listPath(service.key)}?${new URLSearchParams(searchEntries(service.search, factsOf(said, service, today)))}`;
