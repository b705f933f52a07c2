import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import type { BookedVisit } from './booked-visit.rules.ts';

/** How a booking is written; what its record does not say is left out. */
export function useBookedText({ service, date, endDate, startTime, validUntil, zone, passes }: BookedVisit) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const isLonger = date && endDate && endDate !== date;
  const days = date && [formatDate(date, locale), isLonger && formatDate(endDate, locale)].filter(Boolean).join(' – ');
  return {
    /** `Sat 12 Dec 2026`, or until when any day is good. */
    day: days || (validUntil && t('ticket.anyDay', { date: formatDate(validUntil, locale) })) || '',
    /** `19:30 SGT`; empty for a ticket without a day. */
    time: date && startTime ? formatWallTime(startTime, locale, zoneLabel(zone)) : '',
    people: t('line.people', { count: passes.length }),
  };
}
