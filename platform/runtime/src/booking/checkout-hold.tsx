import { memo, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { lazyPart, useApp } from '@wisata/runtime';
import { Countdown } from '@wisata/ui/countdown';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { useWords } from './service.tsx';

const ExpiredDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './checkout-dialogs.tsx')).ExpiredDialog,
  null,
);

interface HoldProps {
  /** Epoch milliseconds until which the price is held. */
  readonly deadlineMs: number;
  readonly listPath: string;
}

/** Until when the price is held, by the server's clock; when it is over it can be asked for again. */
export const CheckoutHold = memo(function CheckoutHold({ deadlineMs, listPath }: HoldProps) {
  const { t, locale } = useWords();
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  const [isOver, setOver] = useState(false);
  const until = useInstantText(locale)(deadlineMs);
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
});
