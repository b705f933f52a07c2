import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { cancelMessage, type BookedStay } from './order-line.rules.ts';
import styles from './booked-stay.module.css';

/** `Sat 12 Dec to Wed 16 Dec 2026, 4 nights`; undefined when the record names no days. */
export function useStayDates(stay: BookedStay): string | undefined {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  if (!stay.checkInDate || !stay.checkOutDate) return undefined;
  const dates = t('line.dates', {
    from: formatDate(stay.checkInDate, locale, 'short'),
    to: formatDate(stay.checkOutDate, locale),
  });
  return stay.nights === undefined ? dates : `${dates}, ${t('booking.stay.nights', { count: stay.nights })}`;
}

/** Until when giving the room back is free, in green only while that is still true. */
export function CancelLine({ stay }: { stay: BookedStay }) {
  const { t, i18n } = useTranslation('hotel');
  const { clock } = useApp();
  const deadline = useInstantText(i18n.language as Locale);
  const limitMs = parseInstant(stay.cancelLimit);
  if (stay.cancelLimit && limitMs !== undefined) {
    const isFree = limitMs > clock.now();
    const when = deadline(stay.cancelLimit, stay.timeZone);
    return (
      <p className={isFree ? styles.free : styles.plain}>
        <Icon of={Undo2} size="s" />
        <span>{t(isFree ? 'line.freeUntil' : 'line.wasFreeUntil', { when })}</span>
      </p>
    );
  }
  const message = cancelMessage(stay, i18n.language as Locale);
  return message ? <p className={styles.plain}>{message}</p> : null;
}
