import type { TokenStore } from '@wisata/runtime/session';

/** Refused, or asked of a backend that renews nothing: its sessions end with their token. */
const ENDS_THE_SESSION: readonly number[] = [401, 404];

type Renew = () => Promise<string | undefined>;

async function ask(
  window: Window & typeof globalThis,
  tokens: TokenStore,
  onEnded: () => void,
): Promise<string | undefined> {
  const before = tokens.get();
  const answer = await window.fetch('/api/v1/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  const body = (await answer.json().catch(() => undefined)) as { data?: { access_token?: string } } | undefined;
  const token = answer.ok ? body?.data?.access_token : undefined;
  // Somebody has signed out or in meanwhile, here or in another tab: what comes now is a session that was.
  const current = tokens.get();
  if (current !== before) return current;
  if (token) tokens.set(token);
  else if (!ENDS_THE_SESSION.includes(answer.status)) throw new Error(`The session was not renewed: ${answer.status}`);
  else {
    tokens.clear();
    onEnded();
  }
  return token;
}

/**
 * Renews the access token by the refresh cookie; calls that come together share one request. `onEnded` hears that the
 * server knows the session no longer. Rejects when the server cannot be asked: that is not signed out, and the token
 * stays for the next try.
 */
export function createTokenRefresh(window: Window & typeof globalThis, tokens: TokenStore, onEnded: () => void): Renew {
  let running: Promise<string | undefined> | undefined;
  return () => (running ??= ask(window, tokens, onEnded).finally(() => (running = undefined)));
}
