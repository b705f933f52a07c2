import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { todayInJakarta } from '@wisata/kernel/dates';
import { exactPrice, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { ProductWords, PRODUCTS } from '../products/product-words.tsx';
import { readBooked, searchAgainPath } from '../product-ticket/booked-product.rules.ts';
import { useBookedText } from '../product-ticket/use-booked-text.ts';

type Line = SlotProps['order-line'];

function OrderLine({ line }: Pick<Line, 'line'>) {
  const { t } = useTranslation(PRODUCTS);
  const { clock, locale } = useApp();
  const badge = orderBadge(line, clock.now());
  const booked = readBooked(line, locale);
  const text = useBookedText(booked);
  const isOver = badge === 'expired' || badge === 'canceled';
  const facts = [text.when, [booked.option, text.units].filter(Boolean).join(', '), isOver ? '' : text.terms];
  return (
    <OrderLineCard
      icon={Ticket}
      title={booked.title}
      badge={badge}
      word={t(`line.status.${badge}`)}
      facts={facts.filter(Boolean)}
      code={
        isOver ? (
          <LinkButton as={RouterLink} size="s" href={searchAgainPath(booked, todayInJakarta(clock.now()))}>
            {t('line.again')}
          </LinkButton>
        ) : (
          t('line.code', { code: line.code })
        )
      }
      amount={exactPrice(fromMajor(line.amount, parseCurrency(line.currency) ?? 'IDR'))}
    />
  );
}

/** An activity or extra in the cart, an order or the dashboard. */
export default function ProductOrderLine({ line }: Line) {
  return (
    <ProductWords>
      <OrderLine line={line} />
    </ProductWords>
  );
}
