import { Landmark, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { exactPrice, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { readVisit, type BookedVisit } from '../ticket/booked-visit.rules.ts';
import { useBookedText } from '../ticket/use-booked-text.ts';

/** When and for how many, which ticket and where; what the record does not say is left out. */
function useFacts(booked: BookedVisit): string[] {
  const { day, time, people } = useBookedText(booked);
  const when = [day, time].filter(Boolean).join(', ');
  const who = booked.passes.length > 0 ? people : '';
  return [
    [when, who].filter(Boolean).join(' · '),
    [booked.packageName, booked.city].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

/** A tour or venue in the cart, an order or the dashboard. */
export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('tour-venue');
  const { clock, locale } = useApp();
  const badge = orderBadge(line, clock.now());
  const booked = readVisit(line, locale);
  return (
    <OrderLineCard
      icon={booked.service === 'venue' ? Landmark : Map}
      title={line.title}
      badge={badge}
      word={t(`line.status.${badge}`)}
      facts={useFacts(booked)}
      code={t('line.code', { code: line.code })}
      amount={exactPrice(fromMajor(line.amount, parseCurrency(line.currency) ?? 'SGD'))}
    />
  );
}

export { OrderLineSlot as default };
