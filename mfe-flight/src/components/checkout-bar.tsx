import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { price } from '@wisata/kernel/money';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import type { CheckoutStep } from '../hooks/use-checkout-steps.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';
import styles from './checkout.module.css';

const Sheet = lazy(async () => ({ default: (await import('@wisata/ui/sheet')).Sheet }));

export interface NextProps {
  readonly step: CheckoutStep;
  readonly busy: boolean;
  readonly formId: string;
  readonly onNext: () => void;
}

function NextButton({ step, busy, formId, onNext, large }: NextProps & { large?: boolean }) {
  const { t } = useTranslation('flight');
  const size = large ? 'l' : 'm';
  const label = t(`checkout.${step}.${large ? 'next' : 'nextShort'}`);
  if (step === 'details') {
    return (
      <Button variant="action" size={size} type="submit" form={formId}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="action" size={size} busy={busy} onClick={onNext}>
      {busy ? t('checkout.review.busy') : label}
    </Button>
  );
}

/** The next step under the form, where there is room for it. */
export function CheckoutNext({ backPath, ...next }: NextProps & { backPath: string }) {
  const { t } = useTranslation('flight');
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

/** Total and next step at the lower edge of small screens; the breakdown opens above it. */
export function CheckoutBar({ query, fare, ...next }: NextProps & SummaryProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BottomBar label={t('checkout.bar.label')}>
        <span className={styles.barPrice}>
          <b>{price(fare.total)}</b>
          <Button variant="link" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('checkout.bar.breakdown', { people: text.people(query.search) })}
          </Button>
        </span>
        <NextButton {...next} />
      </BottomBar>
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet open onClose={() => setOpen(false)} title={t('checkout.fare.title')} labels={{ close: t('close') }}>
            <CheckoutSummary query={query} fare={fare} />
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
