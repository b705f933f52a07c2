import { USER_ROLES, type UserRole } from '@wisata/kernel/roles';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';

export type Role = UserRole;

/** Who is calling, as far as the access token says. */
export interface AuthUser {
  readonly id: string;
  readonly role: Role;
  /** The sign-in that the token came from; what ends it ends the token. */
  readonly sessionId: string;
}

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const isSessionId = (claim: unknown): claim is string => typeof claim === 'string' && /^[0-9a-f-]{36}$/.test(claim);

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export async function signAccessToken(user: AuthUser, secret: string, clock: Clock): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ role: user.role, sid: user.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setIssuer('wisata')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret));
}

/** Undefined for a token that is forged, malformed or past its time. */
export async function findTokenUser(token: string, secret: string, clock: Clock): Promise<AuthUser | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: 'wisata',
      currentDate: clock.now(),
    });
    const role = USER_ROLES.find((known) => known === payload.role);
    const sessionId = payload['sid'];
    return payload.sub && role && isSessionId(sessionId) ? { id: payload.sub, role, sessionId } : undefined;
  } catch {
    return undefined;
  }
}
