import type { i18n } from 'i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import { createEventBus, type BusTarget } from '@wisata/kernel/event-bus';
import { localePath, LOCALE_TAGS } from '@wisata/kernel/locale';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { ApiClientOptions } from '@wisata/runtime/api-client';
import { endAllDrafts } from '@wisata/runtime/drafts';
import { createLazyApiClient } from '@wisata/runtime/lazy-api-client';
import { forgetAllOrders } from '@wisata/runtime/open-orders';
import type { ServerClock } from '@wisata/runtime/server-clock';
import { createSession } from '@wisata/runtime/session';
import { createStore } from '@wisata/runtime/storage';
import { loadApiCode } from './api-code.ts';
import type { DocumentData } from './read-document.ts';
import type { ToastStore } from '../site/toasts.ts';
import { tellServer } from '../session/cookies.ts';
import { createTokenStore } from '../session/token-store.ts';

interface AppParts {
  readonly window: Window & typeof globalThis;
  readonly document: DocumentData;
  readonly i18n: i18n;
  readonly toasts: ToastStore;
  readonly clock: ServerClock;
}

/** Makes the app context of one page view. */
export function createApp({ window, document, i18n, toasts, clock }: AppParts): AppContext {
  const { locale, config, rendered } = document;
  const tokens = createTokenStore(window);
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel('wisata') : undefined;
  const bus = createEventBus({ target: window as unknown as BusTarget, ...(channel ? { channel } : {}) });
  const options: Omit<ApiClientOptions, 'refreshToken'> = {
    baseUrl: window.location.origin,
    acceptLanguage: LOCALE_TAGS[locale],
    token: () => tokens.get(),
    onServerTime: (ms) => clock.correct(ms),
    fallbackMessage: () => i18n.t('failure.unknown'),
  };
  const { fallbackMessage } = options;
  const endSession = () => {
    session.signOut();
    toasts.getState().show(i18n.t('session.ended'), 'info');
  };
  const load = async () => {
    const { createApiClient, createTokenRefresh, takeEarly } = await loadApiCode();
    const refreshToken = createTokenRefresh(window, tokens, endSession);
    return createApiClient({ ...options, fetch: takeEarly(window), refreshToken });
  };
  const api = createLazyApiClient({ load, fallbackMessage });
  // A page that came empty calls at once.
  if (!rendered) loadApiCode().catch(() => undefined);
  const session = createSession(() => api, tokens, bus, rendered?.user);
  const storage = {
    local: tellServer(createStore(() => window.localStorage)),
    session: createStore(() => window.sessionStorage),
  };
  bus.subscribe('account:signed-out', () => {
    endAllDrafts(storage.local);
    endAllDrafts(storage.session);
    storage.session.remove(storageKey('guest_email'));
    forgetAllOrders({ storage });
  });
  return {
    api,
    session,
    bus,
    clock,
    locale,
    t: (key, values) => i18n.t(key, { ...values }),
    href: (path) => localePath(locale, path),
    storage,
    config,
    toast: (message, kind) => toasts.getState().show(message, kind),
    track(event, properties) {
      const detail = { event, properties, id: config.analyticsId };
      window.dispatchEvent(new CustomEvent('wisata:analytics', { detail }));
    },
  };
}
