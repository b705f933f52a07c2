import type { AppContext } from '@wisata/kernel/app-context';
import { ownKey } from './own-key.ts';

type Parts = Pick<AppContext, 'storage' | 'session'>;

/** Where watched prices are kept. */
export const watchedKey = (app: Parts): string => ownKey('price_watches', app);

/** Whether any price is watched here; for pages that load the rest only then. */
export const hasWatched = (app: Parts): boolean => app.storage.local.get(watchedKey(app)) !== undefined;
