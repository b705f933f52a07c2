import { useTranslation } from 'react-i18next';
import { daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';

/** The days of one leg. */
export interface LaterDayProps extends ServiceProps {
  readonly departDate: CalendarDate;
  readonly arriveDate: CalendarDate;
}

/** `+1` after an arrival on another day, in words for screen readers. */
export function LaterDay({ service, departDate, arriveDate }: LaterDayProps) {
  const { t } = useTranslation(service);
  const { day } = useTripText(service);
  const later = daysBetween(departDate, arriveDate);
  if (later === 0) return null;
  return (
    <>
      <span aria-hidden>{later > 0 ? `+${later}` : later}</span>
      <VisuallyHidden>{t('rail.arrivesOn', { date: day(arriveDate) })}</VisuallyHidden>
    </>
  );
}
