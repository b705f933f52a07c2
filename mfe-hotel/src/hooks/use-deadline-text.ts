import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant, formatWallTime, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { deviceClockAt, wallClockAt } from '@wisata/kernel/zones';
import { useHydrated } from '@wisata/ui/use-hydrated';

/**
 * A deadline at the property's own time, and the reader's beside it where that is another one. The reader's zone is only
 * known on the device, so it joins after the server's markup has been taken over.
 */
export function useDeadlineText(): (instant: string, zone: string) => string {
  const { t, i18n } = useTranslation('hotel');
  const isHydrated = useHydrated();
  const locale = i18n.language as Locale;
  return (instant, zone) => {
    const there = formatInstant(instant, locale, zone);
    const instantMs = parseInstant(instant);
    if (!isHydrated || instantMs === undefined) return there;
    const clock = deviceClockAt(instantMs);
    const own = wallClockAt(instantMs, zone);
    if (clock.time === own.time && clock.date === own.date) return there;
    const time = formatWallTime(clock.time, locale);
    const here = clock.date === own.date ? time : `${time}, ${formatDate(clock.date, locale)}`;
    return t('booking.yourTime', { there, here });
  };
}
