import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './packages.ts';

const DECISION = 'docs/decisions/0014-written-here-or-taken.md';

const page = await readFile(path.join(ROOT, DECISION), 'utf8');
const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** The rows of the table that begins with this heading, by cell. */
function rowsOf(heading: string): string[][] {
  const lines = page
    .slice(page.indexOf(`| ${heading} |`))
    .split('\n\n')[0]!
    .split('\n')
    .slice(2);
  return lines.map((line) => line.split('|').map((cell) => cell.trim())).map((cells) => cells.slice(1, -1));
}

/** Everything that the package of a file depends on, and what the whole checkout does. */
async function dependenciesAround(place: string): Promise<Record<string, string>> {
  const found: Record<string, string>[] = [];
  for (let folder = path.join(ROOT, place); folder.startsWith(ROOT); folder = path.dirname(folder)) {
    const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    found.push({ ...dependencies, ...devDependencies });
  }
  return Object.assign({}, ...found) as Record<string, string>;
}

const written = rowsOf('written here').map(
  ([what, where, libraries]) => [what!, codes(where!), codes(libraries!)] as const,
);
const taken = rowsOf('library that is here').map(([library, where]) => [codes(library!)[0]!, codes(where!)] as const);

describe('what is written here although a library exists', () => {
  test('is told', () => expect([written.length > 5, taken.length > 2]).toEqual([true, true]));

  test.each(written)('%s: its places exist, and no library for it is there', async (_what, places, libraries) => {
    expect(places.length * libraries.length).toBeGreaterThan(0);
    expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
    for (const place of places) {
      const present = await dependenciesAround(place);
      expect(libraries.filter((library) => library in present)).toEqual([]);
    }
  });

  test.each(taken)('%s is here, and its place without it does not import it', async (library, places) => {
    for (const place of places) {
      expect(await dependenciesAround(place)).toHaveProperty([library]);
      expect(await readFile(path.join(ROOT, place), 'utf8')).not.toMatch(
        new RegExp(`^import (?!type).*'${library}'`, 'm'),
      );
    }
  });
});
