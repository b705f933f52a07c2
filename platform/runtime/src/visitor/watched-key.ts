import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

type Parts = Pick<AppContext, 'storage' | 'session'>;

/** Where watched prices are kept, for each user of this device apart. */
export const watchedKey = ({ session }: Parts) => storageKey('price_watches', session.user()?.id ?? 'guest');

/** Whether any price is watched here; for pages that load the rest only then. */
export const hasWatched = (app: Parts): boolean => app.storage.local.get(watchedKey(app)) !== null;
