import { useTranslation } from 'react-i18next';
import { formatInstant, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { ownTime } from '../rules/own-time.rules.ts';

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
    const here = ownTime(instantMs, zone, locale, 'medium');
    return here ? t('booking.yourTime', { there, here }) : there;
  };
}
