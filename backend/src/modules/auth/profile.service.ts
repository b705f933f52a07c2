import type { ProfileChange } from '@wisata/kernel/contracts/auth-requests';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import { splitPhone } from '@wisata/kernel/phone';
import type { Locale } from '@wisata/kernel/locale';
import type { AuthUser } from '../../app/access-token.ts';
import { badRequest } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { changedLetter } from './auth.letters.ts';
import { factsOf, getProfile, sendLetter } from './auth.service.ts';
import { fullPhone } from './full-phone.ts';
import { hashPassword, isPassword } from './password.ts';
import { revokeOthersOf } from './refresh-token.ts';
import { updatePassword, updateProfile } from './user.repository.ts';
import type { User } from './user.ts';

export async function changeProfile(context: BackendContext, userId: string, change: ProfileChange): Promise<User> {
  const user = await getProfile(context, userId);
  const { calling_code: code, phone, ...fields } = change;
  const known = splitPhone(user.phone, '62');
  const moved = phone !== undefined || code !== undefined;
  const newPhone = fullPhone({ calling_code: code ?? known.callingCode, phone: phone ?? known.national });
  return updateProfile(context.db, userId, { ...fields, ...(moved ? { phone: newPhone } : {}) }, context.clock.now());
}

export interface PasswordChange {
  readonly current_password: string;
  readonly password: string;
}

const wrongField = (field: keyof PasswordChange, message: string, code?: RefusalCode) =>
  badRequest(message, { [field]: message }, code);

/** Signs out all other devices; the device of this session stays signed in. */
export async function changePassword(
  context: BackendContext,
  { id: userId, sessionId }: AuthUser,
  change: PasswordChange,
  locale: Locale,
): Promise<void> {
  const user = await getProfile(context, userId);
  if (!(await isPassword(change.current_password, user.password_hash)))
    throw wrongField('current_password', 'The current password is wrong.', 'AUTH_WRONG_PASSWORD');
  if (change.password === change.current_password)
    throw wrongField('password', 'Please choose a password that you have not used here before.');
  if (change.password.toLowerCase() === user.email) throw wrongField('password', 'This password is too easy to guess.');
  const passwordHash = await hashPassword(change.password);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await updatePassword(trx, userId, passwordHash, now);
    await revokeOthersOf(trx, userId, sessionId, now);
    await sendLetter(context, trx, user.email, changedLetter(locale, factsOf(user)), locale);
  });
  context.sessions.forget();
}
