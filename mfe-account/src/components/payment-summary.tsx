import { useTranslation } from 'react-i18next';
import { fromMajor, price, sumMoney } from '@wisata/kernel/money';
import { Breakdown } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import type { Line } from '../api/order.schema.ts';
import type { Merchant } from '../api/payment.schema.ts';

/** What is paid: each booking, the fee of the chosen way, and the total to the last rupiah. */
export function PaymentSummary({ lines, chosen }: { lines: readonly Line[]; chosen: Merchant | undefined }) {
  const { t } = useTranslation('account');
  const total = sumMoney([
    ...lines.map((line) => fromMajor(line.amount, line.currency)),
    ...(chosen ? [fromMajor(chosen.fee, chosen.currency)] : []),
  ]);
  const entries = lines.map((line) => ({
    label: line.title,
    detail: line.code,
    amount: price(fromMajor(line.amount, line.currency)),
  }));
  const fee = chosen && {
    label: t('payment.feeLine'),
    detail: chosen.productName,
    amount: price(fromMajor(chosen.fee, chosen.currency)),
  };
  return (
    <Card as="section" label={t('payment.yourOrder')}>
      <CardHeader level={2} title={t('payment.yourOrder')} />
      <CardBody>
        <Breakdown
          caption={t('payment.caption')}
          groups={[{ lines: fee ? [...entries, fee] : entries }]}
          total={{ label: t('payment.total'), amount: total.ok ? price(total.data) : total.failure.message }}
        />
      </CardBody>
    </Card>
  );
}
