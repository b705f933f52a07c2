import { useTranslation } from 'react-i18next';
import { isCanceled, isExpired, isIssuing } from '@wisata/kernel/booking-status';
import { parseInstant } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Grid, Row, Stack } from '@wisata/ui/layout';
import { useRevalidator } from 'react-router-dom';
import { AccountPage } from '../page/account-page.tsx';
import type { GuestOrder, Line } from '../api/order.schema.ts';
import { usePolling } from '../page/use-polling.ts';
import { isPayable } from './booking-choice.rules.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import { Deadline } from './deadline.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { OrderLine } from './order-line.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { PriceCard } from './price-card.tsx';
import { RequestPanel } from './request-panel.tsx';
import { Ticket } from './ticket.tsx';
import { TripLink } from './trip-link.tsx';

function GuestLine({ line, email }: { line: Line; email: string }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  if (line.payment_status === 'paid') {
    return (
      <Stack gap={6}>
        <Ticket line={line} email={email} />
        <Grid>
          <PriceCard line={line} />
          <OrderTimeline line={line} />
        </Grid>
        <CancelPanel line={line} email={email} />
        <RequestPanel line={line} email={email} />
      </Stack>
    );
  }
  const deadlineMs = parseInstant(line.time_limit);
  const payable = isPayable(line, clock.now());
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
      <Grid>
        <PriceCard line={line} />
        <OrderTimeline line={line} />
      </Grid>
      <CancelPanel line={line} email={email} />
      {line.requests.length > 0 && <RequestPanel line={line} email={email} />}
    </Stack>
  );
}

/** Everything that one e-mail and order ID give access to, kept up to date while something is under way. */
export function GuestOrderResult({ order, email }: { order: GuestOrder; email: string }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  // The order's own lines carry requests and story, which those of its payments lack.
  const all = [...order.transactions.flatMap((each) => each.bookings), ...order.carts];
  const lines = [...new Map(all.map((line) => [line.id, line])).values()];
  const moving = lines.some((line) =>
    line.payment_status === 'paid' ? isIssuing(line) : !isCanceled(line) && !isExpired(line, clock.now()),
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
        <Row>
          <TripLink bookingId={lines[0]?.id} />
          <LinkButton variant="quiet" as={RouterLink} href="/order">
            {t('order.another')}
          </LinkButton>
        </Row>
      </Stack>
    </AccountPage>
  );
}
