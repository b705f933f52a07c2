import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime, zoneLabel } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useTripText } from '@wisata/runtime/journey/use-trip-text';
import { useHydrated } from '@wisata/ui/use-hydrated';
import type { Flight } from '../api/flight.model.ts';
import { AIRPORTS } from '../api/known-airports.ts';

/** How journeys, times and parties are written. */
export function useFlightText() {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { locale } = app;
  const isInBrowser = useHydrated();
  return {
    ...useTripText('flight'),
    /** `T3` as it is, a bare letter or word with its noun: `terminal D`. */
    terminal: (terminal: string) =>
      /^T\d/.test(terminal) || !terminal ? terminal : t('ticket.terminalName', { terminal }),
    zone: (zone: string) => zoneLabel(zone),
    /** `Sun 13 Dec, 00:30 WITA`: arrival in the local time of the destination. */
    arrival: ({
      arriveDate,
      arriveTime,
      destinationZone,
    }: Pick<Flight, 'arriveDate' | 'arriveTime' | 'destinationZone'>) =>
      `${formatDate(arriveDate, locale, 'short')}, ${formatWallTime(arriveTime, locale)} ${zoneLabel(destinationZone)}`,
    /** Name of the city of a code, or the code while nothing more is known. */
    city: (code: string) =>
      (AIRPORTS.findKnown(app, code) ?? (isInBrowser ? AIRPORTS.findSaved(app, code) : undefined))?.city ?? code,
  };
}
