import { useTranslation } from 'react-i18next';
import { fromMajor, money, sumMoney } from '@wisata/kernel/money';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { useFailureWords } from '../hooks/use-failure-words.ts';
import type { Line } from '../api/order.schema.ts';
import type { Merchant } from '../api/payment.schema.ts';
import { aboutRupiah, beforeDiscount, exactPrice } from '../rules/line-amount.rules.ts';

/** A booking at its full price and, in a row of its own, what a voucher code takes off. */
export function useLineRows() {
  const { t } = useTranslation('account');
  return (line: Line): BreakdownLine[] => {
    const discount = fromMajor(line.total_discount, line.currency);
    const row = { label: line.title, detail: line.code, amount: exactPrice(beforeDiscount(line)) };
    if (discount.minor === 0) return [row];
    const label = line.promo_code ? t('promo.row', { code: line.promo_code }) : t('promo.rowPlain');
    return [row, { label, amount: exactPrice(money(-discount.minor, discount.currency)), tone: 'success' }];
  };
}

/** What is paid: each booking, its discount, the fee of the chosen way, and the total to the last rupiah. */
export function PaymentSummary({ lines, chosen }: { lines: readonly Line[]; chosen: Merchant | undefined }) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const rowsOf = useLineRows();
  const fee = chosen && fromMajor(chosen.fee, chosen.currency);
  const total = sumMoney([...lines.map((line) => fromMajor(line.amount, line.currency)), ...(fee ? [fee] : [])]);
  const feeRow = chosen && fee && { label: t('payment.feeLine'), detail: chosen.productName, amount: exactPrice(fee) };
  const rupiah = aboutRupiah(lines);
  return (
    <Card as="section" label={t('payment.yourOrder')}>
      <CardHeader level={2} title={t('payment.yourOrder')} />
      <CardBody>
        <Breakdown
          caption={t('payment.caption')}
          groups={[{ lines: [...lines.flatMap(rowsOf), ...(feeRow ? [feeRow] : [])] }]}
          total={{ label: t('payment.total'), amount: total.ok ? exactPrice(total.data) : words(total.failure) }}
          note={rupiah && t('money.aboutNote', { amount: exactPrice(rupiah) })}
        />
      </CardBody>
    </Card>
  );
}
