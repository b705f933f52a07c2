import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { isIssuing } from '@wisata/kernel/booking-status';
import { success, type Failure, type Outcome } from '@wisata/kernel/outcome';
import { lazyPart, pageLoader, RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage, Stack } from '@wisata/ui/layout';
import { loadLines, loadTransaction } from '../api/orders.api.ts';
import type { Line, Transaction } from '../api/order.schema.ts';
import { AccountPage } from '../page/account-page.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { usePolling } from '../page/use-polling.ts';
import { useSteady } from '../page/use-steady.ts';

const TransactionDetail = lazyPart(async () => (await import('./transaction-detail.tsx')).TransactionDetail, null);

type Shown = { readonly line: Line } | { readonly transaction: Transaction };

async function loadShown({ api }: AppContext, query: URLSearchParams): Promise<Outcome<Shown>> {
  const transactionId = query.get('transaction');
  if (transactionId) {
    const found = await loadTransaction(api, transactionId, undefined);
    return found.ok ? success({ transaction: found.data }) : found;
  }
  const found = await loadLines(api, [query.get('id') ?? ''], undefined);
  return found.ok ? success({ line: found.data[0]! }) : found;
}

export const loader = pageLoader(async (app, { query }) => ({
  isTransaction: query.has('transaction'),
  shown: await loadShown(app, query),
}));

export { shouldRevalidate } from './request-address.ts';

function Missing({ problem, isTransaction }: { problem: Failure; isTransaction: boolean }) {
  const { t } = useTranslation('account');
  const title = t(isTransaction ? 'transactions.missing' : 'order.notFound');
  if (!problem.code.endsWith('NOT_FOUND')) return <LoadFailure failure={problem} title={title} />;
  return (
    <StatePage>
      <FailureState
        level={1}
        title={title}
        actions={
          <LinkButton variant="action" as={RouterLink} href={isTransaction ? '/member/history' : '/dashboard/order'}>
            {t(isTransaction ? 'transactions.clear' : 'orders.showAll')}
          </LinkButton>
        }
      >
        {t(isTransaction ? 'transactions.missingText' : 'orders.missingText')}
      </FailureState>
    </StatePage>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { isTransaction, shown: loaded } = useLoaderData<typeof loader>();
  const shown = useSteady(loaded);
  usePolling(shown.ok && 'line' in shown.data && isIssuing(shown.data.line));
  if (!shown.ok) return <Missing problem={shown.failure} isTransaction={isTransaction} />;
  if ('transaction' in shown.data) return <TransactionDetail transaction={shown.data.transaction} />;
  const { line } = shown.data;
  return (
    <AccountPage>
      <PageTitle lede={`${t('order.orderId')} ${line.code}`}>{line.title}</PageTitle>
      <Stack gap={6}>
        <OrderDetail line={line} />
        <LinkButton variant="quiet" as={RouterLink} href="/dashboard/order">
          {t('orders.title')}
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}
