import type { i18n } from 'i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import { createFederationImport } from '@wisata/runtime/federation-import';
import { createRemoteLoader, type RemoteLoader } from '@wisata/runtime/remote-loader';
import { removeStyleSheets } from '@wisata/runtime/style-sheets';
import type { DocumentData } from '../start/read-document.ts';
import type { ReleaseBeacons } from './release-beacons.ts';
import { wasFetched } from './was-fetched.ts';

interface ReleaseParts {
  readonly window: Window & typeof globalThis;
  readonly document: DocumentData;
  readonly app: AppContext;
  readonly i18n: i18n;
  readonly beacons: ReleaseBeacons;
}

/** Loads the releases that the document names, and tells the edge server and analytics how they do. */
export function createReleases({ window, document, app, i18n, beacons }: ReleaseParts): RemoteLoader {
  const { composition, config, locale } = document;
  const { origin } = window.location;
  return createRemoteLoader({
    composition,
    owners: config.owners,
    origin,
    locale,
    importRemote: createFederationImport(window),
    memory: app.storage.session,
    addMessages: (remote, messages) => i18n.addResourceBundle(locale, remote, messages, true, true),
    onFailure: ({ remote, phase, message }) => app.track('remote-failed', { remote, phase, message }),
    tell: beacons.tell,
    isFetched: (folder) => wasFetched(window, folder),
    onRemoved: ({ base }) => removeStyleSheets(window.document, base, origin),
  });
}
