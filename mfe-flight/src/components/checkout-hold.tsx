import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Locale } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Countdown } from '@wisata/ui/countdown';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { ExpiredDialog } from './checkout-dialogs.tsx';

interface HoldProps {
  /** Epoch milliseconds until which the fare is held. */
  readonly deadlineMs: number;
  readonly listPath: string;
}

/** Until when the fare is held, by the server's clock; when it is over the search has to be repeated or the price asked again. */
export function CheckoutHold({ deadlineMs, listPath }: HoldProps) {
  const { t, i18n } = useTranslation('flight');
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  const [isOver, setOver] = useState(false);
  const until = useInstantText(i18n.language as Locale)(deadlineMs);
  return (
    <>
      <Countdown
        deadlineMs={deadlineMs}
        now={() => clock.now()}
        absolute={t('checkout.hold.until', { until })}
        then={t('checkout.hold.then')}
        lastMinute={t('checkout.hold.lastMinute', { until })}
        ended={t('checkout.hold.ended', { until })}
        announcement={(minutes) => t('checkout.hold.left', { count: minutes })}
        onEnd={() => setOver(true)}
      />
      {isOver && (
        <ExpiredDialog
          listPath={listPath}
          onAgain={() => {
            setOver(false);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
