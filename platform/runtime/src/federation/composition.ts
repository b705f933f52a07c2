import type { RemoteName } from '@wisata/kernel/remote';

/** A released remote as a document names it. Everything the browser needs, so that no request precedes the remote's own. */
export interface ReleaseRef {
  readonly version: string;
  /** Folder of its files, `/r/hotel/1.0.0-3f2a/`; a full address for a developer's own server. */
  readonly base: string;
  /**
   * Hash in SRI form by file name, for the entry and what it asks for first. Hashes of all later files are in the
   * entry. A developer's own server has none.
   */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Which side of a comparison a page view belongs to; `override` is a tester's and counts for neither. */
export type Cohort = 'stable' | 'canary' | 'override';

/** The release of a remote that this visitor gets, and its fallback. */
export interface ComposedRelease extends ReleaseRef {
  readonly cohort?: Cohort;
  /** The previous stable version; for a canary the stable one. Missing while there is none that is not blocked. */
  readonly lastGood?: ReleaseRef;
}

/** The shell that this document was made for. */
export interface ComposedShell {
  readonly version: string;
  readonly cohort: Cohort;
}

/** Which released version of each package this page view uses. Chosen by the edge server, never by the browser. */
export interface Composition {
  readonly revision: number;
  readonly shell: ComposedShell;
  readonly remotes: Readonly<Record<RemoteName, ComposedRelease>>;
}

/** What a page needs to tell the edge server how its releases did. */
export interface BeaconSettings {
  /** Proves that this visitor was given what the page said it runs. */
  readonly token: string;
}

/** A tester's choice, always visible on the page. */
export interface OverrideSettings {
  /** Version by remote, or the address of a developer's own server. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
}

/** What the edge server writes into every document about its releases. */
export interface ReleaseDocument {
  readonly composition: Composition;
  readonly override?: OverrideSettings;
}

/** Answer of `GET /revision`: what this visitor would get now. */
export interface RevisionAnswer {
  readonly revision: number;
  readonly shell: string;
  /** Version by remote. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
  /** Slots that are off now; missing while there are none. */
  readonly slotsOff?: readonly string[];
  /** For a page that has said what it runs, `?runs=shell@1.0.0,hotel@2.0.0`. */
  readonly beacon?: BeaconSettings;
}

/** Id of the `application/json` script element that carries the document's data. */
export const DOCUMENT_DATA_ID = 'wisata-document';

/** Cookie that keeps a checkout on the versions it began with: `hotel@1.0.0,account@1.0.1`. */
export const FUNNEL_COOKIE = 'wisata_funnel';

/**
 * Cookie of a browser in which a shell could not start, `1.0.0:network`: the edge's own script set it and loaded the page
 * anew, with another shell.
 */
export const RESCUE_COOKIE = 'wisata_rescue';

/** Tells the edge's script that the shell stands: from here on the shell looks after itself. */
export const STARTED_EVENT = 'wisata:started';

/** Tells the same script that nothing will take over what the server has rendered: the document stands alone. */
export const ALONE_EVENT = 'wisata:alone';

/** Where a tester ends an override and comes back to where they were. */
export const OVERRIDE_RESET_PATH = '/ops/override/reset';
