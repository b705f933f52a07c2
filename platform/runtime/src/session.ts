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

type Profile = { readonly user: SessionUser | undefined; readonly isFinal: boolean };

async function loadProfile(api: ApiClient, tokens: TokenStore): Promise<Profile> {
  if (!tokens.get()) return { user: undefined, isFinal: true };
  const answer = await api.call({
    method: 'GET',
    path: '/api/auth/profil',
    operation: 'profile',
    read: readObject(USER),
  });
  if (!answer.ok) return { user: undefined, isFinal: !answer.failure.retryable };
  const { email, phone } = answer.data;
  return { user: email ? { ...answer.data, phone: phone ?? '' } : undefined, isFinal: true };
}

/** Makes the session of one app instance. Nothing is fetched before {@link Session.ready} or a sign-in. */
export function createSession(api: () => ApiClient, tokens: TokenStore, bus: EventBus): Session {
  let user: SessionUser | undefined;
  let asked: Promise<SessionUser | undefined> | undefined;
  let isSettled = false;
  // Answers that were asked for before a sign-out must not sign in again.
  let era = 0;
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());

  async function refreshUser(): Promise<SessionUser | undefined> {
    const started = ++era;
    const profile = await loadProfile(api(), tokens);
    if (started !== era) return asked;
    if (!profile.user && profile.isFinal && tokens.get()) tokens.clear();
    // The server could not say: whoever asks next asks again.
    if (!profile.isFinal) asked = undefined;
    user = profile.user;
    isSettled = true;
    notify();
    return user;
  }

  const forget = () => {
    era++;
    user = undefined;
    isSettled = true;
    asked = Promise.resolve(undefined);
    notify();
  };

  bus.subscribe('account:signed-in', ({ userId }) => {
    if (user?.id !== userId) asked = refreshUser();
  });
  bus.subscribe('account:signed-out', () => {
    if (user || !isSettled) forget();
  });

  return {
    user: () => user,
    pending: () => !isSettled && tokens.get() !== undefined,
    ready() {
      // The token could not be renewed, or the visitor cleared what the browser keeps.
      if (user && !tokens.get()) forget();
      return (asked ??= refreshUser());
    },
    async signIn(accessToken) {
      tokens.set(accessToken);
      asked = refreshUser();
      const signedIn = await asked;
      if (signedIn) bus.publish('account:signed-in', { userId: signedIn.id });
      return signedIn;
    },
    async refresh() {
      const known = user;
      const profile = await loadProfile(api(), tokens);
      // Somebody who went or changed meanwhile is not brought back.
      if (!profile.user || user !== known) return user;
      user = profile.user;
      asked = Promise.resolve(user);
      notify();
      return user;
    },
    signOut() {
      tokens.clear();
      forget();
      bus.publish('account:signed-out', {});
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
