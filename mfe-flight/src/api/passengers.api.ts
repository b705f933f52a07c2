import type { ApiClient } from '@wisata/kernel/api';
import type { PassengerChange, PassengerPayload } from '@wisata/kernel/contracts/passenger-requests';
import { readObject, readPaginated } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import type { NewPassenger } from '../checkout/saved-passenger.rules.ts';
import { SAVED_PASSENGER, type SavedPassenger } from './passengers.schema.ts';

/** More than anybody keeps; the picker narrows a long list by name. */
const MOST = 100;

/** The member's saved passengers; none when they cannot be had, because a booking does not need them. */
export async function searchPassengers(api: ApiClient, signal?: AbortSignal): Promise<readonly SavedPassenger[]> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/dashboard/passenger',
    query: { page: 1, limit: MOST },
    operation: 'passengers',
    read: readPaginated(SAVED_PASSENGER),
    ...(signal ? { signal } : {}),
  });
  return answer.ok ? answer.data.items : [];
}

/** Changes the fields that are sent. */
export function updatePassenger(
  api: ApiClient,
  id: string,
  passenger: Partial<NewPassenger>,
): Promise<Outcome<SavedPassenger>> {
  return api.call({
    method: 'PATCH',
    path: `/api/v1/dashboard/passenger/${encodeURIComponent(id)}`,
    json: passenger satisfies PassengerChange,
    operation: 'update passenger',
    read: readObject(SAVED_PASSENGER),
  });
}

export function createPassenger(api: ApiClient, passenger: NewPassenger): Promise<Outcome<SavedPassenger>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/dashboard/passenger',
    json: passenger satisfies PassengerPayload,
    operation: 'create passenger',
    read: readObject(SAVED_PASSENGER),
  });
}
