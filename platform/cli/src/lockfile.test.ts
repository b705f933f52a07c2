import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './packages.ts';

type Names = Readonly<Record<string, string>>;

interface Locked {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Names;
        readonly optionalDependencies?: Names;
        readonly peerDependencies?: Names;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
}

/** The places where Node looks for a package, the nearest first. */
function* placesOf(name: string, from: string): Generator<string> {
  for (let folder = from; folder !== ''; folder = folder.includes('/') ? path.posix.dirname(folder) : '')
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

test('the lockfile names every package that any platform installs, so that npm ci takes it everywhere', async () => {
  const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const missing = Object.entries(packages).flatMap(([from, { peerDependenciesMeta = {}, ...each }]) => {
    const peers = Object.keys(each.peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    const wanted = [...Object.keys({ ...each.dependencies, ...each.optionalDependencies }), ...peers];
    return wanted
      .filter((name) => ![...placesOf(name, from)].some((place) => place in packages))
      .map((name) => `${name} for ${from}`);
  });
  expect(missing).toEqual([]);
});
