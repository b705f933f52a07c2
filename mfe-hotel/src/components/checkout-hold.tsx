import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { formatInstant, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Countdown } from '@wisata/ui/countdown';
import { Note } from '@wisata/ui/note';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';

const ExpiredDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './checkout-dialogs.tsx')).ExpiredDialog,
}));

interface HoldProps {
  readonly offer: CheckoutOffer;
  readonly listPath: string;
}

function Counter({ deadlineMs, listPath }: { deadlineMs: number; listPath: string }) {
  const { t, i18n } = useTranslation('hotel');
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  const [isOver, setOver] = useState(false);
  const until = formatInstant(deadlineMs, i18n.language as Locale);
  return (
    <>
      <Countdown
        deadlineMs={deadlineMs}
        now={() => clock.now()}
        absolute={t('checkout.hold.until', { until })}
        lastMinute={t('checkout.hold.lastMinute', { until })}
        ended={t('checkout.hold.ended', { until })}
        announcement={(minutes) => t('checkout.hold.left', { count: minutes })}
        onEnd={() => setOver(true)}
      />
      {isOver && (
        <Suspense fallback={null}>
          <ExpiredDialog
            listPath={listPath}
            onAgain={() => {
              setOver(false);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Until when the price is held, if somebody holds it; and a word when a new look found another price. */
export const CheckoutHold = memo(function CheckoutHold({ offer, listPath }: HoldProps) {
  const { t } = useTranslation('hotel');
  const [seen] = useState(offer.total);
  const deadlineMs = parseInstant(offer.quoteExpiresAt);
  return (
    <>
      {deadlineMs !== undefined && <Counter key={deadlineMs} deadlineMs={deadlineMs} listPath={listPath} />}
      {seen.minor !== offer.total.minor && (
        <Note tone="warn" live="status" title={t('checkout.hold.newPrice')}>
          {t('checkout.hold.newPriceText', { was: price(seen), now: price(offer.total) })}
        </Note>
      )}
    </>
  );
});
