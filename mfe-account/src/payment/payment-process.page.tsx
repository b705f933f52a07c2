import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { failure } from '@wisata/kernel/outcome';
import type { CheckoutProgress, PageHead } from '@wisata/kernel/remote';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage } from '@wisata/ui/layout';
import { loadTransaction } from '../api/orders.api.ts';
import type { Transaction } from '../api/order.schema.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PaymentResult } from './payment-result.tsx';
import { proofOf } from '../orders/guest-email.ts';
import { usePolling } from '../page/use-polling.ts';
import { useSteady } from '../page/use-steady.ts';
import { checkoutStepOf, resultState } from './payment-state.rules.ts';

interface ResultData extends CheckoutProgress {
  readonly transaction: Outcome<Transaction>;
  readonly email: string | undefined;
}

export const loader = pageLoader(async (app, { query }): Promise<ResultData> => {
  const id = query.get('id') ?? '';
  const email = await proofOf(app);
  if (!id || email === '') {
    return { transaction: failure('TRANSACTION_NOT_FOUND', ''), email, checkoutStep: null };
  }
  const transaction = await loadTransaction(app.api, id, email);
  const checkoutStep = transaction.ok ? checkoutStepOf(resultState(transaction.data)) : null;
  return { transaction, email, checkoutStep };
});

function Missing({ problem }: { problem: Failure }) {
  const { t } = useTranslation('account');
  if (!problem.code.endsWith('NOT_FOUND')) return <LoadFailure failure={problem} title={t('process.loadFailed')} />;
  return (
    <StatePage>
      <FailureState
        level={1}
        title={t('process.missing')}
        actions={
          <LinkButton variant="action" as={RouterLink} href="/order">
            {t('payment.find')}
          </LinkButton>
        }
      >
        {t('process.missingText')}
      </FailureState>
    </StatePage>
  );
}

export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { bus } = useApp();
  const { transaction: loaded, email } = useLoaderData<typeof loader>();
  const transaction = useSteady(loaded);
  const state = transaction.ok ? resultState(transaction.data) : undefined;
  const settledId = transaction.ok && state !== 'waiting' ? transaction.data.id : undefined;
  usePolling(state === 'waiting' || state === 'issuing');
  useEffect(() => {
    if (!settledId) return;
    bus.publish('account:payment-settled', { transactionId: settledId });
    bus.publish('account:cart-changed', { count: null });
  }, [bus, settledId]);
  if (!transaction.ok) return <Missing problem={transaction.failure} />;
  return <PaymentResult transaction={transaction.data} state={resultState(transaction.data)} email={email} />;
}
