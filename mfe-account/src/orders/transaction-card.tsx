import { Ban, Check, CircleAlert, Timer, TimerOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { transactionLabel } from '@wisata/kernel/booking-status';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Tag, type TagTone } from '@wisata/ui/tag';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line, Transaction } from '../api/order.schema.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import { useServiceName } from './use-service-name.ts';
import card from '../card-body.module.css';
import styles from './transaction-card.module.css';

const LOOKS: Readonly<Record<string, { tone: TagTone; icon: LucideIcon }>> = {
  Paid: { tone: 'success', icon: Check },
  Unpaid: { tone: 'warn', icon: Timer },
  Expired: { tone: 'neutral', icon: TimerOff },
  Error: { tone: 'danger', icon: CircleAlert },
  Canceled: { tone: 'outline', icon: Ban },
};

/** The word of a transaction's state; the labels of the contract where it has one. */
export function TransactionStatus({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const state =
    transactionLabel(transaction, clock.now()) ?? (transaction.paymentStatus === 'paid' ? 'Paid' : 'Unpaid');
  return (
    <Tag tone={LOOKS[state]?.tone ?? 'neutral'} {...(LOOKS[state] ? { icon: LOOKS[state].icon } : {})}>
      {t(`transactions.state.${state}`)}
    </Tag>
  );
}

function Actions({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const payable = transaction.paymentStatus !== 'paid' && transactionLabel(transaction, clock.now()) === undefined;
  return (
    <div className={styles.actions}>
      {payable && (
        <LinkButton size="s" variant="primary" as={RouterLink} href={paymentPath(transaction.bookings)}>
          {t('order.resume')}
        </LinkButton>
      )}
      <LinkButton size="s" as={RouterLink} href={`/dashboard/order/detail?transaction=${transaction.id}`}>
        {t('transactions.open')}
      </LinkButton>
    </div>
  );
}

function BookingList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('account');
  const nameOf = useServiceName();
  return (
    <ul role="list" className={styles.bookings}>
      {lines.map((line) => (
        <li key={line.id}>
          <b>{line.title}</b>
          <span className={styles.muted}>
            {nameOf(line.service)} · {t('order.orderId')} {line.code}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One payment with the bookings it was for. */
export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  const { currency, payment } = transaction;
  return (
    <Card as="article" label={`${transaction.number} ${transaction.title}`}>
      <div className={card.body}>
        <div className={styles.head}>
          <div>
            <p className={styles.number}>{transaction.number}</p>
            <p className={styles.muted}>{[instant(transaction.date), payment.channel].filter(Boolean).join(' · ')}</p>
          </div>
          <TransactionStatus transaction={transaction} />
        </div>
        <BookingList lines={transaction.bookings} />
        <div className={styles.foot}>
          <div>
            <b className={styles.amount}>{exactPrice(fromMajor(transaction.amount, currency))}</b>
            {payment.totalDiscount > 0 && (
              <p className={styles.muted}>
                {t('transactions.saved', { amount: exactPrice(fromMajor(payment.totalDiscount, currency)) })}
              </p>
            )}
          </div>
          <Actions transaction={transaction} />
        </div>
      </div>
    </Card>
  );
}
