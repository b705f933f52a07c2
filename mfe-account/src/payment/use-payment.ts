import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { addPayment, findPaymentPage } from '../api/payment.api.ts';
import type { Merchant } from '../api/payment.schema.ts';

/** Starts a payment and leaves for the gateway's page. */
export function usePayment(bookings: readonly string[], email: string | undefined) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  useEffect(() => {
    // Back from the gateway may show this very page again, as it was left.
    const onShow = () => setBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  // One key for one choice: pressing twice or trying again after a lost answer starts one payment.
  const keys = useRef(new Map<number, string>());

  async function leave(transactionId: string): Promise<void> {
    const page = await findPaymentPage(app.api, transactionId, email);
    if (page.ok) return window.location.assign(page.data);
    setProblem(page.failure);
    setBusy(false);
  }

  async function pay(merchant: Pick<Merchant, 'id' | 'bankCode' | 'productCode'>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const key = keys.current.get(merchant.id) ?? crypto.randomUUID();
    keys.current.set(merchant.id, key);
    const started = await addPayment(app.api, { bookings, merchant, email, idempotencyKey: key });
    if (started.ok) return leave(started.data);
    if (!started.failure.retryable) keys.current.delete(merchant.id);
    setProblem(started.failure);
    setBusy(false);
  }

  return {
    pay,
    problem,
    busy,
    async resume(transactionId: string) {
      setBusy(true);
      await leave(transactionId);
    },
  };
}
