import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { success, type Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { addToItinerary } from '../api/itinerary.api.ts';
import type { Line } from '../api/order.schema.ts';
import { useSending } from '../form/use-sending.ts';

type Booking = Pick<Line, 'id' | 'title'>;

/** A booking that did not reach the itinerary, and why. */
interface RefusedBooking extends Booking {
  readonly failure: Failure;
}

/** Puts bookings on the itinerary one after the other; a refused one is named and leaves the others alone. */
export function useAddToItinerary(onAdded?: () => void) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<readonly RefusedBooking[]>([]);

  async function addAll(bookings: readonly Booking[]) {
    setRefused([]);
    const found: RefusedBooking[] = [];
    for (const { id, title } of bookings) {
      const answer = await addToItinerary(app.api, { id });
      if (!answer.ok) found.push({ id, title, failure: answer.failure });
    }
    setRefused(found);
    return success({ isAll: found.length === 0, isSome: found.length < bookings.length });
  }

  const { send, busy } = useSending(addAll, async ({ isAll, isSome }) => {
    if (isSome) app.toast(app.t('account:itinerary.added'), 'success');
    if (isAll) onAdded?.();
    else if (isSome) await revalidate();
  });
  return { send, busy, refused };
}
