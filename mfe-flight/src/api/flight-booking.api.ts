import type { ApiClient } from '@wisata/kernel/api';
import { plainMessage, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import type { FlightPayload } from '../rules/flight-payload.rules.ts';
import { BOOKED, type Booked } from './flight-booking.schema.ts';

/** Books the flights. The same key gives the first answer again, so a repeat never books twice. */
export async function bookFlights(
  api: ApiClient,
  payload: FlightPayload,
  idempotencyKey: string,
): Promise<Outcome<Booked>> {
  const operation = 'flight booking';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/flight/booking',
    json: payload,
    operation,
    idempotencyKey,
    read: readObject(BOOKED),
  });
  if (answer.ok) return answer;
  return { ok: false, failure: { ...answer.failure, message: plainMessage(answer.failure, operation) } };
}
