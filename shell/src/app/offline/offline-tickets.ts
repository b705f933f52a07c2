import type { EventBus } from '@wisata/kernel/events';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { SAVED_AT_META } from '../../worker/saved-at.ts';
import type { WorkerMessage } from '../../worker/tickets.rules.ts';

type BrowserWindow = Window & typeof globalThis;

/** When the order on this page was saved, ISO; undefined while the page shows what the server says now. */
export type SavedAt = StoreApi<string | undefined>;

interface Router {
  subscribe(listener: (state: { readonly navigation: { readonly state: string } }) => void): () => void;
}

/** When the document itself was saved. */
const findSavedAt = (document: Document) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${SAVED_AT_META}"]`)?.content;

/** Follows what the worker tells of saved orders, and takes the member's away with the sign-out, from the first moment on. */
export function createSavedAt(window: BrowserWindow, bus: EventBus, router: Router): SavedAt {
  const savedAt = createStore<string | undefined>(() => findSavedAt(window.document));
  window.navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'saved-shown') savedAt.setState(data.savedAt, true);
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') savedAt.setState(undefined, true);
  });
  bus.subscribe('account:signed-out', () => {
    if (!('caches' in window)) return;
    const forget = import(/* webpackChunkName: "after-start" */ './forget-member.ts').then(({ forgetMember }) =>
      forgetMember(window.caches),
    );
    void forget.catch(() => undefined);
  });
  return savedAt;
}
