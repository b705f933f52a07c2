import { useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { removeLine } from '../api/orders.api.ts';

/** Gives one booking back; says why when it cannot be. */
export function useRemoveLine(id: string, onRemoved: () => void) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await removeLine(app.api, id);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.failure);
    app.toast(app.t('account:cart.removed'), 'success');
    onRemoved();
  }
  return { remove, busy, problem };
}
