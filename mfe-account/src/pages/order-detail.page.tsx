import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { isExpired } from '@wisata/kernel/booking-status';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { AccountPage } from '../components/account-page.tsx';
import { loadLines } from '../api/orders.api.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { OrderLine } from '../components/order-line.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Ticket } from '../components/ticket.tsx';
import { usePolling } from '../hooks/use-polling.ts';
import { useSteady } from '../hooks/use-steady.ts';
import { paymentPath } from '../rules/cart.rules.ts';

export const loader = pageLoader((app, { query }) => loadLines(app.api, [query.get('id') ?? ''], undefined));

export function Component() {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const lines = useSteady(useLoaderData<typeof loader>());
  const line = lines.ok ? lines.data[0] : undefined;
  const paid = line?.payment_status === 'paid';
  usePolling(paid && line.status_issue !== 'issued' && line.status_issue !== 'failed');
  if (!lines.ok) return <LoadFailure failure={lines.failure} title={t('order.notFound')} />;
  if (!line) return null;
  const payable = !paid && !isExpired(line, clock.now()) && line.payment_status !== 'canceled';
  return (
    <AccountPage>
      <PageTitle lede={`${t('order.orderId')} ${line.code}`}>{line.title}</PageTitle>
      <Stack gap={4}>
        {paid ? <Ticket line={line} email={undefined} /> : <OrderLine line={line} />}
        {payable && (
          <LinkButton variant="action" as={RouterLink} href={paymentPath([line])}>
            {t('order.pay')}
          </LinkButton>
        )}
        <LinkButton variant="quiet" as={RouterLink} href="/member/history">
          {t('history.title')}
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}
