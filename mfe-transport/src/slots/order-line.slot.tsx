import { Car } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { formatDate } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency, price } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { findStops } from './stops.rules.ts';

export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('transport');
  const { clock, locale } = useApp();
  const badge = orderBadge(line, clock.now());
  const facts = findStops(line.detail, locale).map(({ kind, place, date }) =>
    t(`line.${kind}`, { place, date: formatDate(date, locale) }),
  );
  return (
    <OrderLineCard
      icon={Car}
      title={line.title}
      badge={badge}
      word={t(`line.status.${badge}`)}
      facts={facts}
      code={t('line.code', { code: line.code })}
      amount={price(fromMajor(line.amount, parseCurrency(line.currency) ?? 'IDR'))}
    />
  );
}

export { OrderLineSlot as default };
