import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { readMessage, readPaginated } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

const PATH = '/api/v1/dashboard/passenger';
/** More than anybody keeps; the row of names narrows a long list. */
const MOST = 100;

const SAVED_GUEST = v.object({
  id: v.string(),
  title: v.fallback(v.string(), ''),
  first_name: v.string(),
  last_name: v.fallback(v.string(), ''),
  calling_code: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
  birthdate: v.fallback(v.nullable(v.string()), null),
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
    json: { title: title.toUpperCase(), first_name: first, last_name: last },
    operation: 'passenger',
    read: readMessage(),
  });
}
