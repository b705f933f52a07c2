import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, money, sumMoney, type Money } from '@wisata/kernel/money';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Row } from '@wisata/ui/layout';
import type { Line } from '../api/order.schema.ts';
import type { Merchant } from '../api/payment.schema.ts';
import { useFailureWords } from '../form/use-failure-words.ts';
import { aboutRupiah, beforeDiscount } from '../orders/line-amount.rules.ts';
import { soldByTexts } from '../orders/sold-by.rules.ts';

/** A booking at its full price and, in a row of its own, what a voucher code takes off. */
export function useLineRows() {
  const { t } = useTranslation('account');
  return (line: Line): BreakdownLine[] => {
    const discount = fromMajor(line.total_discount, line.currency);
    const detail = [line.code, ...soldByTexts(line)].join(' · ');
    const row = { label: line.title, detail, amount: exactPrice(beforeDiscount(line)) };
    if (discount.minor === 0) return [row];
    const label = line.promo_code ? t('promo.row', { code: line.promo_code }) : t('promo.rowPlain');
    return [row, { label, amount: exactPrice(money(-discount.minor, discount.currency)), tone: 'success' }];
  };
}

/** The sum to pay in words, with a fee where one is chosen. */
export function useTotalText() {
  const words = useFailureWords();
  return (lines: readonly Line[], fee?: Money): string => {
    const total = sumMoney([...lines.map((line) => fromMajor(line.amount, line.currency)), ...(fee ? [fee] : [])]);
    return total.ok ? exactPrice(total.data) : words(total.failure);
  };
}

/** What the bookings cost before a way to pay adds its fee. */
export function PayTotal({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('account');
  const totalText = useTotalText();
  return (
    <Row justify="between">
      <span>{t('payment.total')}</span>
      <b>{totalText(lines)}</b>
    </Row>
  );
}

/** What is paid: each booking, its discount, the fee of the chosen way, and the total to the last rupiah. */
export function PaymentSummary({ lines, chosen }: { lines: readonly Line[]; chosen: Merchant | undefined }) {
  const { t } = useTranslation('account');
  const totalText = useTotalText();
  const rowsOf = useLineRows();
  const fee = chosen && fromMajor(chosen.fee, chosen.currency);
  const feeRow = chosen && fee && { label: t('payment.feeLine'), detail: chosen.productName, amount: exactPrice(fee) };
  const rupiah = aboutRupiah(lines);
  return (
    <Card as="section" label={t('payment.yourOrder')}>
      <CardHeader level={2} title={t('payment.yourOrder')} />
      <CardBody>
        <Breakdown
          caption={t('payment.caption')}
          groups={[{ lines: [...lines.flatMap(rowsOf), ...(feeRow ? [feeRow] : [])] }]}
          total={{ label: t('payment.total'), amount: totalText(lines, fee) }}
          note={rupiah && t('money.aboutNote', { amount: exactPrice(rupiah) })}
        />
      </CardBody>
    </Card>
  );
}
