import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { Breakdown } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import type { Line } from '../api/order.schema.ts';
import { aboutRupiah } from '../rules/line-amount.rules.ts';
import { useLineRows } from './payment-summary.tsx';

/** Price of one booking with its discount. */
export function PriceCard({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const rowsOf = useLineRows();
  const rupiah = aboutRupiah([line]);
  return (
    <Card as="section" label={t('orders.price')}>
      <CardHeader level={2} title={t('orders.price')} />
      <CardBody>
        <Breakdown
          caption={t('orders.price')}
          groups={[{ lines: rowsOf(line) }]}
          total={{ label: t('payment.total'), amount: exactPrice(fromMajor(line.amount, line.currency)) }}
          note={rupiah && t('money.aboutNote', { amount: exactPrice(rupiah) })}
        />
      </CardBody>
    </Card>
  );
}
