import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import type { SessionUser } from '@wisata/kernel/app-context';
import { readObject } from '@wisata/kernel/envelope';

const USER = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.optional(v.nullable(v.string())),
  status: v.string(),
  role: v.string(),
  gender: v.optional(v.string(), ''),
});

/** Whose token this is. Not final when the server could not say and has to be asked again. */
export interface Profile {
  readonly user: SessionUser | undefined;
  readonly isFinal: boolean;
}

/** Asks whose token the client carries (spec section 4, Auth). */
export async function findProfile(api: ApiClient): Promise<Profile> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/auth/profil',
    operation: 'profile',
    read: readObject(USER),
  });
  if (!answer.ok) return { user: undefined, isFinal: !answer.failure.retryable };
  const { email, phone } = answer.data;
  return { user: email ? { ...answer.data, phone: phone ?? '' } : undefined, isFinal: true };
}
