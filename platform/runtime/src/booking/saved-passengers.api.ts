import type * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { PASSENGER, PASSENGER_DEFAULTS } from '@wisata/kernel/contracts/passenger';
import type { PassengerChange } from '@wisata/kernel/contracts/passenger-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readMessage, readPaginated } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

const PATH = '/api/v1/dashboard/passenger';
/** The most that are loaded; the picker filters a long list by name. */
const MOST = 100;

const SAVED_PASSENGER = readerOf(PASSENGER, ['id', 'first_name'], { title: '', ...PASSENGER_DEFAULTS });
/** Somebody whom a member has saved, the fields that a booking form takes over (spec section 3, Saved passenger). */
export type SavedPassenger = v.InferOutput<typeof SAVED_PASSENGER>;

/** Somebody to be saved; with an id where the saved one is brought up to date. */
export interface KeptPassenger extends PassengerChange {
  readonly savedId?: string | undefined;
  readonly first_name: string;
}

/** The passengers that the member has saved; empty where the call fails, because a booking does not need them. */
export async function searchSavedPassengers(api: ApiClient, signal: AbortSignal): Promise<readonly SavedPassenger[]> {
  const answer = await api.call({
    method: 'GET',
    path: PATH,
    query: { page: 1, limit: MOST },
    operation: 'passengers',
    read: readPaginated(SAVED_PASSENGER),
    signal,
  });
  return answer.ok ? answer.data.items : [];
}

/** The fields that a form has of a passenger; others of the saved passenger stay. */
const known = (passenger: PassengerChange): PassengerChange =>
  Object.fromEntries(Object.entries(passenger).filter(([, value]) => value !== '' && value !== null));

/** Saves somebody for the next booking, or what was changed of one who is saved; gives the server's message. */
export function savePassenger(api: ApiClient, { savedId, ...passenger }: KeptPassenger): Promise<Outcome<string>> {
  return api.call({
    method: savedId ? 'PATCH' : 'POST',
    path: savedId ? `${PATH}/${encodeURIComponent(savedId)}` : PATH,
    json: savedId ? known(passenger) : passenger,
    operation: 'passenger',
    read: readMessage(),
  });
}
