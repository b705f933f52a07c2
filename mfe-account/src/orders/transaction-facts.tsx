import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Breakdown } from '@wisata/ui/breakdown';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Transaction } from '../api/order.schema.ts';
import { useLineRows } from '../payment/payment-summary.tsx';
import { TransactionStatus } from './transaction-card.tsx';

/** What a transaction paid for, how, and when. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  const rowsOf = useLineRows();
  const { currency, payment } = transaction;
  const fee = {
    label: t('payment.feeLine'),
    detail: payment.channel,
    amount: exactPrice(fromMajor(payment.fee, currency)),
  };
  const dates = [
    transaction.date && `${t('transactions.begun')} ${instant(transaction.date)}`,
    transaction.paymentStatus === 'paid' && payment.date ? `${t('transactions.paidAt')} ${instant(payment.date)}` : '',
  ].filter(Boolean);
  return (
    <Card as="section" label={t('transactions.facts')}>
      <CardHeader
        level={2}
        title={t('transactions.facts')}
        subtitle={dates.join(' · ')}
        aside={<TransactionStatus transaction={transaction} />}
      />
      <CardBody>
        <Breakdown
          caption={t('transactions.facts')}
          groups={[{ lines: [...transaction.bookings.flatMap(rowsOf), fee] }]}
          total={{ label: t('payment.total'), amount: exactPrice(fromMajor(transaction.amount, currency)) }}
        />
      </CardBody>
    </Card>
  );
}
