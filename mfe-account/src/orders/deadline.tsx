import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Countdown } from '@wisata/ui/countdown';
import { useInstantText } from '@wisata/ui/use-instant-text';

interface DeadlineProps {
  readonly deadlineMs: number;
  readonly onEnd?: () => void;
  /** Way on once it is over. */
  readonly endedAction?: ReactNode;
}

/** The time left to pay with its absolute time, by the server's clock. */
export function Deadline({ deadlineMs, onEnd, endedAction }: DeadlineProps) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const at = instant(deadlineMs);
  return (
    <Countdown
      deadlineMs={deadlineMs}
      now={() => clock.now()}
      before={t('deadline.in')}
      absolute={t('deadline.by', { at })}
      lastMinute={t('deadline.lastMinute', { at })}
      ended={t('deadline.ended', { at })}
      announcement={(minutes) => t('deadline.announce', { count: minutes })}
      endedAction={endedAction}
      {...(onEnd ? { onEnd } : {})}
    />
  );
}
