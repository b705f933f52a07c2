import { parseArgs } from 'node:util';
import type { SourcePackage } from '@wisata/registry/bring/source-schema';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { getSource } from './bring-command.ts';
import type { Command } from './command-input.ts';
import { describeShare } from './release-text.ts';

const COLUMN = 36;

const describe = (found: SourcePackage | undefined): string =>
  [
    found?.state.stable ?? 'nothing',
    found?.state.canary && `trial ${found.state.canary.version} ${describeShare(found.state.canary)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What to do so that everybody here gets what everybody there gets; undefined where they do. */
function findNext(here: PackageOverview | undefined, there: SourcePackage | undefined, from: string) {
  const version = there?.state.stable;
  if (!there || version == null || here?.state.stable === version) return undefined;
  if (here?.state.blocked.includes(version)) return `${version} is blocked here`;
  if (here?.state.canary?.version === version) return `${version} is on trial here`;
  const isHere = here?.versions.some((each) => each.version === version);
  if (!isHere) return `npm run release -- bring ${there.name} ${version} --from ${from} WHY`;
  return `npm run release -- ${here?.state.stable == null ? 'activate' : 'canary'} ${there.name} ${version} WHY`;
}

const byName = <T extends { readonly name: string }>(packages: readonly T[]) =>
  new Map(packages.map((each) => [each.name, each]));

/** What everybody gets here and in another environment, and the next command where that differs. Changes nothing. */
export const environments: Command = async ({ words, open, print }) => {
  const { values } = parseArgs({ args: [...words], options: { from: { type: 'string' } } });
  const source = getSource(values.from);
  const ops = await open();
  const [own, other] = await Promise.all([ops.state(), source.state()]);
  const here = byName(own.packages);
  const there = byName(other.packages);
  const line = (...cells: readonly string[]) =>
    print(
      cells
        .map((cell, at) => cell.padEnd([13, COLUMN, COLUMN][at] ?? 0))
        .join('')
        .trimEnd(),
    );
  line('', own.environment || 'here', other.environment || source.url);
  for (const name of [...new Set([...here.keys(), ...there.keys()])].sort()) {
    const next = findNext(here.get(name), there.get(name), source.url);
    line(name, describe(here.get(name)), describe(there.get(name)), next ?? '');
  }
};
