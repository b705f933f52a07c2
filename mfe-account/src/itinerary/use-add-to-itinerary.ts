import type { ApiClient } from '@wisata/kernel/api';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { addToItinerary } from '../api/itinerary.api.ts';
import { useSending } from '../form/use-sending.ts';

async function addAll(api: ApiClient, ids: readonly string[]): Promise<Outcome<undefined>> {
  for (const id of ids) {
    const answer = await addToItinerary(api, { id });
    if (!answer.ok) return answer;
  }
  return success(undefined);
}

/** Puts bookings on the itinerary one after the other; stops at the first that is refused and says why. */
export function useAddToItinerary(onAdded?: () => void) {
  const app = useApp();
  return useSending(
    (ids: readonly string[]) => addAll(app.api, ids),
    () => {
      app.toast(app.t('account:itinerary.added'), 'success');
      onAdded?.();
    },
  );
}
