import { useTranslation } from 'react-i18next';
import { isExpired } from '@wisata/kernel/booking-status';
import { parseInstant } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row, Stack } from '@wisata/ui/layout';
import { useRevalidator } from 'react-router-dom';
import { AccountPage } from './account-page.tsx';
import type { GuestOrder, Line } from '../api/order.schema.ts';
import { usePolling } from '../hooks/use-polling.ts';
import { paymentPath } from '../rules/cart.rules.ts';
import { Deadline } from './deadline.tsx';
import { OrderLine } from './order-line.tsx';
import { PageTitle } from './page-title.tsx';
import { RequestPanel } from './request-panel.tsx';
import { Ticket } from './ticket.tsx';

function GuestLine({ line, email }: { line: Line; email: string }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  if (line.payment_status === 'paid') {
    return (
      <Stack gap={6}>
        <Ticket line={line} email={email} />
        <RequestPanel line={line} email={email} />
      </Stack>
    );
  }
  const deadlineMs = parseInstant(line.time_limit);
  const payable = !isExpired(line, clock.now()) && line.payment_status !== 'canceled';
  return (
    <Stack gap={3}>
      {payable && deadlineMs !== undefined && <Deadline deadlineMs={deadlineMs} onEnd={() => void revalidate()} />}
      <OrderLine line={line} />
      {payable && (
        <Row justify="end">
          <LinkButton variant="action" as={RouterLink} href={paymentPath([line])}>
            {t(line.payment_status === 'process' ? 'order.resume' : 'order.pay')}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

/** Everything that one e-mail and order ID give access to, kept up to date while something is under way. */
export function GuestOrderResult({ order, email }: { order: GuestOrder; email: string }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const lines = [
    ...new Map(
      [...order.carts, ...order.transactions.flatMap((each) => each.bookings)].map((line) => [line.id, line]),
    ).values(),
  ];
  const moving = lines.some((line) =>
    line.payment_status === 'paid'
      ? line.status_issue !== 'issued' && line.status_issue !== 'failed'
      : !isExpired(line, clock.now()),
  );
  usePolling(moving);
  return (
    <AccountPage>
      <PageTitle lede={lines.map((line) => `${t('order.orderId')} ${line.code}`).join(' · ')}>
        {t('order.result')}
      </PageTitle>
      <Stack gap={6}>
        {lines.map((line) => (
          <GuestLine key={line.id} line={line} email={email} />
        ))}
        <LinkButton variant="quiet" as={RouterLink} href="/order">
          {t('order.another')}
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}
