import type { Locale } from '@wisata/kernel/locale';
import type { RemoteName, SlotName } from '@wisata/kernel/remote';
import type { RenderedState } from '@wisata/kernel/rendering';
import type { ComposedRemote, DocumentComposition } from '../composition.ts';
import type { ReleaseSource } from '../release-reader.ts';
import { routeAt } from './route-at.ts';

/** A file of a release as a document names it. */
export interface PageFile {
  readonly address: string;
  readonly hash: string | undefined;
}

/** What the document of a page asks for. */
export interface RenderedFiles {
  readonly styles: readonly PageFile[];
  /**
   * What the browser needs to go on: of each remote on the page its entry, its texts, the code of page and slots, and of what
   * these show at once though it could come later.
   */
  readonly scripts: readonly PageFile[];
}

interface Needed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What is known of one release's files. */
interface ReleaseFiles {
  readonly pages: Readonly<Record<string, Needed>>;
  readonly slots: Readonly<Record<string, Needed>>;
  /** Scripts with its texts, by language; a release that was built before they were listed has none here. */
  readonly messages: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Class names in each style sheet. */
  readonly classesBySheet: ReadonlyMap<string, ReadonlySet<string>>;
  /** The script of the same part, by style sheet. */
  readonly scriptOf: ReadonlyMap<string, string>;
  readonly fileOf: (file: string) => PageFile;
}

/** What was rendered. */
export interface RenderedParts {
  readonly html: string;
  readonly page: RenderedState['page'];
  readonly slots: readonly SlotName[];
  readonly locale: Locale;
}

/** What the browser is to draw. */
export interface AwaitedPage {
  readonly owner: RemoteName | undefined;
  /** Path without locale prefix. */
  readonly path: string;
  readonly locale: Locale;
}

type FileSource = Pick<ReleaseSource, 'store' | 'check'>;

/** What the files of one part have in common: `c/975` of `c/975.1a2b3c4d5e.css`. */
const partName = (file: string) => file.slice(0, file.indexOf('.'));

function scriptsBySheet(sheets: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  const scripts = new Map(names.filter((each) => each.endsWith('.js')).map((each) => [partName(each), each]));
  return new Map(
    sheets.flatMap((sheet) => {
      const script = scripts.get(partName(sheet));
      return script === undefined ? [] : [[sheet, script]];
    }),
  );
}

async function readReleaseFiles({ store, check }: FileSource, name: string, version: string): Promise<ReleaseFiles> {
  const release = await store.find(name, version);
  if (!release) throw new Error(`Release ${name} ${version} is missing from the store`);
  const read = (file: string) => check.text(release, file);
  const names = Object.keys(release.integrity);
  const sheets = names.filter((each) => each.endsWith('.css'));
  const classesBySheet = new Map<string, ReadonlySet<string>>();
  for (const sheet of sheets) {
    const names = (await read(sheet)).matchAll(/\.([a-zA-Z][\w-]*)/g);
    classesBySheet.set(sheet, new Set([...names].map(([, className = '']) => className)));
  }
  const { pages = {}, slots = {}, messages = {} } = JSON.parse(await read('page-files.json')) as Partial<ReleaseFiles>;
  const base = `/r/${name}/${version}/`;
  return {
    pages,
    slots,
    messages,
    classesBySheet,
    scriptOf: scriptsBySheet(sheets, names),
    fileOf: (file) => ({ address: base + file, hash: release.integrity[file] }),
  };
}

/** Class names in a piece of HTML by the remote whose build made them: `hotel-card-1a2b3c`. */
function* classesIn(html: string): Generator<string> {
  const seen = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of list.split(' '))
      if (!seen.has(name)) {
        seen.add(name);
        yield name;
      }
}

/** The scripts that open a remote, in order. */
function firstScripts({ base, integrity }: ComposedRemote): PageFile[] {
  return Object.entries(integrity).map(([file, hash]) => ({ address: base + file, hash }));
}

const NOTHING: RenderedFiles = { styles: [], scripts: [] };

