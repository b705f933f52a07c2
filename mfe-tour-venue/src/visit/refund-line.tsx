import { Ban, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { bestRefund, type RefundStep } from './refund.rules.ts';
import styles from './refund-line.module.css';
import type { VisitService } from './visit-service.ts';

interface RefundLineProps {
  readonly service: VisitService;
  readonly steps: readonly RefundStep[];
  readonly date: CalendarDate | undefined;
  /** A ticket without a day, which comes back while it is valid and not used. */
  readonly isOpenDate: boolean;
}

/** The sentence about what comes back when it is given back now. */
export function useRefundText({ service, steps, date, isOpenDate }: RefundLineProps): {
  text: string;
  isFree: boolean;
} {
  const { t } = useTranslation(service);
  const { clock, locale } = useApp();
  const refund = bestRefund(steps, date, todayInJakarta(clock.now()));
  if (!refund) return { text: t('refund.none'), isFree: false };
  const { percent, days, until } = refund;
  const isFree = percent === 100;
  if (isOpenDate) return { text: t('refund.freeWhileUnused'), isFree };
  const share = isFree ? 'free' : 'part';
  const text = until
    ? t(`refund.${share}Until`, { percent, date: formatDate(until, locale) })
    : t(`refund.${share}Before`, { percent, count: days });
  return { text, isFree };
}

/** What comes back, in green where it is all of it. */
export function RefundLine(props: RefundLineProps) {
  const { text, isFree } = useRefundText(props);
  return (
    <p className={styles.line} data-free={isFree || undefined}>
      <Icon of={isFree ? Undo2 : Ban} size="s" />
      {text}
    </p>
  );
}
