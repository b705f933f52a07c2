import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row, Stack } from '@wisata/ui/layout';
import { Pagination } from '@wisata/ui/pagination';
import { AccountPage } from '../components/account-page.tsx';
import { searchBookings } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { OrderLine } from '../components/order-line.tsx';
import { PageTitle } from '../components/page-title.tsx';

export const loader = pageLoader((app, { query, signal }) =>
  searchBookings(app.api, Math.max(1, Math.trunc(Number(query.get('page'))) || 1), signal),
);

function HistoryLine({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={2}>
      <OrderLine line={line} />
      <Row justify="between">
        <span>
          {t('order.orderId')} {line.code}
        </span>
        <LinkButton variant="quiet" size="s" as={RouterLink} href={`/dashboard/order/detail?id=${line.id}`}>
          {t(line.status_issue === 'issued' ? 'history.voucher' : 'history.open')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const bookings = useLoaderData<typeof loader>();
  if (!bookings.ok) return <LoadFailure failure={bookings.failure} title={t('history.failed')} />;
  const { items, pagination } = bookings.data;
  return (
    <AccountPage>
      <PageTitle>{t('history.title')}</PageTitle>
      {items.length === 0 ? (
        <EmptyState
          title={t('history.empty')}
          actions={
            <LinkButton variant="action" as={RouterLink} href="/">
              {t('cart.search')}
            </LinkButton>
          }
        >
          {t('history.emptyText')}
        </EmptyState>
      ) : (
        <Stack gap={6}>
          {items.map((line) => (
            <HistoryLine key={line.id} line={line} />
          ))}
          <Pagination
            label={t('history.pages')}
            page={pagination.currentPage}
            pageCount={Math.ceil(pagination.total / pagination.perPage)}
            hrefFor={(page) => `?page=${page}`}
            as={RouterLink}
            previousLabel={t('history.previous')}
            nextLabel={t('history.next')}
            pageLabel={(page) => t('history.page', { page })}
          />
        </Stack>
      )}
    </AccountPage>
  );
}
