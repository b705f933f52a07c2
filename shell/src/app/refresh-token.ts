import type { TokenStore } from '@wisata/runtime/session';

async function ask(window: Window & typeof globalThis, tokens: TokenStore): Promise<string | undefined> {
  const answer = await window
    .fetch('/api/v1/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .catch(() => undefined);
  // Unreachable is not signed out: the token stays for the next try.
  if (!answer) return undefined;
  const body = (await answer.json().catch(() => undefined)) as { data?: { access_token?: string } } | undefined;
  const token = answer.ok ? body?.data?.access_token : undefined;
  if (token) tokens.set(token);
  else if (answer.status === 401) tokens.clear();
  return token;
}

/** Renews the access token by the refresh cookie; calls that come together share one request. */
export function createTokenRefresh(
  window: Window & typeof globalThis,
  tokens: TokenStore,
): () => Promise<string | undefined> {
  let running: Promise<string | undefined> | undefined;
  return () => (running ??= ask(window, tokens).finally(() => (running = undefined)));
}
