import { useSyncExternalStore } from 'react';
import type { SessionUser } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';

/** A member, a guest, or somebody with a token whose profile is still on its way. */
export type Visitor = SessionUser | 'guest' | 'pending';

/** Who is visiting, for the header: it keeps the place of the name while the profile loads. */
export function useVisitor(): Visitor {
  const { session } = useApp();
  const read = (): Visitor => session.user() ?? (session.pending() ? 'pending' : 'guest');
  return useSyncExternalStore(session.subscribe, read, () => session.rendered() ?? 'guest');
}
