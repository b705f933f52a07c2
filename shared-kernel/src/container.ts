/** The script that opens a release of a remote in a browser, in the release's folder. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** What a release's build says of itself to any Module Federation host, in the release's folder. */
export const REMOTE_MANIFEST = 'mf-manifest.json';

/** The one module that a remote exposes. */
export const REMOTE_DOOR = './remote';

/**
 * Global name of a build's container. No other build of any remote has it: two builds on one page would take each
 * other's chunks. A development build is stamped `dev`.
 */
export function containerName(remote: string, stamp: string): string {
  return `${remote}_${stamp}`.replace(/[^a-zA-Z0-9]/g, '_');
}

/** A build as the federation runtime of a host reads it; `first` are the scripts that its entry asks for at once. */
export function federationManifest(name: string, version: string, first: readonly string[]): object {
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: REMOTE_ENTRY, path: '', type: 'global' },
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${name}:remote`,
        name: 'remote',
        path: REMOTE_DOOR,
        assets: { js: { sync: first, async: [] }, css: { sync: [], async: [] } },
      },
    ],
  };
}

/** Global under which the host of a page lends its federation runtime to remotes. */
export const FEDERATION_GLOBAL = '__WISATA_FEDERATION__';

/** File of the server's half with what is in the browser's files, module by module: no browser loads it. */
export const MODULE_LIST = 'modules.json';

/** Folder of a build beside `client/` with the source maps of its scripts. Nobody is served anything out of it. */
export const MAPS_FOLDER = 'maps';

/** File of the server's half with the hash of each map by its script, where a build has maps: what is signed covers them so. */
export const MAP_HASHES = 'source-maps.json';
