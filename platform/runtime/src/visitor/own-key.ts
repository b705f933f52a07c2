import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

/** The full key of what is stored by user: the next one who signs in on this device has things of their own. */
export const ownKey = (name: string, { session }: Pick<AppContext, 'session'>): string =>
  storageKey(name, session.user()?.id ?? 'guest');
