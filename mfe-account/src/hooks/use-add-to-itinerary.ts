import { useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { addToItinerary } from '../api/itinerary.api.ts';

/** Puts bookings on the itinerary one after the other; stops at the first that is refused and says why. */
export function useAddToItinerary(onAdded?: () => void) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  async function add(ids: readonly string[]): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    for (const id of ids) {
      const answer = await addToItinerary(app.api, { id });
      if (answer.ok) continue;
      setBusy(false);
      return setProblem(answer.failure);
    }
    setBusy(false);
    app.toast(app.t('account:itinerary.added'), 'success');
    onAdded?.();
  }
  return { add, busy, problem };
}
