import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import type { CheckoutStep } from '@wisata/runtime/checkout-steps';
import { CheckoutBar as Bar, CheckoutNext as Next, type NextStep } from '@wisata/ui/checkout-next';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';

interface NextProps {
  readonly step: CheckoutStep;
  readonly busy: boolean;
  readonly formId: string;
  readonly onNext: () => void;
}

function useNext({ step, busy, formId, onNext }: NextProps): NextStep {
  const { t } = useTranslation('flight');
  const words = { label: t(`checkout.${step}.next`), shortLabel: t(`checkout.${step}.nextShort`) };
  if (step === 'details') return { ...words, formId };
  return { ...words, onPress: onNext, busy, busyLabel: t('checkout.review.busy') };
}

/** The next step under the form, where there is room for it. */
export function CheckoutNext({ backPath, ...props }: NextProps & { backPath: string }) {
  const { t } = useTranslation('flight');
  const { step } = props;
  const back = { href: backPath, label: t(`checkout.${step}.back`) };
  return <Next as={RouterLink} next={useNext(props)} back={back} hint={t(`checkout.${step}.hint`)} />;
}

/** Total and next step at the lower edge of small screens; the breakdown opens above it. */
export function CheckoutBar({ query, fare, ...props }: NextProps & SummaryProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const labels = {
    bar: t('checkout.bar.label'),
    breakdown: t('checkout.bar.breakdown', { people: text.people(query.search) }),
    summary: t('checkout.fare.title'),
    close: t('close'),
  };
  return (
    <Bar next={useNext(props)} total={price(fare.total)} labels={labels}>
      <CheckoutSummary query={query} fare={fare} />
    </Bar>
  );
}
