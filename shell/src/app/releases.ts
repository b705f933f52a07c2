import type { i18n } from 'i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import { BEACON_PATH, createBeacons } from '@wisata/runtime/beacon';
import { removeStyleSheets } from '@wisata/runtime/federation-import';
import { createRemoteLoader, type RemoteLoader } from '@wisata/runtime/remote-loader';
import type { DocumentData } from './read-document.ts';

interface ReleaseParts {
  readonly window: Window & typeof globalThis;
  readonly document: DocumentData;
  readonly app: AppContext;
  readonly i18n: i18n;
}

/** Loads the releases that the document names, and tells the edge server and analytics how they do. */
export function createReleases({ window, document, app, i18n }: ReleaseParts): RemoteLoader {
  const { composition, locale } = document;
  const { origin } = window.location;
  const beacons = createBeacons({
    settings: document.beacon,
    revision: composition.revision,
    send: (body) => window.navigator.sendBeacon(BEACON_PATH, body),
  });
  // The last moment that every browser tells of.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') beacons.flush();
  });
  // What is cut off because the visitor leaves is no fault of a release.
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    beacons.flush();
  });
  window.addEventListener('pageshow', () => (isLeaving = false));
  return createRemoteLoader({
    composition,
    origin,
    locale,
    memory: app.storage.session,
    addMessages: (remote, messages) => i18n.addResourceBundle(locale, remote, messages, true, true),
    onFailure: ({ remote, phase, message }) => app.track('remote-failed', { remote, phase, message }),
    tell(report) {
      if (isLeaving) return;
      beacons.tell({ ...report, path: window.location.pathname, revision: composition.revision });
    },
    onRemoved: ({ base }) => removeStyleSheets(window.document, base, origin),
  });
}
