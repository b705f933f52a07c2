import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const KEY = storageKey('train_queue');

/** The place in line that this visit has taken. */
export const findQueueToken = (app: AppContext): string | undefined => app.storage.session.get(KEY) ?? undefined;

export const keepQueueToken = (app: AppContext, token: string): void => app.storage.session.set(KEY, token);
