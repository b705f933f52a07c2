import type { BackendContext } from '../../app/context.ts';
import { REFRESH_DAYS } from './refresh-token.ts';

export const REFRESH_COOKIE = 'auth._refresh';
const COOKIE_PATH = '/api/v1/auth';

/** The Set-Cookie value; without a token it takes the cookie away. */
export function refreshCookie({ config }: BackendContext, token: string): string {
  const secure = config.baseUrl.startsWith('https:') ? '; Secure' : '';
  const maxAge = token ? REFRESH_DAYS * 86_400 : 0;
  return `${REFRESH_COOKIE}=${token}; Path=${COOKIE_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
