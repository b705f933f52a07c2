import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import type { Session, SessionUser } from '@wisata/kernel/app-context';
import { readObject } from '@wisata/kernel/envelope';
import type { EventBus } from '@wisata/kernel/events';

/** Keeps the access token: cookie and local storage in the browser (spec section 4, Auth). */
export interface TokenStore {
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

const USER = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.optional(v.nullable(v.string())),
  status: v.string(),
  role: v.string(),
});

/** Makes the session of one app instance. Nothing is fetched before {@link Session.ready} or a sign-in. */
export function createSession(api: () => ApiClient, tokens: TokenStore, bus: EventBus): Session {
  let user: SessionUser | undefined;
  let first: Promise<SessionUser | undefined> | undefined;
  let settled = false;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  async function loadProfile(): Promise<SessionUser | undefined> {
    if (!tokens.get()) return undefined;
    const answer = await api().call({
      method: 'GET',
      path: '/api/auth/profil',
      operation: 'profile',
      read: readObject(USER),
    });
    if (answer.ok && answer.data.email) return { ...answer.data, phone: answer.data.phone ?? '' };
    if (!answer.ok && !answer.failure.retryable) tokens.clear();
    return undefined;
  }

  async function refreshUser(): Promise<SessionUser | undefined> {
    user = await loadProfile();
    settled = true;
    notify();
    return user;
  }

  const forget = () => {
    user = undefined;
    settled = true;
    first = Promise.resolve(undefined);
    notify();
  };

  bus.subscribe('account:signed-in', () => {
    if (!user) first = refreshUser();
  });
  bus.subscribe('account:signed-out', () => {
    if (user) forget();
  });

  return {
    user: () => user,
    pending: () => !settled && tokens.get() !== undefined,
    ready: () => (first ??= refreshUser()),
    async signIn(accessToken) {
      tokens.set(accessToken);
      first = refreshUser();
      const signedIn = await first;
      if (signedIn) bus.publish('account:signed-in', { userId: signedIn.id });
      return signedIn;
    },
    signOut() {
      tokens.clear();
      forget();
      bus.publish('account:signed-out', {});
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
