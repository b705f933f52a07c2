import { Landmark, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import { formatDate } from '@wisata/kernel/dates';
import { fromMajor, listingCurrency, price } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { findVisit } from './visit.rules.ts';

export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('tour-venue');
  const { clock, locale } = useApp();
  const status = orderStatus(line, clock.now());
  const { date, people } = findVisit(line.detail);
  const facts = [date && formatDate(date, locale), people > 0 && t('line.people', { count: people })].filter(
    (fact) => typeof fact === 'string',
  );
  return (
    <OrderLineCard
      icon={line.service === 'venue' ? Landmark : Map}
      title={line.title}
      {...status}
      word={t(`line.status.${status.badge}`)}
      facts={facts}
      code={t('line.code', { code: line.code })}
      amount={price(fromMajor(line.amount, listingCurrency('tour', line.currency)))}
    />
  );
}

export { OrderLineSlot as default };
