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
  const answer = await window
    .fetch('/api/v1/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .catch(() => undefined);
  // Unreachable is not signed out: the token stays for the next try.
  if (!answer) return undefined;
  const body = (await answer.json().catch(() => undefined)) as { data?: { access_token?: string } } | undefined;
  const token = answer.ok ? body?.data?.access_token : undefined;
  if (token) tokens.set(token);
  if (token || !ENDS_THE_SESSION.includes(answer.status)) return token;
  // Somebody may have signed in meanwhile, in another tab.
  const current = tokens.get();
  if (current && current !== before) return current;
  tokens.clear();
  onEnded();
  return undefined;
}

/**
 * Renews the access token by the refresh cookie; calls that come together share one request. `onEnded` hears that the
 * server knows the session no longer.
 */
export function createTokenRefresh(window: Window & typeof globalThis, tokens: TokenStore, onEnded: () => void): Renew {
  let running: Promise<string | undefined> | undefined;
  return () => (running ??= ask(window, tokens, onEnded).finally(() => (running = undefined)));
}
