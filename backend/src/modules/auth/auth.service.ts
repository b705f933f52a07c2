import type { Locale } from '@wisata/kernel/locale';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../app/access-token.ts';
import { conflict, forbidden, unauthenticated, unprocessable } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Db, Trx } from '../../app/schema.ts';
import { letterHtml, letterText, type Letter } from '../mail/index.ts';
import { changedLetter, resetLetter } from './auth.letters.ts';
import { hashPassword, isPassword } from './password.ts';
import {
  hashToken,
  issueRefreshToken,
  newToken,
  revokeAllOf,
  rotateRefreshToken,
  type IssuedToken,
} from './refresh-token.ts';
import { findUserByEmail, findUserById, markVerified, updatePassword } from './user.repository.ts';
import { toUserData, type User } from './user.ts';

const RESET_MINUTES = 60;

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: User;
}

/** What login and refresh answer with; the refresh token travels only in the cookie. */
export function toSessionData({ accessToken, user }: Session) {
  return {
    access_token: accessToken,
    token_type: 'Bearer' as const,
    expires_in: ACCESS_TOKEN_SECONDS,
    user: toUserData(user),
  };
}

const blocked = () => forbidden('This account is blocked. Please contact customer service.', 'AUTH_ACCOUNT_BLOCKED');

async function openSession(context: BackendContext, user: User, refresh: IssuedToken): Promise<Session> {
  const caller = { id: user.id, role: user.role, sessionId: refresh.familyId };
  const accessToken = await signAccessToken(caller, context.config.jwtSecret, context.clock);
  return { accessToken, refreshToken: refresh.token, user };
}

export async function sendLetter(
  context: BackendContext,
  db: Db | Trx,
  to: string,
  letter: Letter,
  locale: Locale,
): Promise<void> {
  const { baseUrl } = context.config;
  await context.mail.send(db, {
    to,
    locale,
    subject: letter.subject,
    text: letterText(letter, baseUrl),
    html: letterHtml(letter, baseUrl, locale),
  });
}

export const factsOf = (user: User) => ({ firstName: user.first_name, email: user.email });

export async function login(context: BackendContext, email: string, password: string): Promise<Session> {
  const user = await findUserByEmail(context.db, email);
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw unauthenticated('The e-mail address or the password is wrong.', 'AUTH_WRONG_CREDENTIALS');
  }
  if (user.status !== 'aktif') throw blocked();
  return openSession(context, user, await issueRefreshToken(context.db, user.id, context.clock.now()));
}

export async function refresh(context: BackendContext, token: string | undefined): Promise<Session> {
  const rotation = token ? await rotateRefreshToken(context, token) : { kind: 'unknown' as const };
  if (rotation.kind !== 'rotated') throw unauthenticated('Please sign in again.', 'AUTH_SESSION_ENDED');
  const user = await findUserById(context.db, rotation.userId);
  if (!user || user.status !== 'aktif') {
    await revokeAllOf(context.db, rotation.userId, context.clock.now());
    context.sessions.forget();
    throw user ? blocked() : unauthenticated('Please sign in again.', 'AUTH_SESSION_ENDED');
  }
  return openSession(context, user, rotation);
}

export async function getProfile({ db }: BackendContext, userId: string): Promise<User> {
  const user = await findUserById(db, userId);
  if (!user) throw unauthenticated();
  if (user.status !== 'aktif') throw blocked();
  return user;
}

/** Runs as a job, so that asking for a reset takes the same time for every address. */
export async function sendPasswordReset(context: BackendContext, email: string, locale: Locale): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (!user || user.status !== 'aktif') return;
  const now = context.clock.now();
  const token = newToken();
  await context.db.transaction().execute(async (trx) => {
    // Only the newest link works.
    await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', user.id)
      .where('used_at', 'is', null)
      .execute();
    await trx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000),
        used_at: null,
      })
      .execute();
    await sendLetter(context, trx, user.email, resetLetter(locale, factsOf(user), token), locale);
  });
}

export interface PasswordReset {
  token: string;
  email: string;
  password: string;
}

export async function resetPassword(context: BackendContext, input: PasswordReset, locale: Locale): Promise<void> {
  const now = context.clock.now();
  if (input.password.toLowerCase() === input.email) {
    throw unprocessable('This password is too easy to guess.', 'VALIDATION_FAILED', {
      password: 'This password is too easy to guess.',
    });
  }
  const passwordHash = await hashPassword(input.password);
  await context.db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(input.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    const user = claimed && (await findUserById(trx, claimed.user_id));
    if (!user || user.email !== input.email || user.status !== 'aktif') {
      throw conflict('This link is no longer valid. Please ask for a new one.', 'AUTH_RESET_INVALID');
    }
    await updatePassword(trx, user.id, passwordHash, now);
    await markVerified(trx, user.id, now);
    await revokeAllOf(trx, user.id, now);
    await sendLetter(context, trx, user.email, changedLetter(locale, factsOf(user)), locale);
  });
  context.sessions.forget();
}
