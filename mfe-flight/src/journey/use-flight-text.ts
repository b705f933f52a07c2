import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime, zoneLabel } from '@wisata/kernel/dates';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import type { Flight } from '../api/flight.model.ts';
import { findKnownAirport, findSavedAirport } from '../api/known-airports.ts';
import { partySize, type FlightSearch } from './flight-search.rules.ts';

/** How journeys, times and parties are written. */
export function useFlightText() {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { locale } = app;
  const isInBrowser = useHydrated();
  return {
    /** `1 h 55 m`. */
    duration(minutes: number): string {
      const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
      if (hours === 0) return t('time.minutes', { minutes: rest });
      return rest === 0 ? t('time.hours', { hours }) : t('time.hoursMinutes', { hours, minutes: rest });
    },
    time: (time: string) => formatWallTime(time, locale),
    /** `T3` as it is, a bare letter or word with its noun: `terminal D`. */
    terminal: (terminal: string) =>
      /^T\d/.test(terminal) || !terminal ? terminal : t('ticket.terminalName', { terminal }),
    zone: (zone: string) => zoneLabel(zone),
    /** `Sun 13 Dec, 00:30 WITA`: when and by which clock somebody is there. */
    arrival: ({
      arriveDate,
      arriveTime,
      destinationZone,
    }: Pick<Flight, 'arriveDate' | 'arriveTime' | 'destinationZone'>) =>
      `${formatDate(arriveDate, locale, 'short')}, ${formatWallTime(arriveTime, locale)} ${zoneLabel(destinationZone)}`,
    day: (date: string) => formatDate(date, locale, 'short'),
    dayWithYear: (date: string) => formatDate(date, locale),
    /** Name of the city of a code, or the code while nothing more is known. */
    city: (code: string) =>
      (findKnownAirport(app, code) ?? (isInBrowser ? findSavedAirport(app, code) : undefined))?.city ?? code,
    /** `2 adults, 1 child`. */
    party(counts: TravellerCounts): string {
      return (['ADT', 'CHD', 'INF'] as const)
        .filter((type) => counts[type] > 0)
        .map((type) => t(`travellers.count.${type}`, { count: counts[type] }))
        .join(', ');
    },
    people: (search: Pick<FlightSearch, 'counts'>) => t('travellers.people', { count: partySize(search) }),
    /** `Sat 12 Dec`, or both days of a round trip. */
    dates({ departDate, returnDate }: Pick<FlightSearch, 'departDate' | 'returnDate'>): string {
      const depart = formatDate(departDate, locale, 'short');
      return returnDate ? `${depart} – ${formatDate(returnDate, locale, 'short')}` : depart;
    },
  };
}
