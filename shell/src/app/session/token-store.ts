import { AUTH_COOKIE, AUTH_STORAGE_KEY } from '@wisata/kernel/storage-keys';
import { createStore } from '@wisata/runtime/storage';
import type { TokenStore } from '@wisata/runtime/session';

const DAY_SECONDS = 86_400;

/** The access token in a cookie and in local storage, as the contract has it; the cookie is what the server sees. */
export function createTokenStore(window: Window): TokenStore {
  const store = createStore(() => window.localStorage);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const writeCookie = (value: string, maxAge: number) => {
    window.document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  };
  return {
    get: () => store.get(AUTH_STORAGE_KEY),
    set(token) {
      store.set(AUTH_STORAGE_KEY, token);
      writeCookie(token, DAY_SECONDS);
    },
    clear() {
      store.remove(AUTH_STORAGE_KEY);
      writeCookie('', 0);
    },
  };
}
