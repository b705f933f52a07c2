import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { BookedStop, BookedTrip } from './booked-trip.rules.ts';

/** How a booking is written, on the clocks of its places; what its record does not say is left out. */
export function useTripText({ freeUntil, timeZone, mode, pickUp }: BookedTrip) {
  const { t } = useTranslation('transport');
  const { locale, clock } = useApp();
  const at = useInstantText(locale);
  const when = ({ date, time }: BookedStop) =>
    [date && formatDate(date, locale), time && formatWallTime(time, locale, zoneLabel(timeZone))]
      .filter(Boolean)
      .join(', ');
  const isFree = freeUntil !== null && Date.parse(freeUntil) > clock.now();
  return {
    when,
    /** Day, and how one goes: `Sat 12 Dec 2026, 13:30 WITA · Transfer`. */
    brief: [pickUp && when(pickUp), mode && t(`modes.${mode}`)].filter(Boolean).join(' · '),
    terms:
      freeUntil === null
        ? t('terms.late')
        : t(isFree ? 'terms.freeUntil' : 'terms.wasFreeUntil', { until: at(freeUntil, timeZone) }),
  };
}
