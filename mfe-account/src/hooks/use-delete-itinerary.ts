import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { deleteFromItinerary } from '../api/itinerary.api.ts';

/** Takes one thing off the itinerary; says why when it cannot. */
export function useDeleteItinerary(id: string, onDeleted: () => void) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  async function remove(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await deleteFromItinerary(app.api, id);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.failure);
    app.toast(app.t('account:itinerary.deleted'), 'success');
    onDeleted();
    await revalidate();
  }
  return { remove, busy, problem };
}
