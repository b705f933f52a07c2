import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booked, UnnamedBooking } from './booking.api.ts';
import { paymentPath } from '../visitor/own-bookings.ts';

/** True for an answer that is a booking and no refusal. */
export const isBooked = <Refusal extends object>(answer: Booked | Refusal): answer is Booked => 'id' in answer;

/** The page after a booking: its payment, or the page that lists it; undefined for a refusal. */
function nextPath(answer: object): string | undefined {
  if ('foundAt' in answer) return (answer as UnnamedBooking).foundAt;
  return isBooked(answer) ? paymentPath(answer.id) : undefined;
}

/**
 * Sends a booking, once: presses during a call are ignored. A booking that was made leads on to its payment;
 * of another one `send` gives the refusal, which stays until it is dismissed.
 */
export function useBookingCall<Asked extends unknown[], Refusal extends object>(
  send: (...asked: Asked) => Promise<Booked | UnnamedBooking | Refusal>,
) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const inFlight = useRef(false);
  const made = useRef(false);

  async function book(...asked: Asked): Promise<Refusal | undefined> {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setBusy(true);
    setRefusal(undefined);
    const answer = await send(...asked);
    inFlight.current = false;
    const next = nextPath(answer);
    if (next !== undefined) {
      made.current = true;
      await navigate(next);
      return undefined;
    }
    setBusy(false);
    setRefusal(answer as Refusal);
    return answer as Refusal;
  }

  return { isBusy, refusal, book, isMade: () => made.current, dismiss: () => setRefusal(undefined) } as const;
}
