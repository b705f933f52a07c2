import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { findRememberedPromo, forgetPromo } from '@wisata/kernel/remembered-promo';
import { useApp } from '@wisata/runtime';
import { applyPromo } from '../api/promo.api.ts';

/** Puts a voucher code on a booking or takes it off, then loads the page's amounts again. */
export function usePromo(bookingId: string, email: string | undefined) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [busyCode, setBusyCode] = useState<string | null>();
  const [problem, setProblem] = useState<Failure>();

  async function choose(code: string | null): Promise<boolean> {
    if (busyCode !== undefined) return false;
    setBusyCode(code);
    setProblem(undefined);
    const answer = await applyPromo(app.api, { bookingId, code, email });
    if (answer.ok) {
      // A code that is in use waits no longer, whichever booking took it.
      if (code !== null && code === findRememberedPromo(app.storage.local)) forgetPromo(app.storage.local);
      app.toast(app.t(code === null ? 'account:promo.removed' : 'account:promo.applied', { code }), 'success');
    } else {
      setProblem(answer.failure);
    }
    // After a refusal too: what the page shows of the codes was out of date.
    await revalidate();
    setBusyCode(undefined);
    return answer.ok;
  }

  return { choose, problem, busyCode, isBusy: busyCode !== undefined, forget: () => setProblem(undefined) };
}
