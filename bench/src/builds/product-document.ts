import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a document of the product carries for its scripts, as far as the bench has to know it. */
export interface DocumentData {
  readonly composition: {
    readonly revision: number;
    readonly shell: { readonly version: string };
    readonly remotes: Readonly<Record<string, { readonly version: string }>>;
  };
  readonly config: unknown;
}

/** The text of the element with this id; undefined where a document has none. */
function textById(parent: Tree.ParentNode, id: string): string | undefined {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    const isIt = node.attrs.some(({ name, value }) => name === 'id' && value === id);
    const text = isIt
      ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      : textById(node, id);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Reads the data of a product's document. */
export async function readDocumentData(url: string): Promise<DocumentData> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const text = textById(parse(await response.text()), 'wisata-document');
  if (!response.ok || !text) throw new Error(`${url} answered ${response.status} without the data of a document`);
  return JSON.parse(text) as DocumentData;
}

/** One name for the versions of everything; a version ends in the hash of its sources. */
export function versionOf({ composition: { shell, remotes } }: DocumentData): string {
  const hashes = [shell, ...Object.values(remotes)].map(({ version }) => version.split('-').at(-1));
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
}

const PLAIN = 'plain';

/** The same for the plain application: nothing released, all of it in one place. */
export function plainDocumentData({ composition, config }: DocumentData, nowMs: number): unknown {
  const release = { version: PLAIN, base: '/plain/', integrity: {} };
  const remotes = Object.keys(composition.remotes).map((name) => [name, release] as const);
  return {
    composition: { revision: 0, shell: { version: PLAIN }, remotes: Object.fromEntries(remotes) },
    config,
    locale: 'en',
    serverNowMs: nowMs,
  };
}

/** What an open page hears when it asks what is live: still the same. */
export function plainRevision({ composition }: DocumentData): unknown {
  const remotes = Object.keys(composition.remotes).map((name) => [name, PLAIN] as const);
  return { revision: 0, shell: PLAIN, remotes: Object.fromEntries(remotes) };
}
