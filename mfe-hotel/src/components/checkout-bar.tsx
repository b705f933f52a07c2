import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Money } from '@wisata/kernel/money';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import type { CheckoutStep } from '../hooks/use-checkout-steps.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import styles from './checkout.module.css';

const Sheet = lazy(async () => ({ default: (await import('@wisata/ui/sheet')).Sheet }));

interface NextProps {
  readonly step: CheckoutStep;
  readonly busy: boolean;
  readonly formId: string;
  readonly onNext: () => void;
}

function NextButton({ step, busy, formId, onNext, large }: NextProps & { large?: boolean }) {
  const { t } = useTranslation('hotel');
  const size = large ? 'l' : 'm';
  if (step === 'details') {
    return (
      <Button variant="action" size={size} type="submit" form={formId}>
        {t(large ? 'checkout.details.next' : 'checkout.details.nextShort')}
      </Button>
    );
  }
  return (
    <Button variant="action" size={size} busy={busy} onClick={onNext}>
      {busy ? t('checkout.review.busy') : t(large ? 'checkout.review.next' : 'checkout.review.nextShort')}
    </Button>
  );
}

/** The next step under the form, where there is room for it. */
export function CheckoutNext({ backPath, ...next }: NextProps & { backPath: string }) {
  const { t } = useTranslation('hotel');
  return (
    <div className={styles.next}>
      <Row justify="between">
        <Link className={styles.back} to={backPath}>
          {t(`checkout.${next.step}.back`)}
        </Link>
        <NextButton {...next} large />
      </Row>
      <p className={styles.nextHint}>{t(`checkout.${next.step}.hint`)}</p>
    </div>
  );
}

interface BarProps extends NextProps {
  readonly offer: CheckoutOffer;
  readonly total: Money;
  readonly label: string;
}

/** Total and next step at the lower edge of small screens; the breakdown opens above it. */
export function CheckoutBar({ offer, total, label, ...next }: BarProps) {
  const { t } = useTranslation('hotel');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BottomBar label={t('checkout.bar.label')}>
        <span className={styles.barPrice}>
          <b>{label}</b>
          <Button variant="link" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('checkout.bar.breakdown')}
          </Button>
        </span>
        <NextButton {...next} />
      </BottomBar>
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet
            open
            onClose={() => setOpen(false)}
            title={t('checkout.bar.title')}
            labels={{ close: t('booking.close') }}
          >
            <CheckoutSummary offer={offer} total={total} />
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
