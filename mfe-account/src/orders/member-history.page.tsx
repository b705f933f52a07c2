import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Stack } from '@wisata/ui/layout';
import { searchTransactions } from '../api/orders.api.ts';
import { AccountPage } from '../page/account-page.tsx';
import { ListPages } from '../page/list-pages.tsx';
import { lastPageInstead } from '../page/list-query.rules.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { TransactionCard } from './transaction-card.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { filterPath, filterQuery, filterServices, isFiltered, readFilter } from './transaction-filter.rules.ts';

export const loader = pageLoader(async (app, { query, signal }) => {
  const filter = readFilter(query, filterServices(app.config));
  const found = await searchTransactions(app.api, filterQuery(filter), signal);
  const instead = found.ok && lastPageInstead(query, found.data);
  if (instead) throw replace(instead);
  return { filter, found };
});

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('account');
  const bookings = (
    <LinkButton as={RouterLink} href="/dashboard/order">
      {t('orders.title')}
    </LinkButton>
  );
  return (
    <EmptyState
      title={t('transactions.empty')}
      actions={
        <>
          <LinkButton variant="action" as={RouterLink} href={filtered ? '/member/history' : '/'}>
            {t(filtered ? 'transactions.clear' : 'cart.search')}
          </LinkButton>
          {bookings}
        </>
      }
    >
      {t(filtered ? 'transactions.emptyFiltered' : 'transactions.emptyText')}
    </EmptyState>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { filter, found } = useLoaderData<typeof loader>();
  if (!found.ok) return <LoadFailure failure={found.failure} title={t('transactions.failed')} />;
  const { items, pagination } = found.data;
  const filtered = isFiltered(filter);
  return (
    <AccountPage>
      <PageTitle lede={t('transactions.lede')}>{t('transactions.title')}</PageTitle>
      <Stack gap={6}>
        {(items.length > 0 || filtered) && <TransactionFilters filter={filter} />}
        {filtered && <p role="status">{t('transactions.found', { count: pagination.total })}</p>}
        {items.length === 0 && <Nothing filtered={filtered} />}
        {items.map((transaction) => (
          <TransactionCard key={transaction.id} transaction={transaction} />
        ))}
        <ListPages
          label={t('transactions.pages')}
          pagination={pagination}
          hrefFor={(page) => filterPath({ ...filter, page })}
        />
      </Stack>
    </AccountPage>
  );
}
