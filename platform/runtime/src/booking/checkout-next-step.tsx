import type { ReactNode } from 'react';
import { exactPrice, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { CheckoutBar, CheckoutNext, type NextStep } from '@wisata/ui/checkout-next';
import type { CheckoutStep } from './checkout-steps.ts';
import { useWords } from './service.tsx';

interface WayOnProps {
  readonly step: CheckoutStep;
  readonly busy: boolean;
  readonly formId: string;
  readonly onNext: () => void;
}

function useNext({ step, busy, formId, onNext }: WayOnProps): NextStep {
  const { t } = useWords();
  const words = { label: t(`checkout.${step}.next`), shortLabel: t(`checkout.${step}.nextShort`) };
  if (step === 'details') return { ...words, formId };
  return { ...words, onPress: onNext, busy, busyLabel: t('checkout.review.busy') };
}

/** The next step under the form, where there is room for it. */
export function NextStepButton({ backPath, ...props }: WayOnProps & { readonly backPath: string }) {
  const { t } = useWords();
  const { step } = props;
  const back = { href: backPath, label: t(`checkout.${step}.back`) };
  return <CheckoutNext as={RouterLink} next={useNext(props)} back={back} hint={t(`checkout.${step}.hint`)} />;
}

interface BarProps extends WayOnProps {
  readonly total: Money;
  /** Whom the total is for, where the service says it. */
  readonly party: string;
  /** The summary, which opens above the bar. */
  readonly children: ReactNode;
}

/** Total and next step at the lower edge of small screens. */
export function NextStepBar({ total, party, children, ...props }: BarProps) {
  const { t } = useWords();
  const labels = {
    bar: t('checkout.bar.label'),
    breakdown: t('checkout.bar.breakdown', { people: party }),
    summary: t('checkout.bar.title'),
    close: t('close'),
  };
  return (
    <CheckoutBar next={useNext(props)} total={exactPrice(total)} labels={labels}>
      {children}
    </CheckoutBar>
  );
}
