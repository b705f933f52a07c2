import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isIssued } from '@wisata/kernel/booking-status';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { findService } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Row, Stack } from '@wisata/ui/layout';
import { Note, type NoteProps } from '@wisata/ui/note';
import { AccountPage } from '../page/account-page.tsx';
import type { Transaction } from '../api/order.schema.ts';
import { usePayment } from './use-payment.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import { payableUntilMs, type ResultState } from './payment-state.rules.ts';
import { searchAgainPath } from '../orders/search-again.rules.ts';
import { Deadline } from '../orders/deadline.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { Ticket } from '../orders/ticket.tsx';
import { TripLink } from '../orders/trip-link.tsx';
import { TransactionFacts } from '../orders/transaction-facts.tsx';

interface ResultProps {
  readonly transaction: Transaction;
  readonly state: ResultState;
  readonly email: string | undefined;
}

/** One word of the state for people, as a title and a note beside it. */
function useWords({ transaction, state }: ResultProps): { title: string; text: string; tone: NoteProps['tone'] } {
  const { t } = useTranslation('account');
  const { config } = useApp();
  const [first] = transaction.bookings;
  const values = {
    phone: config.brand.helpPhone,
    email: first?.user_email ?? '',
    code: transaction.bookings.map(({ code }) => code).join(', ') || transaction.number,
    count: transaction.bookings.length,
  };
  const documents = new Set(transaction.bookings.map((line) => findService(config, line.service)?.document));
  const shown = documents.size === 1 ? [...documents][0] : undefined;
  switch (state) {
    case 'waiting':
      return { title: t('process.waiting'), text: t('process.waitingText'), tone: 'info' };
    case 'issuing':
      return {
        title: t(`process.processingOf.${shown}`, { defaultValue: t('process.processing') }),
        text: t('process.processingText', values),
        tone: 'info',
      };
    case 'done':
      return {
        title: t(`process.successOf.${shown}`, { defaultValue: t('process.success') }),
        text: `${t('process.successText', values)} ${t('process.again', values)}`,
        tone: 'success',
      };
    case 'issue-failed':
      return { title: t('process.issueFailed'), text: t('process.issueFailedText', values), tone: 'danger' };
    case 'failed':
      return { title: t('process.failed'), text: t('process.failedText'), tone: 'danger' };
    case 'expired':
      return { title: t('process.expired'), text: t('process.expiredText'), tone: 'warn' };
    case 'canceled':
      return { title: t('process.canceled', values), text: t('process.canceledText', values), tone: 'info' };
  }
}

function NextStep({ transaction, state, email }: ResultProps): ReactNode {
  const { t } = useTranslation('account');
  const { clock, config } = useApp();
  const payment = usePayment(
    transaction.bookings.map((line) => line.id),
    email,
  );
  if (state === 'waiting') {
    return (
      <Button variant="action" busy={payment.busy} onClick={() => void payment.resume(transaction.id)}>
        {t('process.openGateway')}
      </Button>
    );
  }
  if (state === 'failed') {
    return (
      <LinkButton variant="action" as={RouterLink} href={paymentPath(transaction.bookings)}>
        {t('process.another')}
      </LinkButton>
    );
  }
  if (state !== 'expired') return null;
  return (
    <LinkButton variant="action" as={RouterLink} href={searchAgainPath(config, transaction.bookings[0], clock.now())}>
      {t('process.searchAgain')}
    </LinkButton>
  );
}

/** Why money goes back, and how much. */
function RefundNote({ transaction: { refund } }: Pick<ResultProps, 'transaction'>) {
  const { t } = useTranslation('account');
  if (!refund) return null;
  const amount = exactPrice(fromMajor(refund.amount, refund.currency));
  const isGivenUp = refund.reason === 'canceled' || refund.reason === 'agreed';
  return (
    <Note tone={isGivenUp ? 'info' : 'warn'}>
      {t(isGivenUp ? 'process.refundCanceled' : 'process.refund', { amount })}
    </Note>
  );
}

/** How a payment ended, or that it has not yet; with the vouchers as soon as they are there. */
export function PaymentResult(props: ResultProps) {
  const { transaction, state, email } = props;
  const { t } = useTranslation('account');
  const words = useWords(props);
  const untilMs = payableUntilMs(transaction.bookings);
  return (
    <AccountPage narrow={state !== 'done'}>
      <PageTitle lede={t('process.number', { number: transaction.number })}>{words.title}</PageTitle>
      <Stack gap={4}>
        <Note tone={words.tone} live="status">
          {words.text}
        </Note>
        <RefundNote transaction={transaction} />
        {(state === 'waiting' || state === 'failed') && untilMs !== undefined && <Deadline deadlineMs={untilMs} />}
        <NextStep {...props} />
        {transaction.paymentStatus === 'paid' && (
          <Row>
            <TripLink bookingId={transaction.bookings[0]?.id} />
          </Row>
        )}
        {transaction.bookings.map((line) =>
          isIssued(line) ? <Ticket key={line.id} line={line} email={email} /> : <OrderLine key={line.id} line={line} />,
        )}
        {transaction.paymentStatus === 'paid' && <TransactionFacts transaction={transaction} />}
      </Stack>
    </AccountPage>
  );
}
