import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BackendContext } from '../../app/context.ts';

export const DEVICE_COOKIE = 'auth._device';
const COOKIE_PATH = '/api/v1/auth';
const DAYS = 180;

/** Signed for one account: it gives no access and cannot be forged. */
function stamp({ config }: BackendContext, email: string, name: string): Buffer {
  return createHmac('sha256', config.jwtSecret).update(`device|${email}|${name}`).digest();
}

/** The Set-Cookie value that marks a device on which somebody signed in to this account. */
export function deviceCookie(context: BackendContext, email: string): string {
  const name = randomBytes(12).toString('base64url');
  const secure = context.config.baseUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${name}.${stamp(context, email, name).toString('base64url')}`;
  return `${DEVICE_COOKIE}=${value}; Path=${COOKIE_PATH}; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}

/** The name of a device on which this account was opened before; undefined for any other. */
export function findKnownDevice(context: BackendContext, cookie: string | undefined, email: string) {
  const [name = '', signature = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const own = stamp(context, email, name);
  return name && given.length === own.length && timingSafeEqual(given, own) ? name : undefined;
}
