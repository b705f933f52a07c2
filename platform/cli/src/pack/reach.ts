import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../packages.ts';
import type { SourceManifest } from './packed-sources.ts';

/** A package, and what of it somebody reaches. */
export interface ReachedPackage {
  readonly folder: string;
  readonly manifest: SourceManifest;
  /** Compiled files and assets, by their path below `src`. */
  readonly files: Set<string>;
  /** What others import of it: `./money` by the compiled file. */
  readonly offered: Map<string, string>;
  /** Packages that its code imports. */
  readonly imported: Set<string>;
}

const SCRIPT = /\.[cm]?jsx?$/;
const DECLARATION = /\.d\.ts$/;
const STYLE_REFERENCE = /(?:url\(|from |@import )['"]?(\.{1,2}\/[^'")]+)/g;

/** `@testing-library/react/pure` belongs to `@testing-library/react`. */
const ownerOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const compiledName = (source: string) => (DECLARATION.test(source) ? source : source.replace(/\.tsx?$/, '.js'));
const declarationOf = (file: string) => file.replace(/(\.d)?\.(tsx?|jsx?)$/, '.d.ts');

function requestsIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [...text.matchAll(STYLE_REFERENCE)].map(([, request]) => request!);
  if (!SCRIPT.test(file) && !DECLARATION.test(file)) return [];
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  return [...importedFiles, ...referencedFiles].map(({ fileName }) => fileName);
}

/** The source that a package names for `./money`, below its `src`. @throws When it offers no such thing. */
function resolveOffer({ name, exports }: SourceManifest, subpath: string): string {
  const found = exports[subpath] ?? exports['./*']?.replace('*', subpath.slice('./'.length));
  if (!found) throw new Error(`${name} does not offer ${subpath}`);
  return path.posix.relative('src', path.posix.normalize(found));
}

/**
 * Follows imports from what is asked for, so that a package holds what somebody reads and nothing else.
 * @param compiled Where the compiled sources lie.
 * @param typed Names of packages whose types others read too.
 */
export async function reach(
  packages: ReadonlyMap<string, ReachedPackage>,
  asked: Iterable<string>,
  { compiled, typed }: { readonly compiled: string; readonly typed: readonly string[] },
): Promise<void> {
  const waiting: { owner: ReachedPackage; file: string }[] = [];

  function add(owner: ReachedPackage, file: string): void {
    if (owner.files.has(file)) return;
    owner.files.add(file);
    waiting.push({ owner, file });
    if (SCRIPT.test(file) && !file.endsWith('.cjs') && typed.includes(owner.manifest.name))
      add(owner, declarationOf(file));
  }

  function ask(request: string, from?: ReachedPackage): void {
    const name = ownerOf(request);
    from?.imported.add(name);
    const owner = packages.get(name);
    if (!owner) return;
    const subpath = `.${request.slice(name.length)}`;
    const file = compiledName(resolveOffer(owner.manifest, subpath));
    owner.offered.set(subpath, file);
    add(owner, file);
  }

  for (const request of asked) ask(request);
  for (const owner of packages.values()) {
    const { name, packed = {} } = owner.manifest;
    for (const offer of packed.offers ?? []) ask(path.posix.join(name, offer));
    for (const entry of packed.entries ?? []) add(owner, compiledName(path.posix.relative('src', entry)));
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { owner, file } = next;
    const text = await readFile(placeOf(owner, file, compiled), 'utf8');
    for (const request of requestsIn(file, text)) {
      if (request.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), request);
        add(owner, DECLARATION.test(file) && /\.(tsx?|js)$/.test(target) ? declarationOf(target) : target);
      } else if (!isBuiltin(request))
        ask(request, DECLARATION.test(file) && !packages.has(ownerOf(request)) ? undefined : owner);
    }
  }
}

/** Where a file of a package lies: compiled, or as it stands in the sources. */
export function placeOf({ folder }: ReachedPackage, file: string, compiled: string): string {
  const made = path.join(compiled, folder, 'src', file);
  return existsSync(made) ? made : path.join(ROOT, folder, 'src', file);
}
