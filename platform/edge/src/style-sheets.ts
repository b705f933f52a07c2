import { LRUCache } from 'lru-cache';
import type { PageFile } from './render/rendered-files.ts';
import type { ReleaseSource } from './release-reader.ts';

/** A style sheet of a page: with its text it stands in the document, without it is asked for. */
export interface StyleSheet extends PageFile {
  readonly text?: string;
}

/** Reads the texts of style sheets for documents; each is read once. */
export type ReadSheets = (files: readonly PageFile[]) => Promise<readonly StyleSheet[]>;

/** More than the releases of a day have; a sheet is some 20 kB. */
const MOST_KEPT = 300;

const RELEASE_FILE = /^\/r\/(?<name>[^/]+)\/(?<version>[^/]+)\/(?<file>.+)$/;

/**
 * What is another thing inside a document: the end of its element, addresses that begin at the sheet's own, and ends of lines
 * that a browser writes anew, so that the hash would not fit.
 */
const BOUND_TO_ITS_FILE = /<\/|\r|url\((?!["']?(?:data:|\/|#))|@import/i;

/** Makes the reader of one edge. A sheet that cannot be read now, or cannot stand elsewhere, goes without text. */
export function createStyleSheets({ store, check }: Pick<ReleaseSource, 'store' | 'check'>): ReadSheets {
  const texts = new LRUCache<string, Promise<string | undefined>>({ max: MOST_KEPT });

  async function read(address: string): Promise<string | undefined> {
    const { name = '', version = '', file = '' } = RELEASE_FILE.exec(address)?.groups ?? {};
    const release = await store.find(name, version);
    if (!release) return undefined;
    const text = await check.text(release, file);
    return BOUND_TO_ITS_FILE.test(text) ? undefined : text;
  }

  function textOf(address: string): Promise<string | undefined> {
    const text = texts.get(address) ?? read(address);
    texts.set(address, text);
    return text.catch(() => {
      texts.delete(address);
      return undefined;
    });
  }

  return (files) =>
    Promise.all(
      files.map(async (file) => {
        // What a document carries is let through by the hash that the registry signed.
        const text = file.hash === undefined ? undefined : await textOf(file.address);
        return text === undefined ? file : { ...file, text };
      }),
    );
}
