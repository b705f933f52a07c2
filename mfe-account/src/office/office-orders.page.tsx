import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import { scopesOf } from '@wisata/kernel/roles';
import { lazyPart, pageLoader, RouterLink } from '@wisata/runtime';
import { useOptimisticQuery, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import { LinkButton } from '@wisata/ui/button';
import { classNames } from '@wisata/ui/class-names';
import { EmptyState } from '@wisata/ui/empty-state';
import { Note } from '@wisata/ui/note';
import { SkeletonResult } from '@wisata/ui/skeleton';
import { loadOfficeOrder, searchOfficeOrders, type OfficeOrders } from '../api/office-orders.api.ts';
import { loadSuppliers } from '../api/office-suppliers.api.ts';
import { ListPages } from '../page/list-pages.tsx';
import { lastPageInstead } from '../page/list-query.rules.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { officePage } from './office-page.tsx';
import styles from './office.module.css';
import { officeOrdersPath, ORDERS_PATH, parseOfficeQuery, type OfficeQuery } from './order-query.rules.ts';
import { OrderRows } from './order-rows.tsx';
import { OrderSearch } from './order-search.tsx';
import { SupplierStrip } from './supplier-strip.tsx';

/** An order is opened from the list, which is there without it. */
const OrderPanel = lazyPart(async () => (await import('./order-panel.tsx')).OrderPanel);

export const loader = pageLoader(async (app, { query: search, signal }) => {
  const query = parseOfficeQuery(search);
  const maySeeSuppliers = scopesOf(app.session.user()?.role ?? '').includes('suppliers');
  const [orders, order, suppliers] = await Promise.all([
    searchOfficeOrders(app.api, query, signal),
    query.id ? loadOfficeOrder(app.api, query.id, signal) : undefined,
    maySeeSuppliers ? loadSuppliers(app.api, signal) : undefined,
  ]);
  const instead =
    orders.ok &&
    lastPageInstead(search, {
      items: orders.data.data,
      pagination: { total: orders.data.total, perPage: orders.data.per_page },
    });
  if (instead) throw replace(instead);
  // Orders are answered without it too.
  return { query, orders, order, suppliers: suppliers?.ok ? suppliers.data.suppliers : [] };
});

/** What waits for a person, each a way to it. */
function Waiting({ waiting }: Pick<OfficeOrders, 'waiting'>) {
  const { t } = useTranslation('office');
  const plain: OfficeQuery = { keyword: '', field: '', state: '', page: 1, id: '' };
  if (waiting.failed + waiting.request === 0) return <Note tone="success">{t('orders.nothingWaits')}</Note>;
  return (
    <div className={styles.waiting}>
      {(['failed', 'request'] as const).map(
        (state) =>
          waiting[state] > 0 && (
            <LinkButton key={state} as={RouterLink} href={officeOrdersPath({ ...plain, state })}>
              {t(`orders.waits.${state}`, { count: waiting[state] })}
            </LinkButton>
          ),
      )}
    </div>
  );
}

function Orders({ query: shown, orders }: { query: OfficeQuery; orders: OfficeOrders }) {
  const { t } = useTranslation('office');
  const ask = useQueryNavigate();
  const query = useOptimisticQuery(shown, parseOfficeQuery);
  const search = useRef<HTMLInputElement>(null);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const onAsk = useCallback(
    (change: Partial<OfficeQuery>) =>
      ask(officeOrdersPath({ ...latest.current, page: 1, ...change }), { preventScrollReset: true, replace: true }),
    [ask],
  );
  const { data, total, current_page: currentPage, per_page: perPage, first_item: first, last_item: last } = orders;
  return (
    <>
      <OrderSearch query={query} found={orders} field={search} onAsk={onAsk} />
      {data.length === 0 ? (
        <EmptyState
          title={t('orders.none')}
          actions={
            <LinkButton variant="primary" as={RouterLink} href={ORDERS_PATH}>
              {t('orders.all')}
            </LinkButton>
          }
        >
          {t('orders.noneText')}
        </EmptyState>
      ) : (
        <OrderRows orders={data} query={query} search={search} />
      )}
      <ListPages
        label={t('orders.pages')}
        pagination={{ currentPage, perPage, total, firstItem: first ?? 0, lastItem: last ?? 0 }}
        hrefFor={(page) => officeOrdersPath({ ...query, page })}
      />
    </>
  );
}

function OrdersView() {
  const { t } = useTranslation('office');
  const { query, orders, order, suppliers } = useLoaderData<typeof loader>();
  if (!orders.ok) return <LoadFailure failure={orders.failure} title={t('orders.failed')} />;
  return (
    <>
      <PageTitle>{t('orders.title')}</PageTitle>
      <div className={styles.news} data-searched={query.keyword !== '' || undefined}>
        <SupplierStrip suppliers={suppliers} />
        <Waiting waiting={orders.data.waiting} />
      </div>
      <div className={classNames(styles.columns, order && styles.withPanel)}>
        <div className={styles.list}>
          <Orders query={query} orders={orders.data} />
        </div>
        {order && (
          <Suspense fallback={<SkeletonResult />}>
            <OrderPanel key={query.id} found={order} backTo={officeOrdersPath({ ...query, id: '' })} />
          </Suspense>
        )}
      </div>
    </>
  );
}

export const Component = officePage(OrdersView);
