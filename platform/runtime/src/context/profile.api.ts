import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import type { SessionUser } from '@wisata/kernel/app-context';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { USER } from '@wisata/kernel/contracts/user';
import { readObject } from '@wisata/kernel/envelope';

const PROFILE = readerOf(
  USER,
  ['id', 'first_name', 'last_name', 'email'],
  { phone: '', gender: '' },
  { status: v.string(), role: v.string() },
);

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
    read: readObject(PROFILE),
  });
  if (!answer.ok) return { user: undefined, isFinal: !answer.failure.retryable };
  return { user: answer.data.email ? answer.data : undefined, isFinal: true };
}
