import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const KEY = storageKey('tell_news');

/** Whether this browser can say something while the page is not looked at. */
export const canTell = () => typeof Notification === 'function' && Notification.permission !== 'denied';

/** Whether the member has asked for it on this device, and the browser still allows it. */
export const isTelling = (local: KeyValueStore) =>
  local.get(KEY) === '1' && typeof Notification === 'function' && Notification.permission === 'granted';

/** Asks the browser, which asks the member; to be called by their press only. */
export async function startTelling(local: KeyValueStore): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) local.set(KEY, '1');
  return isAllowed;
}

export const stopTelling = (local: KeyValueStore) => local.remove(KEY);

/** Says one thing outside the page, once for each `id`; phones take it from the service worker only. */
export async function tell(text: {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly href: string;
}) {
  const { id: tag, title, body, href: data } = text;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, { body, tag, data });
  else new Notification(title, { body, tag, data });
}
