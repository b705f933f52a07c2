import { PROVIDER, bytesSent, findBuildFile, findLive } from './build-facts.ts';
import type { Gate, GateInput } from './gate.ts';

/** Compressed scripts that a first visit to a page may load, framework and shell included, in kB. */
export const PAGE_LIMIT_KB = 250;

interface EntryFiles {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly messages?: { readonly en: readonly string[] };
}

interface PageFiles {
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
}

type Build = GateInput['release'] | { readonly name: string; readonly version: string };

async function bytesOf(input: GateInput, build: Build, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => bytesSent(input.store, build, file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function shellBytes(input: GateInput, build: Build): Promise<number> {
  const entry = await findBuildFile<EntryFiles>(input.store, build, 'entry-files.json');
  return entry ? bytesOf(input, build, [...entry.scripts, ...entry.preloads, ...(entry.messages?.en ?? [])]) : 0;
}

const tooLarge = (bytes: number) => bytes > PAGE_LIMIT_KB * 1000;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** No page may make a first visitor load more scripts than {@link PAGE_LIMIT_KB}. */
export const findHeavyPages: Gate = async (input) => {
  const { release, store, states } = input;
  const isShell = release.name === PROVIDER;
  const shell = isShell ? release : findLive(states, PROVIDER);
  const base = shell ? await shellBytes(input, shell) : 0;
  if (isShell) return tooLarge(base) ? [`It loads ${kilobytes(base)} of at most ${PAGE_LIMIT_KB} kB by itself.`] : [];
  const found = await findBuildFile<PageFiles>(store, release, 'page-files.json');
  const reasons: string[] = [];
  for (const [page, { scripts }] of Object.entries(found?.pages ?? {})) {
    const total = base + (await bytesOf(input, release, ['remoteEntry.js', ...scripts]));
    if (tooLarge(total))
      reasons.push(`Its page /${page} loads ${kilobytes(total)} of at most ${PAGE_LIMIT_KB} kB, shell included.`);
  }
  return reasons;
};
