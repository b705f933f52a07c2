import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap, originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping';
import { hashOf, makeSmallRemote, ROOT, VERSION } from './small-remote.fixture.ts';
import { stampBuild } from './stamp.ts';

let folder = '';
let output = '';
let plain = '';
let scripts: string[] = [];

beforeAll(async () => {
  const remote = await makeSmallRemote();
  folder = remote.folder;
  [plain, output] = await Promise.all([remote.build('plain'), remote.build('mapped', 'maps')]);
  scripts = (await readdir(path.join(output, 'client'), { recursive: true })).filter((file) => file.endsWith('.js'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const readScript = (script: string) => readFile(path.join(output, 'client', script), 'utf8');

async function hashes(output: string): Promise<Record<string, string>> {
  const names = (await readdir(output, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const entries = await Promise.all(
    names.map(async (file) => [path.relative(output, file), hashOf(await readFile(file, 'utf8'))]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The script that has a text. */
async function chunkWith(text: string): Promise<string> {
  const texts = await Promise.all(scripts.map(readScript));
  return scripts[texts.findIndex((each) => each.includes(text))] ?? '';
}

/** Where in the sources a text of a script came from, and how the line there reads. */
async function placeOf(script: string, text: string) {
  const lines = (await readScript(script)).split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  const map = new TraceMap(await readFile(path.join(output, 'maps', `${script}.map`), 'utf8'));
  const found = originalPositionFor(map, { line: line + 1, column: lines[line]?.indexOf(text) ?? -1 });
  return [
    found.source,
    sourceContentFor(map, found.source ?? '')
      ?.split('\n')
      [(found.line ?? 0) - 1]?.trim(),
  ];
}

test('the same sources give the same files, with source maps or without them', async () => {
  const all = await hashes(output);
  const served = Object.entries(all).filter(([file]) => !/^maps\/|source-maps\.json$/.test(file));
  expect(Object.fromEntries(served)).toEqual(await hashes(plain));
  const maps = JSON.parse(await readFile(path.join(output, 'server/source-maps.json'), 'utf8')) as object;
  // A script of texts alone has no lines to find.
  const ofCode = await Promise.all(
    scripts.map(async (file) => (/\btitle\W+Cruises/.test(await readScript(file)) ? [] : [file])),
  );
  expect(Object.keys(maps)).toEqual(ofCode.flat().sort());
  for (const [script, hash] of Object.entries(maps)) expect(all[`maps/${script}.map`]).toBe(hash);
});

test('maps are true of the finished version too, and name neither this machine nor the code of others', async () => {
  expect(await stampBuild(output, VERSION)).toBe(await stampBuild(plain, VERSION));
  expect(await placeOf(await chunkWith('Ships of'), 'Ships of')).toEqual([
    'src/list/cruise-list.page.tsx',
    // The element that the text stands in.
    '<h1>',
  ]);
  // Behind the name of the container, which is another one since.
  expect(await placeOf('remoteEntry.js', 'cruise/list')).toEqual([
    'src/manifest.ts',
    expect.stringContaining("path: 'cruise/list'"),
  ]);
  for (const map of await readdir(path.join(output, 'maps'), { recursive: true }))
    if (map.endsWith('.map')) {
      const text = await readFile(path.join(output, 'maps', map), 'utf8');
      expect([map, text.includes(ROOT), text.includes(folder)]).toEqual([map, false, false]);
      const { sources, sourcesContent } = JSON.parse(text) as { sources: string[]; sourcesContent: string[] };
      for (const [at, source] of sources.entries())
        expect([source, sourcesContent[at] === null]).toEqual([source, !/^src\//.test(source)]);
    }
});
