import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODULE_LIST } from '@wisata/kernel/container';
import type { ModuleList } from './module-list-plugin.ts';
import { hashOfCode } from './module-pieces.ts';
import { stampBuild, unstamped } from './stamp.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const VERSION = unstamped('1.0.0');
const DAYJS = (createRequire(import.meta.url)('dayjs/package.json') as { readonly version: string }).version;

/** Three modules that are joined into one, one of them with data, beside what others have. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "site", "workspaces": ["mfe-ship", "shared"] }',
  'shared/package.json': '{ "name": "@wisata/shared", "version": "1.0.0", "type": "module" }',
  'shared/decks.ts':
    'export const decks = (count: number) => Array.from({ length: count }, (_, nth) => `Deck ${nth}`);',
  'mfe-ship/package.json': '{ "name": "@wisata/mfe-ship", "version": "1.0.0", "type": "module" }',
  'mfe-ship/webpack.config.ts': `import { remoteBuild } from ${JSON.stringify(path.join(import.meta.dirname, 'remote.ts'))};\nexport default remoteBuild();`,
  'mfe-ship/src/manifest.ts': `import { defineRemote } from '@wisata/runtime';
export const remote = defineRemote({
  name: 'ship' as never,
  routes: [{ path: 'ship/list', lazy: async () => import('./list.page.tsx') }],
  slots: {},
  messages: { en: async () => import('./messages/en.json'), id: async () => import('./messages/en.json') },
  events: { publishes: [], reads: [] },
});`,
  'mfe-ship/src/services.ts': 'export const services = [];',
  'mfe-ship/src/messages/en.json': '{ "title": "Ships of the day" }',
  'mfe-ship/src/list.page.tsx': `import dayjs from 'dayjs';
import { decks } from '../../shared/decks.ts';
import { fareOf } from './fares.ts';
import styles from './list.module.css';
export function Component(props: { days: number }) {
  const names = decks(props.days);
  return <ul className={styles['list']}>{names.map((name) => <li>{name} {fareOf(name)} {dayjs().format('D MMM')}</li>)}</ul>;
}`,
  'mfe-ship/src/fares.ts': `import names from './names.json';
const perLetter = 12;
export const fareOf = (name: string) => (names.free.includes(name) ? 0 : name.length * perLetter);`,
  'mfe-ship/src/names.json': '{ "free": ["Deck of the crew", "Deck of the kitchen"] }',
  'mfe-ship/src/list.module.css': '/* As wide as it can be. */\n.list { color: var(--color-text); }',
};

let folder = '';
const at = (file: string) => path.join(folder, file);
const write = (file: string, text = SOURCES[file] ?? '') => writeFile(at(file), text);

async function build(
  name: string,
  ...more: readonly string[]
): Promise<{ readonly list: ModuleList; readonly text: string; readonly output: string }> {
  const output = at(`out/${name}`);
  const words = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'run.ts')];
  await run(process.execPath, [...words, 'ship', VERSION, at('mfe-ship'), output, ...more], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const text = await readFile(path.join(output, 'server', MODULE_LIST), 'utf8');
  return { list: JSON.parse(text) as ModuleList, text, output };
}

let first: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'modules-'));
  for (const file of Object.keys(SOURCES)) {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await write(file);
  }
  await symlink(path.join(ROOT, 'node_modules'), at('node_modules'));
  first = await build('first');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('names every module by whose it is, those that are joined too, and no place on this machine', () => {
  const { own, shared, packages } = first.list;
  expect(Object.keys(own)).toEqual(
    ['fares.ts', 'list.module.css', 'list.page.tsx', 'manifest.ts', 'messages/en.json', 'names.json'].map(
      (file) => `mfe-ship/src/${file}`,
    ),
  );
  expect(Object.keys(shared)).toContain('shared/decks.ts');
  expect(Object.keys(packages)).toEqual([`dayjs@${DAYJS}`]);
  expect(packages[`dayjs@${DAYJS}`]![0]).toBeGreaterThan(5_000);
  expect(first.text).not.toContain(ROOT);
  expect(first.text).not.toContain(folder);
});

test('gives every byte of scripts and style sheets to one of them, or to the bundler', async () => {
  const client = path.join(first.output, 'client');
  const code = (await readdir(client, { recursive: true })).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(code.map(async (file) => (await stat(path.join(client, file))).size));
  const { own, shared, packages, otherBytes } = first.list;
  const all = Object.values({ ...own, ...shared, ...packages });
  expect(all.reduce((sum, [bytes]) => sum + bytes, otherBytes)).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(own['mfe-ship/src/names.json']![0]).toBeGreaterThan(40);
  expect(own['mfe-ship/src/list.module.css']![0]).toBeLessThan(100);
});

test('lies where no browser is served from', async () => {
  expect(await readdir(path.join(first.output, 'client'), { recursive: true })).not.toContain(MODULE_LIST);
});

test('is the same after a remark and what nothing uses, and so is the version', async () => {
  await write(
    'mfe-ship/src/fares.ts',
    `// As on the ferries.\n${SOURCES['mfe-ship/src/fares.ts']}\nexport const unused = 1;`,
  );
  await write('mfe-ship/src/list.module.css', SOURCES['mfe-ship/src/list.module.css']!.replace('wide', 'high'));
  const again = await build('again');
  expect(again.text).toBe(first.text);
  expect(await stampBuild(again.output, VERSION)).toBe(await stampBuild((await build('twin')).output, VERSION));
});

test('is the same with source maps, and so is every file that browsers load', async () => {
  const mapped = await build('mapped', 'production', 'maps');
  expect(mapped.text).toBe(first.text);
  const names = (output: string) => readdir(path.join(output, 'client'), { recursive: true });
  expect((await names(mapped.output)).sort()).toEqual((await names(first.output)).sort());
});

test('says of one module that was changed, and of no other one, whatever names the minifier gives by then', async () => {
  await write(
    'mfe-ship/src/fares.ts',
    `import names from './names.json';
const sea = Math.random() > 2 ? [1] : [2, 3];
const perLetter = 15;
export const fareOf = (name: string) => (names.free.includes(name) ? sea.length : name.length * perLetter);`,
  );
  const { list } = await build('changed');
  const before: Readonly<Record<string, unknown>> = { ...first.list.own, ...first.list.shared, ...first.list.packages };
  const after: Readonly<Record<string, unknown>> = { ...list.own, ...list.shared, ...list.packages };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const hashOf = (weighed: unknown) => (weighed as readonly [number, string] | undefined)?.[1];
  expect(names.filter((name) => hashOf(before[name]) !== hashOf(after[name]))).toEqual(['mfe-ship/src/fares.ts']);
});

test.each([
  ['another name of the minifier', 'let a=e.length,t=a*2', 'let n=r.length,o=n*2', true],
  ['another statement around it', 'let a=1;', 'n=1,', true],
  ['another property', 'a.id', 'a.no', false],
  ['another text, however short', 'a="en"', 'a="id"', false],
  ['another text with a quotation mark in it', String.raw`a="x\"en"`, String.raw`a="x\"id"`, false],
  ['another function', 'useState(a)', 'useEffect(a)', false],
])('%s', (_what, one, other, isSame) => {
  expect(hashOfCode([one]) === hashOfCode([other])).toBe(isSame);
});
