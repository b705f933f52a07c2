import type { ApiClient } from '@wisata/kernel/api';
import type { ChangePasswordPayload, ProfilePayload } from '@wisata/kernel/contracts/auth-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { USER } from '@wisata/kernel/contracts/user';
import { readMessage, readObject } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { splitPhone, type PhoneParts } from '@wisata/kernel/phone';

const PROFILE = readerOf(USER, ['first_name', 'email'], {
  last_name: '',
  phone: '',
  address: '',
  gender: '',
  created_at: '',
});

export type Gender = '' | 'male' | 'female';

/** The member's own data (spec section 3, Profile). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneParts;
  readonly address: string;
  readonly gender: Gender;
  readonly createdAt: string;
}

export async function loadProfile(api: ApiClient, signal: AbortSignal): Promise<Outcome<Profile>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/auth/profil',
    operation: 'profile',
    read: readObject(PROFILE),
    signal,
  });
  if (!answer.ok) return answer;
  const { first_name: firstName, last_name: lastName, email, phone, address, gender, created_at } = answer.data;
  return success({
    firstName,
    lastName,
    email,
    phone: splitPhone(phone, '62'),
    address,
    gender: gender === 'male' || gender === 'female' ? gender : '',
    createdAt: created_at,
  });
}

/** Everything but the e-mail address, which is the account's name; gives the server's message. */
export function updateProfile(api: ApiClient, profile: Omit<Profile, 'email' | 'createdAt'>): Promise<Outcome<string>> {
  const { phone } = profile;
  return api.call({
    method: 'PATCH',
    path: '/api/auth/profil',
    json: {
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone: `+${phone.callingCode} ${phone.national}`,
      address: profile.address,
      gender: profile.gender,
    } satisfies ProfilePayload,
    operation: 'profile',
    read: readMessage(),
  });
}

/** Ends every other session of the member; gives the server's message. */
export function changePassword(
  api: ApiClient,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/auth/changepassword',
    json: {
      current_password: current,
      password,
      password_confirmation: password,
    } satisfies ChangePasswordPayload,
    operation: 'change password',
    read: readMessage(),
  });
}
