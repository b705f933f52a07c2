import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant, formatWallTime, parseInstant } from '@wisata/kernel/dates';
import { wallClockAt } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { countNights, type HotelSearch } from '../rules/hotel-search.rules.ts';

type StayDates = Pick<HotelSearch, 'checkInDate' | 'checkOutDate'>;
const never = () => () => undefined;

/** The browser's own zone; undefined on the server, which cannot know it. */
function useViewerZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/** How stays and deadlines are written: the property's time first, the reader's own after it where the clocks differ. */
export function useStayText() {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const viewerZone = useViewerZone();

  function ownTime(instant: string, zone: string): string {
    const atMs = parseInstant(instant);
    if (viewerZone === undefined || atMs === undefined) return '';
    const [own, there] = [wallClockAt(atMs, viewerZone), wallClockAt(atMs, zone)];
    if (own.date === there.date && own.time === there.time) return '';
    const time = formatWallTime(own.time, locale);
    const day = own.date === there.date ? '' : `, ${formatDate(own.date, locale, 'short')}`;
    return ` ${t('stay.yourTime', { time: `${time}${day}` })}`;
  }

  return {
    nights: (stay: StayDates) => t('nights', { count: countNights(stay) }),
    /** `Sat 12 Dec – Wed 16 Dec`, the year only where `withYear` asks for it. */
    formatRange({ checkInDate, checkOutDate }: StayDates, withYear = false): string {
      return `${formatDate(checkInDate, locale, 'short')} – ${formatDate(checkOutDate, locale, withYear ? 'medium' : 'short')}`;
    },
    /** `Free cancellation until 18:00 WITA, Fri 11 Dec 2026`, or the sentence for a rate that gives nothing back. */
    formatDeadline(freeUntil: string | undefined, zone: string, withOwnTime = false): string {
      if (freeUntil === undefined) return t('stay.noRefund');
      const until = formatInstant(freeUntil, locale, zone);
      return `${t('stay.freeUntil', { until })}${withOwnTime ? ownTime(freeUntil, zone) : ''}`;
    },
  };
}
