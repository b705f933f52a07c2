import type { Registration } from '@wisata/kernel/contracts/auth-requests';
import type { Locale } from '@wisata/kernel/locale';
import { conflict } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { knownLetter, verificationLetter } from './auth.letters.ts';
import { factsOf, sendLetter } from './auth.service.ts';
import { fullPhone } from './full-phone.ts';
import { hashPassword } from './password.ts';
import { hashToken, newToken, revokeAllOf } from './refresh-token.ts';
import { findUserByEmail, insertUser, markVerified, replaceUnverified, type NewUser } from './user.repository.ts';
import type { User } from './user.ts';

const LINK_DAYS = 7;

/** Only the newest link works. */
async function createLink(trx: Trx, user: User, now: Date): Promise<string> {
  const token = newToken();
  await trx.deleteFrom('email_verifications').where('user_id', '=', user.id).execute();
  await trx
    .insertInto('email_verifications')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_DAYS * 86_400_000),
    })
    .execute();
  return token;
}

/** A new account, or an unconfirmed one overwritten with what is typed now; undefined when the address is confirmed. */
async function openAccount(trx: Trx, wanted: NewUser, now: Date): Promise<User | undefined> {
  const created = await insertUser(trx, wanted, now);
  if (created) return created;
  const replaced = await replaceUnverified(trx, wanted, now);
  // Ends the sessions of an earlier registration that never confirmed this address.
  if (replaced) await revokeAllOf(trx, replaced.id, now);
  return replaced;
}

/**
 * The answer is the same whether there is an account or not: the mail says it, to whom the address belongs. The same
 * registration again sends the mail again.
 */
export async function register(context: BackendContext, input: Registration, locale: Locale): Promise<void> {
  const { db, clock, sessions } = context;
  const now = clock.now();
  const wanted = {
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: fullPhone(input),
    gender: input.gender,
    address: input.address,
    passwordHash: await hashPassword(input.password),
  };
  await db.transaction().execute(async (trx) => {
    const user = await openAccount(trx, wanted, now);
    const known = user ?? (await findUserByEmail(trx, input.email));
    if (!known) throw new Error('An account that was taken a moment ago is gone');
    const letter = user
      ? verificationLetter(locale, factsOf(user), await createLink(trx, user, now))
      : knownLetter(locale, factsOf(known));
    await sendLetter(context, trx, known.email, letter, locale);
  });
  sessions.forget();
}

/** Pressing the link a second time changes nothing and is no mistake. */
export async function verifyEmail(
  { db, clock }: BackendContext,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<void> {
  const now = clock.now();
  const link = await db
    .selectFrom('email_verifications')
    .innerJoin('users', 'users.id', 'email_verifications.user_id')
    .select('users.id')
    .where('token_hash', '=', hashToken(token))
    .where('users.email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw conflict('This link is no longer valid. Please ask for a new one.', 'AUTH_VERIFICATION_INVALID');
  await markVerified(db, link.id, now);
}
