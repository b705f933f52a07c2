import type { RemoteName } from '@wisata/kernel/remote';

/** A released remote as a document names it. Everything the browser needs, so that no request precedes the remote's own. */
export interface ReleaseRef {
  readonly version: string;
  /** Folder of its files, `/r/hotel/1.0.0-3f2a/`. */
  readonly base: string;
  /** The federation manifest, inlined. */
  readonly manifest: unknown;
  /** sha384 in SRI form by file name, for every script and style sheet. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Which released version of each remote this page view uses. Chosen by the edge server, never by the browser. */
export interface Composition {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, ReleaseRef>>>;
}

/** Id of the `application/json` script element that carries the document's data. */
export const DOCUMENT_DATA_ID = 'wisata-document';
