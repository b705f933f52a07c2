import { Ban, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useOwnTime } from './use-own-time.ts';
import styles from './deadline-line.module.css';

interface DeadlineLineProps {
  readonly freeUntil: string | undefined;
  readonly timeZone: string;
}

/** The reader's own time where the clocks differ. */
export function OwnTime({ freeUntil, timeZone }: { readonly freeUntil: string; readonly timeZone: string }) {
  const { t } = useTranslation('hotel');
  const time = useOwnTime(freeUntil, timeZone);
  return time ? ` ${t('stay.yourTime', { time })}` : '';
}

/** Until when cancelling is free, with time and zone of the property and the reader's own, or that nothing is given back. */
export function DeadlineLine({ freeUntil, timeZone }: DeadlineLineProps) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  return (
    <p className={styles.line} data-free={freeUntil !== undefined || undefined}>
      <Icon of={freeUntil === undefined ? Ban : Undo2} size="s" />
      <span>
        {freeUntil === undefined
          ? t('stay.noRefund')
          : t('stay.freeUntil', { until: formatInstant(freeUntil, locale, timeZone) })}
        {freeUntil !== undefined && <OwnTime freeUntil={freeUntil} timeZone={timeZone} />}
      </span>
    </p>
  );
}
