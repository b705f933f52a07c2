import type { AppContext, KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const KEY = storageKey('drafts');
/** Hours after the last change: a form is finished the next day at the latest, and papers of travellers do not lie around. */
const KEPT_HOURS = 24;
const GUEST = 'guest';

interface StoredDraft {
  readonly owner: string;
  readonly endsAt: number;
  readonly values: unknown;
}

type Stored = Readonly<Record<string, StoredDraft | undefined>>;

/** What was typed into a form that was not sent yet. */
export interface Draft {
  readonly values: unknown;
  /** False for what was typed before the member signed in. */
  readonly isOwn: boolean;
}

type Parts = Pick<AppContext, 'storage' | 'session' | 'clock'>;

/** The same drafts where they end with the tab. */
export const ofVisit = ({ session, clock, storage }: Parts): Parts => ({
  session,
  clock,
  storage: { ...storage, local: storage.session },
});

const ownerOf = ({ session }: Parts): string => session.user()?.id ?? GUEST;

function readAll({ storage, clock }: Parts): Stored {
  try {
    const all = JSON.parse(storage.local.get(KEY) ?? '{}') as Stored;
    return Object.fromEntries(Object.entries(all).filter(([, draft]) => draft && draft.endsAt > clock.now()));
  } catch {
    return {};
  }
}

function writeAll({ storage }: Parts, all: Stored): void {
  if (Object.values(all).some(Boolean)) storage.local.set(KEY, JSON.stringify(all));
  else storage.local.remove(KEY);
}

/**
 * The draft of a form, `hotel`, that the current user may see: their own, or what a guest typed on this device
 * before signing in. A member's draft is never shown to another user.
 */
export function findDraft(app: Parts, name: string): Draft | undefined {
  const draft = readAll(app)[name];
  const owner = ownerOf(app);
  if (!draft || (draft.owner !== owner && draft.owner !== GUEST)) return undefined;
  return { values: draft.values, isOwn: draft.owner === owner };
}

/** Stores what the current user has typed, for a day, also when the tab is closed. */
export function keepDraft(app: Parts, name: string, values: object): void {
  const endsAt = app.clock.now() + KEPT_HOURS * 3_600_000;
  writeAll(app, { ...readAll(app), [name]: { owner: ownerOf(app), endsAt, values } });
}

/** Ends a draft once its form was sent. */
export function endDraft(app: Parts, name: string): void {
  writeAll(app, { ...readAll(app), [name]: undefined });
}

/** Ends every draft of a store; done at sign-out. */
export function endAllDrafts(store: KeyValueStore): void {
  store.remove(KEY);
}
