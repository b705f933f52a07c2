import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { isCanceled } from '@wisata/kernel/booking-status';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader, RouterLink, useApp } from '@wisata/runtime';
import { findOwnOrders } from '@wisata/runtime/open-orders';
import { LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage } from '@wisata/ui/layout';
import { findPendingTransaction, loadLines } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { searchMerchants } from '../api/payment.api.ts';
import { searchPromos } from '../api/promo.api.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import type { PaymentData } from './payment-choice.tsx';
import { proofOf, rememberGuestEmail } from '../orders/guest-email.ts';
import { usePolling } from '../page/use-polling.ts';
import { useSteady } from '../page/use-steady.ts';
import { paymentState } from './payment-state.rules.ts';
import { searchAgainPath } from '../orders/search-again.rules.ts';

const loadChoice = () => import('./payment-choice.tsx');
const PaymentChoice = lazyPart(async () => (await loadChoice()).PaymentChoice, null);

/** An order of this device is paid with the e-mail that it was made with, also in a new tab or after another was looked up. */
async function payerOf(app: AppContext, ids: readonly string[]): Promise<string | undefined> {
  const proof = await proofOf(app);
  if (proof === undefined) return undefined;
  return findOwnOrders(app).find(({ id }) => ids.includes(id))?.email ?? proof;
}

async function loadPayment(app: AppContext, ids: readonly string[]): Promise<Outcome<PaymentData>> {
  const email = await payerOf(app, ids);
  if (ids.length === 0 || email === '') return failure('PAYMENT_NOTHING_HERE', '');
  const lines = await loadLines(app.api, ids, email);
  if (!lines.ok) return lines.failure.code.endsWith('NOT_FOUND') ? failure('PAYMENT_NOTHING_HERE', '') : lines;
  // The page of the result proves the payment with it.
  if (email) rememberGuestEmail(app, email);
  if (paymentState(lines.data, app.clock.now()) !== 'payable') {
    return success({ lines: lines.data, merchants: [], promos: [], pending: undefined, email });
  }
  const [merchants, pending, promos] = await Promise.all([
    searchMerchants(app.api, ids, email),
    findPendingTransaction(app.api, lines.data, email),
    Promise.all(lines.data.map(({ id }) => searchPromos(app.api, id, email))),
  ]);
  return merchants.ok ? success({ lines: lines.data, merchants: merchants.data, promos, pending, email }) : merchants;
}

export const loader = pageLoader(async (app, { query }) => {
  // What is chosen from comes while its data are asked for, so that neither waits for the other.
  const choice = loadChoice().catch(() => undefined);
  const payment = await loadPayment(app, (query.get('booking') ?? '').split(',').filter(Boolean));
  if (payment.ok) await choice;
  return payment;
});

interface EndedProps {
  readonly state: 'nothing' | 'paid' | 'expired';
  readonly member?: boolean;
  readonly line?: Line | undefined;
}

function Ended({ state, member, line }: EndedProps) {
  const { t } = useTranslation('account');
  const { clock, config } = useApp();
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
      href: searchAgainPath(config, line, clock.now()),
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

/** Leads to what still stands of the order, else to what was given up. */
function Canceled({ lines, email }: Pick<PaymentData, 'lines' | 'email'>) {
  const { t } = useTranslation('account');
  const { clock, config } = useApp();
  const canceled = lines.filter(isCanceled);
  const shown = lines.find((line) => !isCanceled(line)) ?? canceled[0]!;
  const order = email === undefined ? `/dashboard/order/detail?id=${shown.id}` : `/order?order_id=${shown.code}`;
  return (
    <StatePage>
      <FailureState
        level={1}
        title={t('process.canceled', { count: canceled.length })}
        actions={
          <>
            <LinkButton variant="action" as={RouterLink} href={order}>
              {t('payment.toOrder')}
            </LinkButton>
            <LinkButton as={RouterLink} href={searchAgainPath(config, canceled[0], clock.now())}>
              {t('payment.searchAgain')}
            </LinkButton>
          </>
        }
      >
        {t('payment.canceledText', { titles: canceled.map(({ title }) => title).join(', ') })}
      </FailureState>
    </StatePage>
  );
}

export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { t } = useTranslation('account');
  const app = useApp();
  const loaded = useSteady(useLoaderData<typeof loader>());
  const state = loaded.ok ? paymentState(loaded.data.lines, app.clock.now()) : undefined;
  usePolling(state === 'payable');
  if (!loaded.ok && loaded.failure.code === 'PAYMENT_NOTHING_HERE') return <Ended state="nothing" />;
  if (!loaded.ok) return <LoadFailure failure={loaded.failure} title={t('payment.failed')} />;
  if (state === 'paid' || state === 'expired') {
    const { lines, email } = loaded.data;
    return <Ended state={state} member={email === undefined} line={lines[0]} />;
  }
  if (state === 'canceled') return <Canceled {...loaded.data} />;
  return <PaymentChoice {...loaded.data} />;
}
