import type { ApiClient } from './api.ts';
import type { EventBus } from './events.ts';
import type { Locale } from './locale.ts';
import type { OfferedServices } from './services.ts';

/** The signed-in member as the page knows it (spec section 3, User). */
export interface SessionUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  readonly role: string;
  /** `male`, `female`, or empty when the member has not said. */
  readonly gender?: string;
}

/** Who is signed in, shared by every remote. Changes reach other tabs through the bus. */
export interface Session {
  /** Undefined for a guest. */
  user(): SessionUser | undefined;
  /** Whom the server rendered the page for: what the browser's first render has to show too. */
  rendered(): SessionUser | undefined;
  /** True until the first answer of `GET /api/auth/profil` after a reload with a token. */
  pending(): boolean;
  /** Waits for that first answer; loaders of protected pages call it. */
  ready(): Promise<SessionUser | undefined>;
  /** Stores the token (cookie and local storage, spec section 4 Auth), loads the profile and publishes `account:signed-in`. */
  signIn(accessToken: string): Promise<SessionUser | undefined>;
  /** Asks for the profile again, after it was changed; a lost answer keeps the member that is known. */
  refresh(): Promise<SessionUser | undefined>;
  /** Clears user and tokens and publishes `account:signed-out`. */
  signOut(): void;
  subscribe(listener: () => void): () => void;
}

/** Values by key, strings only, under the `aerowisata_` prefix. Never throws: a full or blocked storage forgets. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Server-true time, so that a wrong clock on the phone does not move a deadline. */
export interface Clock {
  /** Epoch milliseconds, corrected by the offset of the last API answer's `Date` header. */
  now(): number;
}

/** Brand and feature configuration of a whole site. */
export interface SiteConfig {
  readonly brand: {
    readonly name: string;
    readonly company: string;
    readonly poweredBy: string;
    readonly copyrightYear: string;
    readonly helpPhone: string;
    readonly chatUrl: string;
  };
  readonly baseUrl: string;
  /** Where the operator's streets are read from by ranges, a PMTiles file; without it maps show the bundled coast. */
  readonly mapTiles?: string;
  /** The collection that the site's events belong to, for whatever counts them (spec section 9). */
  readonly analyticsId?: string;
  /** Shows the developer mode's switch in the checkout; hidden unless the environment asks for it. */
  readonly showsDeveloperSwitch?: boolean;
}

/** What the edge server gives in the document: the site's configuration, and what the document's releases offer. */
export type AppConfig = SiteConfig & OfferedServices;

/** Everything a page may use that is not its own. Given to loaders through the router context, to components through `useApp()`. */
export interface AppContext {
  readonly api: ApiClient;
  readonly session: Session;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly locale: Locale;
  /** Text by key in a remote's namespace: `t('hotel:list.title', { count: 3 })`. */
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
  /** In-app path with the locale's prefix. */
  href(path: string): string;
  readonly storage: { readonly local: KeyValueStore; readonly session: KeyValueStore };
  readonly config: AppConfig;
  /** Shows a message for 3000 ms (spec section 9); an error is always shown on the page too. */
  toast(message: string, kind: 'success' | 'error' | 'info'): void;
  track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}
