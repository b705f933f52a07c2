import { useTranslation } from 'react-i18next';
import { formatInstant, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { useHydrated } from './use-hydrated.ts';

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
    if (!isHydrated || parseInstant(instant) === undefined) return there;
    const here = formatInstant(instant, locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const sameClock = here.split(' ')[0] === there.split(' ')[0] && here.split(',')[1] === there.split(',')[1];
    return sameClock ? there : t('booking.yourTime', { there, here });
  };
}
