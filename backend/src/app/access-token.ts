import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';

export const ROLES = ['member', 'agent', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as far as the access token says. */
export interface AuthUser {
  readonly id: string;
  readonly role: Role;
}

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export async function signAccessToken(user: AuthUser, secret: string, clock: Clock): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ role: user.role })
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
    const role = ROLES.find((known) => known === payload.role);
    return payload.sub && role ? { id: payload.sub, role } : undefined;
  } catch {
    return undefined;
  }
}
