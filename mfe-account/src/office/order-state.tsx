import { useTranslation } from 'react-i18next';
import { OrderStatus } from '@wisata/ui/order-status';

interface Statuses {
  readonly payment_status: string;
  readonly status_issue: string;
}

type Shown = 'unpaid' | 'process' | 'paid' | 'error' | 'expired' | 'canceled' | 'refunded';

const ENDED: readonly Shown[] = ['expired', 'canceled', 'refunded'];

function shownState({ payment_status: payment, status_issue: issue }: Statuses): Shown {
  if (payment === 'paid') return issue === 'issued' ? 'paid' : issue === 'failed' ? 'error' : 'process';
  return ENDED.find((state) => state === payment) ?? 'unpaid';
}

/** Where an order stands, in one word for those who run the shop. */
export function OrderState({ order }: { order: Statuses }) {
  const { t } = useTranslation('office');
  const state = shownState(order);
  return <OrderStatus state={state}>{t(`orders.shown.${state}`)}</OrderStatus>;
}
