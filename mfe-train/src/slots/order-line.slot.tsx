import { TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import { formatDate } from '@wisata/kernel/dates';
import { fromMajor, listingCurrency, price } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { findLegs } from './legs.rules.ts';

export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('train');
  const { clock, locale } = useApp();
  const status = orderStatus(line, clock.now());
  const facts = findLegs(line.detail).map(({ origin, destination, date }) =>
    t('line.leg', { origin, destination, date: formatDate(date, locale) }),
  );
  return (
    <OrderLineCard
      icon={TrainFront}
      title={line.title}
      {...status}
      word={t(`line.status.${status.badge}`)}
      facts={facts}
      code={t('line.code', { code: line.code })}
      amount={price(fromMajor(line.amount, listingCurrency('other', line.currency)))}
    />
  );
}

export { OrderLineSlot as default };
