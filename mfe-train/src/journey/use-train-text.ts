import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { findKnownStation, findSavedStation } from '../api/known-stations.ts';
import { partySize, type TrainSearch } from './train-search.rules.ts';

/** How journeys, times and parties are written. */
export function useTrainText() {
  const { t } = useTranslation('train');
  const app = useApp();
  const { locale } = app;
  const isInBrowser = useHydrated();
  const find = (code: string) => findKnownStation(app, code) ?? (isInBrowser ? findSavedStation(app, code) : undefined);
  return {
    /** `8 h 5 m`. */
    duration(minutes: number): string {
      const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
      if (hours === 0) return t('time.minutes', { minutes: rest });
      return rest === 0 ? t('time.hours', { hours }) : t('time.hoursMinutes', { hours, minutes: rest });
    },
    time: (time: string) => formatWallTime(time, locale),
    day: (date: string) => formatDate(date, locale, 'short'),
    dayWithYear: (date: string) => formatDate(date, locale),
    /** Name of a station, or of the city where the code means all of its stations; the code while nothing more is known. */
    station(code: string): string {
      const station = find(code);
      if (!station) return code;
      return station.isCity ? station.city : station.name;
    },
    /** `2 adults, 1 infant`. */
    party: (counts: TravellerCounts) =>
      (['ADT', 'INF'] as const)
        .filter((type) => counts[type] > 0)
        .map((type) => t(`travellers.count.${type}`, { count: counts[type] }))
        .join(', '),
    people: (search: Pick<TrainSearch, 'counts'>) => t('travellers.people', { count: partySize(search) }),
    /** `Sat 12 Dec`, or both days of a round trip. */
    dates({ departDate, returnDate }: Pick<TrainSearch, 'departDate' | 'returnDate'>): string {
      const depart = formatDate(departDate, locale, 'short');
      return returnDate ? `${depart} – ${formatDate(returnDate, locale, 'short')}` : depart;
    },
  };
}
