import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BuiltFrom } from '@wisata/registry/built-from';
import * as v from 'valibot';
import { findReleasedPackage, ROOT, searchInputPlaces } from './packages.ts';
import { readCliSettings } from './settings.ts';

const run = promisify(execFile);

/** Whose build it is, where its sources are, and what a CI service says of itself. */
export interface BuildPlace {
  /** A folder of the repository. */
  readonly root: string;
  /** Files and folders that the build may read, from there. */
  readonly inputs: readonly string[];
  readonly builtAt: Date;
  readonly buildUrl?: string | undefined;
  readonly ciBranch?: string | undefined;
}

/** What can be shown on one line, `most` characters at most. */
const cut = (text: string, most: number) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** Undefined where git is not installed, and where there is no repository, or one that holds something else. */
async function readGit({ root, inputs }: BuildPlace) {
  const git = async (...words: readonly string[]) => (await run('git', ['-C', root, ...words])).stdout.trimEnd();
  try {
    if ((await git('ls-files', '--', 'package.json')) === '') return undefined;
    const [commit = '', author = '', committedAt = '', subject = ''] = (
      await git('log', '-1', '--format=%H%n%aN%n%cI%n%s')
    ).split('\n');
    const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
    const isDirty = (await git('status', '--porcelain', '--', ...inputs)) !== '';
    return { commit, author, committedAt, subject, branch: branch === 'HEAD' ? '' : branch, isDirty };
  } catch {
    return undefined;
  }
}

/** Where a build comes from, as git and the environment say; what is not known, or cannot be shown, is left out. */
export async function readBuiltFrom(place: BuildPlace): Promise<BuiltFrom> {
  const { builtAt, buildUrl, ciBranch = '' } = place;
  const git = await readGit(place);
  const given: Record<string, unknown> = {
    ...git,
    // Where a name is an address, only what stands before the sign is anybody's business.
    author: cut(git?.author.split('@')[0] ?? '', 120),
    branch: cut(git?.branch || (git ? ciBranch : ''), 120),
    subject: cut(git?.subject ?? '', 200),
    builtAt: builtAt.toISOString(),
    buildUrl,
  };
  const known = Object.entries(BuiltFrom.entries).filter(
    ([field, schema]) => given[field] !== undefined && v.is(schema, given[field]),
  );
  return Object.fromEntries(known.map(([field]) => [field, given[field]])) as BuiltFrom;
}

/** The same of what this checkout has built; undefined of a package whose sources are elsewhere. */
export async function readBuiltHere(name: string, builtAt: Date): Promise<BuiltFrom | undefined> {
  const released = findReleasedPackage(name);
  if (!released) return undefined;
  const { buildUrl, ciBranch } = readCliSettings();
  return readBuiltFrom({ root: ROOT, inputs: searchInputPlaces(released), builtAt, buildUrl, ciBranch });
}
