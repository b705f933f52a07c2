import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { totalTravellers, type TravellerCounts } from '@wisata/kernel/traveller-counts';
import type { TripDates, TripSearch } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';

const TYPES = ['ADT', 'CHD', 'INF'] as const;

/** How times, days and parties of a trip are written, in the words of its service. */
export function useTripText(service: string) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const day = (date: string) => formatDate(date, locale, 'short');
  return {
    /** `1 h 55 m`. */
    duration(minutes: number): string {
      const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
      if (hours === 0) return t('time.minutes', { minutes: rest });
      return rest === 0 ? t('time.hours', { hours }) : t('time.hoursMinutes', { hours, minutes: rest });
    },
    time: (time: string) => formatWallTime(time, locale),
    day,
    dayWithYear: (date: string) => formatDate(date, locale),
    /** `2 adults, 1 child`. */
    party: (counts: TravellerCounts): string =>
      TYPES.filter((type) => counts[type] > 0)
        .map((type) => t(`travellers.count.${type}`, { count: counts[type] }))
        .join(', '),
    people: ({ counts }: Pick<TripSearch, 'counts'>) => t('travellers.people', { count: totalTravellers(counts) }),
    /** `Sat 12 Dec`, or both days of a round trip. */
    dates: ({ departDate, returnDate }: TripDates): string =>
      returnDate ? `${day(departDate)} – ${day(returnDate)}` : day(departDate),
  };
}
