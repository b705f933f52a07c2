import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { mayTell } from '@wisata/runtime/tell';

const KEY = storageKey('tell_news');

/** Whether the member has asked for it on this device, and the browser still allows it. */
export const isTelling = (local: KeyValueStore) => local.get(KEY) === '1' && mayTell();

/** Asks the browser, which asks the member; to be called by their press only. */
export async function startTelling(local: KeyValueStore): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) local.set(KEY, '1');
  return isAllowed;
}

export const stopTelling = (local: KeyValueStore) => local.remove(KEY);
