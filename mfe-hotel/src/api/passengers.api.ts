import type * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import type { PassengerPayload } from '@wisata/kernel/contracts/passenger-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readMessage, readPaginated } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

const PATH = '/api/v1/dashboard/passenger';
/** More than anybody keeps; the row of names narrows a long list. */
const MOST = 100;

const SAVED_GUEST = readerOf(PASSENGER, ['id', 'first_name'], {
  title: '',
  last_name: '',
  calling_code: '',
  phone: '',
  email: '',
  birthdate: null,
});
/** Somebody the member has saved, as far as a hotel asks. */
export type SavedGuest = v.InferOutput<typeof SAVED_GUEST>;

/** Somebody to be saved; with an id where the saved one is brought up to date. */
export interface KeptGuest {
  readonly savedId?: string;
  readonly title: string;
  readonly first: string;
  readonly last: string;
}

/** Whom the member has saved; nobody when that cannot be had, because a booking does not need it. */
export async function searchSavedGuests(api: ApiClient, signal: AbortSignal): Promise<readonly SavedGuest[]> {
  const answer = await api.call({
    method: 'GET',
    path: PATH,
    query: { page: 1, limit: MOST },
    operation: 'passengers',
    read: readPaginated(SAVED_GUEST),
    signal,
  });
  return answer.ok ? answer.data.items : [];
}

/** Saves a guest for the next booking, or what was changed of one who is saved; gives the server's message. */
export function saveGuest(api: ApiClient, { savedId, title, first, last }: KeptGuest): Promise<Outcome<string>> {
  return api.call({
    method: savedId ? 'PATCH' : 'POST',
    path: savedId ? `${PATH}/${encodeURIComponent(savedId)}` : PATH,
    json: { title: title.toUpperCase(), first_name: first, last_name: last } satisfies PassengerPayload,
    operation: 'passenger',
    read: readMessage(),
  });
}
