import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Breakdown } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';
import { aboutRupiah } from './line-amount.rules.ts';
import { useLineRows } from '../payment/payment-summary.tsx';

/** Price of one booking with its discount; once it is paid, since when. */
export function PriceCard({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const rowsOf = useLineRows();
  const instant = useInstantText(useApp().locale);
  const rupiah = aboutRupiah([line]);
  const isPaid = line.payment_status === 'paid';
  const title = t(isPaid ? 'orders.paidHeading' : 'orders.price');
  const paidAt = line.timeline.find(({ kind }) => kind === 'payment-settled')?.at;
  return (
    <Card as="section" label={title}>
      <CardHeader
        level={2}
        title={title}
        subtitle={isPaid && paidAt ? t('orders.paidAt', { at: instant(paidAt) }) : undefined}
      />
      <CardBody>
        <Breakdown
          caption={title}
          groups={[{ lines: rowsOf(line) }]}
          total={{ label: t('payment.total'), amount: exactPrice(fromMajor(line.amount, line.currency)) }}
          note={rupiah && t('money.aboutNote', { amount: exactPrice(rupiah) })}
        />
      </CardBody>
    </Card>
  );
}
