import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Outcome } from '@wisata/kernel/outcome';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { Button } from '@wisata/ui/button';
import { SideColumns, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { Line, Transaction } from '../api/order.schema.ts';
import type { Merchant } from '../api/payment.schema.ts';
import type { Promo } from '../api/promo.schema.ts';
import { usePayment } from './use-payment.ts';
import { payableUntilMs } from './payment-state.rules.ts';
import { AccountPage } from '../page/account-page.tsx';
import { Deadline } from '../orders/deadline.tsx';
import { MerchantList } from './merchant-list.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { PayTotal, PaymentSummary, useTotalText } from './payment-summary.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { PromoPanel } from './promo-panel.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';

/** Everything the payment page shows while its bookings can be paid. */
export interface PaymentData {
  readonly lines: readonly Line[];
  readonly merchants: readonly Merchant[];
  /** Voucher codes of each line, in the lines' order. */
  readonly promos: readonly Outcome<readonly Promo[]>[];
  readonly pending: Transaction | undefined;
  readonly email: string | undefined;
}

type Payment = ReturnType<typeof usePayment>;

/** What stands for a way to pay where a voucher code left nothing to pay. */
const NO_CHARGE = { id: 0, bankCode: 'NONE', productCode: 'VOUCHER' };

function CompleteButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('account');
  return (
    <Button variant="action" size="l" full busy={payment.busy} onClick={() => void payment.pay(NO_CHARGE)}>
      {t('payment.complete')}
    </Button>
  );
}

function PayButton({ payment, chosen }: { payment: Payment; chosen: Merchant | undefined }) {
  const { t } = useTranslation('account');
  return (
    <Button
      variant="action"
      size="l"
      full
      busy={payment.busy}
      aria-disabled={chosen === undefined}
      onClick={() => chosen && void payment.pay(chosen)}
    >
      {chosen ? t('payment.pay', { total: exactPrice(fromMajor(chosen.total, chosen.currency)) }) : t('payment.choose')}
    </Button>
  );
}

function PromoPanels({ lines, promos, ...rest }: Pick<PaymentData, 'lines' | 'promos' | 'pending' | 'email'>) {
  return lines.map((line, index) => {
    const found = promos[index];
    return found && <PromoPanel key={line.id} line={line} promos={found} named={lines.length > 1} {...rest} />;
  });
}

/** What stands above the choice: the time left, why a payment did not start, and one that waits to be continued. */
function Beginnings({ lines, pending, payment }: Pick<PaymentData, 'lines' | 'pending'> & { payment: Payment }) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const untilMs = payableUntilMs(lines);
  return (
    <>
      {untilMs !== undefined && <Deadline deadlineMs={untilMs} onEnd={() => void revalidate()} />}
      {payment.problem && <RefusalNote failure={payment.problem} title={t('payment.refused')} />}
      {pending && (
        <PendingPayment transaction={pending} busy={payment.busy} onResume={() => void payment.resume(pending.id)} />
      )}
    </>
  );
}

/** Voucher codes and ways to pay beside what is paid. */
export function PaymentChoice(data: PaymentData) {
  const { t } = useTranslation('account');
  const { lines, merchants } = data;
  const ids = lines.map((line) => line.id);
  const payment = usePayment(ids, data.email);
  const [chosenId, setChosenId] = useState<number>();
  const chosen = merchants.find((merchant) => merchant.id === chosenId);
  const totalText = useTotalText();
  const isFree = lines.every((line) => line.amount === 0);
  const payButton = isFree ? <CompleteButton payment={payment} /> : <PayButton payment={payment} chosen={chosen} />;
  const side = (
    <Stack gap={4}>
      <PaymentSummary lines={lines} chosen={chosen} />
      {payButton}
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} />
      ))}
    </Stack>
  );
  return (
    <AccountPage>
      <PageTitle lede={t('payment.lede', { total: totalText(lines) })}>{t('payment.heading')}</PageTitle>
      <Stack gap={4}>
        <Beginnings lines={lines} pending={data.pending} payment={payment} />
        <SideColumns at="end" sticky side={side}>
          <Stack gap={6}>
            {isFree ? (
              <Note tone="success" title={t('payment.free')}>
                {t('payment.freeText')}
              </Note>
            ) : (
              <MerchantList merchants={merchants} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
            )}
            <PromoPanels {...data} />
          </Stack>
        </SideColumns>
      </Stack>
      <BottomBar label={t('payment.title')}>
        {!chosen && <PayTotal lines={lines} />}
        {payButton}
      </BottomBar>
    </AccountPage>
  );
}
