import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { fromMajor, price } from '@wisata/kernel/money';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { Button, LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { SideColumns, StatePage, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { AccountPage } from '../components/account-page.tsx';
import { findPendingTransaction, loadLines } from '../api/orders.api.ts';
import type { Line, Transaction } from '../api/order.schema.ts';
import { searchMerchants } from '../api/payment.api.ts';
import type { Merchant } from '../api/payment.schema.ts';
import { Deadline } from '../components/deadline.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { MerchantList } from '../components/merchant-list.tsx';
import { OrderLine } from '../components/order-line.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PaymentSummary } from '../components/payment-summary.tsx';
import { PendingPayment } from '../components/pending-payment.tsx';
import { proofOf } from '../hooks/guest-email.ts';
import { usePayment } from '../hooks/use-payment.ts';
import { usePolling } from '../hooks/use-polling.ts';
import { useSteady } from '../hooks/use-steady.ts';
import { payableUntilMs, paymentState } from '../rules/payment-state.rules.ts';

interface PaymentData {
  readonly lines: readonly Line[];
  readonly merchants: readonly Merchant[];
  readonly pending: Transaction | undefined;
  readonly email: string | undefined;
}

async function loadPayment(app: AppContext, ids: readonly string[]): Promise<Outcome<PaymentData>> {
  const email = await proofOf(app);
  if (ids.length === 0 || email === '') return failure('PAYMENT_NOTHING_HERE', '');
  const lines = await loadLines(app.api, ids, email);
  if (!lines.ok) return lines.failure.code.endsWith('NOT_FOUND') ? failure('PAYMENT_NOTHING_HERE', '') : lines;
  if (paymentState(lines.data, app.clock.now()) !== 'payable') {
    return success({ lines: lines.data, merchants: [], pending: undefined, email });
  }
  const [merchants, pending] = await Promise.all([
    searchMerchants(app.api, ids, email),
    findPendingTransaction(app.api, lines.data, email),
  ]);
  return merchants.ok ? success({ lines: lines.data, merchants: merchants.data, pending, email }) : merchants;
}

export const loader = pageLoader((app, { query }) =>
  loadPayment(app, (query.get('booking') ?? '').split(',').filter(Boolean)),
);

function Ended({ state, member }: { state: 'nothing' | 'paid' | 'expired'; member: boolean }) {
  const { t } = useTranslation('account');
  const words = {
    nothing: { title: t('payment.missing'), text: t('payment.missingText'), href: '/order', action: t('payment.find') },
    paid: {
      title: t('payment.paid'),
      text: t('payment.paidText'),
      href: member ? '/cart' : '/order',
      action: t('payment.toOrder'),
    },
    expired: {
      title: t('payment.expired'),
      text: t('payment.expiredText'),
      href: '/',
      action: t('payment.searchAgain'),
    },
  }[state];
  return (
    <StatePage>
      <FailureState
        level={1}
        title={words.title}
        actions={
          <LinkButton variant="action" as={RouterLink} href={words.href}>
            {words.action}
          </LinkButton>
        }
      >
        {words.text}
      </FailureState>
    </StatePage>
  );
}

function Choice({ lines, merchants, pending, email }: PaymentData) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const [chosenId, setChosenId] = useState<number>();
  const payment = usePayment(
    lines.map((line) => line.id),
    email,
  );
  const chosen = merchants.find((merchant) => merchant.id === chosenId);
  const untilMs = payableUntilMs(lines);
  const payButton = (
    <Button
      variant="action"
      size="l"
      full
      busy={payment.busy}
      aria-disabled={chosen === undefined}
      onClick={() => chosen && void payment.pay(chosen)}
    >
      {chosen ? t('payment.pay', { total: price(fromMajor(chosen.total, chosen.currency)) }) : t('payment.choose')}
    </Button>
  );
  return (
    <AccountPage>
      <PageTitle lede={t('payment.lede')}>{t('payment.heading')}</PageTitle>
      <Stack gap={4}>
        {untilMs !== undefined && <Deadline deadlineMs={untilMs} onEnd={() => void revalidate()} />}
        {payment.problem && (
          <Note tone="danger" live="alert" title={t('payment.refused')}>
            {payment.problem}
          </Note>
        )}
        {pending && (
          <PendingPayment transaction={pending} busy={payment.busy} onResume={() => void payment.resume(pending.id)} />
        )}
        <SideColumns
          at="end"
          sticky
          side={
            <Stack gap={4}>
              <PaymentSummary lines={lines} chosen={chosen} />
              {payButton}
              {lines.map((line) => (
                <OrderLine key={line.id} line={line} />
              ))}
            </Stack>
          }
        >
          <MerchantList merchants={merchants} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
        </SideColumns>
      </Stack>
      <BottomBar label={t('payment.title')}>{payButton}</BottomBar>
    </AccountPage>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const app = useApp();
  const loaded = useSteady(useLoaderData<typeof loader>());
  const state = loaded.ok ? paymentState(loaded.data.lines, app.clock.now()) : undefined;
  usePolling(state === 'payable');
  if (!loaded.ok && loaded.failure.code === 'PAYMENT_NOTHING_HERE') return <Ended state="nothing" member={false} />;
  if (!loaded.ok) return <LoadFailure failure={loaded.failure} title={t('payment.failed')} />;
  if (state === 'paid' || state === 'expired') return <Ended state={state} member={loaded.data.email === undefined} />;
  return <Choice {...loaded.data} />;
}