const distinct = (files: readonly PageFile[]) => [...new Map(files.map((file) => [file.address, file])).values()];

/** Finds the files of what was rendered; each release is read once. */
export function createRenderedFiles(source: FileSource) {
  const known = new Map<string, Promise<ReleaseFiles>>();

  function filesOf(name: string, version: string): Promise<ReleaseFiles> {
    const key = `${name}@${version}`;
    const files = known.get(key) ?? readReleaseFiles(source, name, version);
    known.set(key, files);
    files.catch(() => known.delete(key));
    return files;
  }

  /**
   * Style sheets of one remote: those of its page and slots, and those of what these show at once though it could come later,
   * as few as there can be: a class stands in the sheet of every part that has it.
   */
  function sheetsOf({ classesBySheet }: ReleaseFiles, needed: readonly Needed[], classes: readonly string[]): string[] {
    const sheets = new Set(needed.flatMap(({ styles }) => styles));
    const isBare = (name: string) => ![...sheets].some((sheet) => classesBySheet.get(sheet)?.has(name));
    let bare = classes.filter(isBare);
    for (;;) {
      const [best] = [...classesBySheet]
        .map(([sheet, own]) => ({ sheet, size: own.size, dressed: bare.filter((name) => own.has(name)).length }))
        .sort((a, b) => b.dressed - a.dressed || a.size - b.size);
      if (!best?.dressed) return [...sheets];
      sheets.add(best.sheet);
      bare = bare.filter(isBare);
    }
  }

  async function partOf(remote: ComposedRemote, name: RemoteName, parts: RenderedParts, classes: readonly string[]) {
    const { page, slots, locale } = parts;
    const isOwner = page?.remote === name;
    const own = classes.filter((each) => each.startsWith(`${name}-`));
    if (!isOwner && own.length === 0) return NOTHING;
    const files = await filesOf(name, remote.version);
    const ofPage = isOwner ? files.pages[page.path] : undefined;
    const needed = [ofPage, ...slots.map((slot) => files.slots[slot])].filter((each) => each !== undefined);
    const sheets = sheetsOf(files, needed, own);
    const shown = sheets.flatMap((sheet) => files.scriptOf.get(sheet) ?? []);
    const later = [...(files.messages[locale] ?? []), ...needed.flatMap(({ scripts }) => scripts), ...shown];
    const first = needed.length > 0 ? firstScripts(remote) : [];
    return {
      styles: sheets.map(files.fileOf),
      scripts: [...first, ...later.map(files.fileOf)],
    };
  }

  async function rendered({ remotes }: DocumentComposition, parts: RenderedParts): Promise<RenderedFiles> {
    const classes = [...classesIn(parts.html)];
    const found = await Promise.all(
      Object.keys(remotes)
        // The page itself goes on first.
        .sort((a, b) => Number(b === parts.page?.remote) - Number(a === parts.page?.remote))
        .map((name) => partOf(remotes[name]!, name, parts, classes)),
    );
    return {
      styles: distinct(found.flatMap(({ styles }) => styles)),
      scripts: distinct(found.flatMap(({ scripts }) => scripts)),
    };
  }

  /** A page that the browser draws: what opens its remote, and all that its route asks for after that. */
  async function awaited({ remotes }: DocumentComposition, page: AwaitedPage): Promise<RenderedFiles> {
    const { owner, path, locale } = page;
    const remote = owner === undefined ? undefined : remotes[owner];
    if (owner === undefined || !remote) return NOTHING;
    const first = firstScripts(remote);
    // A developer's own server has no list of its files.
    const files = await filesOf(owner, remote.version).catch(() => undefined);
    if (!files) return { styles: [], scripts: first };
    const route = routeAt(path, Object.keys(files.pages));
    const { scripts, styles } = (route === undefined ? undefined : files.pages[route]) ?? { scripts: [], styles: [] };
    const later = [...(files.messages[locale] ?? []), ...scripts];
    return { styles: styles.map(files.fileOf), scripts: distinct([...first, ...later.map(files.fileOf)]) };
  }

  return { rendered, awaited };
}
