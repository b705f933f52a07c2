import type { TravellerRequestAnswer } from '@wisata/kernel/contracts/traveller-request';
import { amountsIn } from '../../app/amount.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Booking } from '../bookings/index.ts';
import { searchRequestEvents, searchRequestsOf } from './requests.repository.ts';
import type { Request, RequestEvent } from './requests.repository.ts';

export function toRequestAnswer(
  request: Request,
  events: readonly RequestEvent[],
  { currency }: Pick<Booking, 'currency'>,
): TravellerRequestAnswer {
  const priceOf = (minor: number | null) => (minor === null ? null : { amount: amountsIn(currency)(minor), currency });
  return {
    id: request.id,
    type: request.type,
    status: request.status,
    reason: request.reason,
    wanted_date: request.wanted_date,
    estimate: priceOf(request.estimate_minor),
    decision: request.decision,
    refund: priceOf(request.refund_minor),
    agreed_date: request.agreed_date,
    timeline: events
      .filter(({ request_id: id }) => id === request.id)
      .map(({ at, kind, note }) => ({ at: at.toISOString(), kind, note })),
    created_at: request.created_at.toISOString(),
  };
}

/** Every request of the booking, oldest first. */
export async function describeRequests(context: BackendContext, booking: Booking): Promise<TravellerRequestAnswer[]> {
  const requests = await searchRequestsOf(context.db, booking.id);
  const events = await searchRequestEvents(
    context.db,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => toRequestAnswer(request, events, booking));
}
