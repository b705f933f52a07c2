import type { ApiClient } from '@wisata/kernel/api';
import type { Session, SessionUser } from '@wisata/kernel/app-context';
import type { EventBus } from '@wisata/kernel/events';
import type { Profile } from './profile.api.ts';

/** Keeps the access token: cookie and local storage in the browser (spec section 4, Auth). */
export interface TokenStore {
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

async function loadProfile(api: ApiClient, tokens: TokenStore): Promise<Profile> {
  if (!tokens.get()) return { user: undefined, isFinal: true };
  // Fetched for members only: most visitors are guests, and reading an answer brings the schemas' library.
  const code = await import('./profile.api.ts').catch(() => undefined);
  return code ? code.findProfile(api) : { user: undefined, isFinal: false };
}

/**
 * Makes the session of one app instance. Nothing is fetched before {@link Session.ready} or a sign-in; with a member
 * whom the server has `rendered` the page for, nothing is fetched at all.
 */
export function createSession(
  api: () => ApiClient,
  tokens: TokenStore,
  bus: EventBus,
  rendered?: SessionUser,
): Session {
  let user = rendered;
  let asked = rendered && Promise.resolve<SessionUser | undefined>(rendered);
  let isSettled = rendered !== undefined;
  // Answers that were asked for before a sign-out must not sign in again.
  let era = 0;
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());

  async function refreshUser(): Promise<SessionUser | undefined> {
    const started = ++era;
    const profile = await loadProfile(api(), tokens);
    if (started !== era) return asked;
    if (!profile.user && profile.isFinal && tokens.get()) {
      tokens.clear();
      // What the device keeps of the member goes too.
      bus.publish('account:signed-out', {});
    }
    // The server did not answer: the next call asks again.
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
    rendered: () => rendered,
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
      // A member who has signed out or changed since is not restored.
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
