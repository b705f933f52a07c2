import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import type { CheckoutStep } from '@wisata/runtime/checkout-steps';
import { CheckoutBar as Bar, CheckoutNext as Next, type NextStep } from '@wisata/ui/checkout-next';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';

interface NextProps {
  readonly step: CheckoutStep;
  readonly busy: boolean;
  readonly formId: string;
  readonly onNext: () => void;
}

function useNext({ step, busy, formId, onNext }: NextProps): NextStep {
  const { t } = useTranslation('hotel');
  const words = { label: t(`checkout.${step}.next`), shortLabel: t(`checkout.${step}.nextShort`) };
  if (step === 'details') return { ...words, formId };
  return { ...words, onPress: onNext, busy, busyLabel: t('checkout.review.busy') };
}

/** The next step under the form, where there is room for it. */
export function CheckoutNext({ backPath, ...props }: NextProps & { backPath: string }) {
  const { t } = useTranslation('hotel');
  const { step } = props;
  const back = { href: backPath, label: t(`checkout.${step}.back`) };
  return <Next as={RouterLink} next={useNext(props)} back={back} hint={t(`checkout.${step}.hint`)} />;
}

/** Total and next step at the lower edge of small screens; the breakdown opens above it. */
export function CheckoutBar({ offer, total, ...props }: NextProps & SummaryProps) {
  const { t } = useTranslation('hotel');
  const labels = {
    bar: t('checkout.bar.label'),
    breakdown: t('checkout.bar.breakdown'),
    summary: t('checkout.bar.title'),
    close: t('booking.close'),
  };
  return (
    <Bar next={useNext(props)} total={price(total)} labels={labels}>
      <CheckoutSummary offer={offer} total={total} />
    </Bar>
  );
}
