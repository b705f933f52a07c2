import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { FEDERATION, SHARED_VERSIONS } from './shared-modules.ts';
import {
  CRUISE,
  hashOf,
  makeSmallRemote,
  NODE,
  ROOT,
  SOURCES,
  VERSION,
  type SmallRemote,
} from './small-remote.fixture.ts';
import { stampBuild } from './stamp.ts';

const run = promisify(execFile);
const UNIQUE = 'cruise_1_2_0_0000000000';

let folder = '';
let build: SmallRemote['build'];
let client = '';
let files: string[] = [];

const read = (file: string) => readFile(path.join(client, file), 'utf8');
/** The parts of a federation manifest that are asked about here. */
interface Manifest {
  readonly metaData: { readonly pluginVersion: string };
  readonly shared: readonly { name: string; requiredVersion: string; assets: { js: object } }[];
}

const readManifest = async () => JSON.parse(await read('mf-manifest.json')) as Manifest;
const versionOf = (name: string) => SHARED_VERSIONS[name as keyof typeof SHARED_VERSIONS];
const findFile = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';

beforeAll(async () => {
  ({ folder, build } = await makeSmallRemote());
  client = path.join(await build('first'), 'client');
  files = (await readdir(client, { recursive: true })).sort();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a remote's build for browsers", () => {
  test('has one door, under a name that no other build has', async () => {
    const entry = await read('remoteEntry.js');
    expect(entry).toMatch(new RegExp(`^var ${UNIQUE};`));
    expect(entry).toContain(`webpackChunk${UNIQUE}`);
    expect(await readManifest()).toMatchObject({
      metaData: { globalName: UNIQUE, publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', type: 'global' } },
      exposes: [{ path: './remote' }],
    });
  });

  test('names no module by where this machine has it: every checkout gives it the same version', async () => {
    const entry = await read('remoteEntry.js');
    expect(entry).toMatch(/\b\w\("container"\)/);
    expect(entry).toMatch(/[{,]federation\(/);
  });

  test('asks the shell for shared modules and carries none of them', async () => {
    const { shared } = await readManifest();
    for (const { name, requiredVersion, assets } of shared)
      expect([requiredVersion, assets.js]).toEqual([`^${versionOf(name)}`, { sync: [], async: [] }]);
    const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
    expect(scripts.join('').length).toBeLessThan(20_000);
  });

  test('says which pages and slots it offers and which slots of others it shows', async () => {
    expect(JSON.parse(await read('build-facts.json'))).toEqual({
      contract: KERNEL_CONTRACT,
      provides: {},
      requires: {
        [FEDERATION.name]: `~${(await readManifest()).metaData.pluginVersion}`,
        'react/jsx-runtime': `^${SHARED_VERSIONS['react/jsx-runtime']}`,
        '@wisata/runtime': `^${SHARED_VERSIONS['@wisata/runtime']}`,
      },
      routes: ['cruise/list'],
      slots: ['cruise:ticket'],
      shows: ['*:order-line', 'hotel:ticket'],
      services: [CRUISE],
    });
  });

  test('has its door in the first file, with the contract that it was compiled against', async () => {
    const entry = await read('remoteEntry.js');
    expect(entry).toContain('cruise:ticket');
    expect(entry).toContain(`"${KERNEL_CONTRACT}"`);
    expect(JSON.parse(await read('page-files.json'))).toMatchObject({ door: [] });
  });

  test('loads later chunks only with the hash they have on disk', async () => {
    const entry = await read('remoteEntry.js');
    const scripts = files.filter((file) => /^c\/.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of scripts) expect([file, entry.includes(hashOf(await read(file)))]).toEqual([file, true]);
  });

  test('loads later style sheets only with the hash they have on disk', async () => {
    const entry = await read('remoteEntry.js');
    const styles = files.filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    for (const file of styles) expect([file, entry.includes(hashOf(await read(file)))]).toEqual([file, true]);
    expect(entry).toMatch(/\.integrity=\("[^"]+"\.split/);
  });

  test('names every file but the entry by its content', () => {
    const fixed = files.filter(
      (file) => /\.\w+$/.test(file) && !/\.[0-9a-f]{10}\.(js|css)(\.LICENSE\.txt)?$/.test(file),
    );
    expect(fixed).toEqual([
      'build-facts.json',
      'mf-manifest-stats.json',
      'mf-manifest.json',
      'page-files.json',
      'remoteEntry.js',
    ]);
  });

  test('says which scripts and style sheets each page and slot needs, and no more', async () => {
    type Files = Record<string, { scripts: string[]; styles: string[] }>;
    const textOf = async (list: readonly string[]) => (await Promise.all(list.map(read))).join('');
    type Lists = { chunks: string[]; pages: Files; slots: Files; messages: Record<string, string[]> };
    const { chunks, pages, slots, messages } = JSON.parse(await read('page-files.json')) as Lists;
    expect(await textOf(messages['en'] ?? [])).toContain('Cruises');
    expect(await textOf(messages['id'] ?? [])).toContain('Pelayaran');
    expect([Object.keys(pages), Object.keys(slots)]).toEqual([['cruise/list'], ['cruise:ticket']]);
    expect(chunks).toEqual(files.filter((file) => /^c\/.*\.(js|css)$/.test(file)));
    const slot = await textOf(slots['cruise:ticket']!.scripts);
    expect(slot).toContain('Boarding pass');
    expect(slot).not.toContain('Ships of the day');
    const page = await textOf(pages['cruise/list']!.scripts);
    expect(page).toContain('Ships of the day');
    expect(page).not.toContain('Boarding pass');
    expect(pages['cruise/list']!.styles).toEqual([]);
    expect(await textOf(slots['cruise:ticket']!.styles)).toContain('cruise-ticket');
  });

  test('puts its styles into a layer and a name space of its own', async () => {
    const css = await read(findFile(/\.css$/));
    expect(css).toMatch(/^@layer remotes\.cruise\s*\{/);
    expect(css).toMatch(/\.cruise-ticket-[\w-]{4}\{/);
  });
});

test('its build for the server loads in Node, lazy slot and all', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { createInstance } from '@module-federation/enhanced/runtime';
    import * as React from 'react';
    import * as jsx from 'react/jsx-runtime';
    import { renderToStaticMarkup } from 'react-dom/server';
    const require = createRequire(${JSON.stringify(path.join(folder, 'x.cjs'))});
    const libs = { react: React, 'react/jsx-runtime': jsx, '@wisata/runtime': { defineRemote: (manifest) => manifest } };
    const shared = Object.fromEntries(Object.entries(${JSON.stringify(SHARED_VERSIONS)}).map(([name, version]) => [
      name,
      { version, lib: () => libs[name] ?? {}, shareConfig: { singleton: true, requiredVersion: '^' + version } },
    ]));
    const host = createInstance({
      name: 'test-host',
      shared,
      remotes: [{ name: 'cruise', entry: ${JSON.stringify(path.join(folder, 'first/server/remoteEntry.cjs'))} }],
      plugins: [{ name: 'disk', loadEntry: async ({ remoteInfo }) => require(remoteInfo.entry) }],
    });
    const { remote, contract } = await host.loadRemote('cruise/remote');
    const { default: Ticket } = await remote.slots['cruise:ticket']();
    const { default: messages } = await remote.messages.en();
    const html = renderToStaticMarkup(jsx.jsx(Ticket, { line: { code: 'WS7' } }));
    console.log(JSON.stringify({ name: remote.name, contract, messages, html }));`;
  const { stdout } = await run(process.execPath, [...NODE, '--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const css = await read(findFile(/\.css$/));
  const className = /\.(cruise-ticket-[\w-]{4})\{/.exec(css)?.[1];
  expect(JSON.parse(stdout)).toEqual({
    name: 'cruise',
    contract: KERNEL_CONTRACT,
    messages: { title: 'Cruises' },
    html: `<p class="${className}">Boarding pass WS7!</p>`,
  });
});

describe('the version of its bytes', () => {
  const source = (file: string) => path.join(folder, 'source/src', file);
  const stamp = async (name: string) => stampBuild(await build(name), VERSION);
  let version = '';

  beforeAll(async () => {
    const stamped = path.join(folder, 'stamped');
    await cp(path.join(folder, 'first'), stamped, { recursive: true });
    version = await stampBuild(stamped, VERSION);
  });

  test('is in every name and address, and the hashes fit', async () => {
    const output = path.join(folder, 'stamped/client');
    expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    const entry = await readFile(path.join(output, 'remoteEntry.js'), 'utf8');
    expect(entry).toMatch(new RegExp(`^var cruise_${version.replace(/\W/g, '_')};`));
    for (const half of ['client', 'server'])
      for (const file of await readdir(path.join(folder, 'stamped', half), { recursive: true }))
        if (/\.c?js$/.test(file))
          expect([file, (await readFile(path.join(folder, 'stamped', half, file), 'utf8')).includes(UNIQUE)]).toEqual([
            file,
            false,
          ]);
    const later = (await readdir(output, { recursive: true })).filter((file) => /^c\/.*\.(js|css)$/.test(file));
    expect(later.length).toBeGreaterThan(2);
    for (const file of later)
      expect([file, entry.includes(hashOf(await readFile(path.join(output, file), 'utf8')))]).toEqual([file, true]);
  });

  test('stays with a type, a remark and a function that nothing uses, and changes with a text', async () => {
    const fares = "export const fare = (code: string) => code + '!';\n";
    const unused =
      '// A remark.\nexport interface Fare { code: string }\nexport const unused = (code: string) => code;\n';
    await writeFile(source('fares.ts'), `${fares}${unused}`);
    expect(await stamp('unused')).toBe(version);
    await writeFile(source('messages/en.json'), '{ "title": "Ships" }');
    expect(await stamp('text')).not.toBe(version);
    await writeFile(source('messages/en.json'), SOURCES['src/messages/en.json'] ?? '');
    await writeFile(source('fares.ts'), fares);
  });
});

test('a mistake in the sources is told with its file', async () => {
  await writeFile(path.join(folder, 'source/src/messages/en.json'), '{ broken');
  await expect(build('third')).rejects.toThrow(/messages\/en\.json/);
  await writeFile(path.join(folder, 'source/src/messages/en.json'), SOURCES['src/messages/en.json'] ?? '');
});

test("webpack's own command in a package's folder builds both halves into dist/", async () => {
  const source = path.join(folder, 'source');
  const cli = path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  await run(process.execPath, [...NODE, cli], { cwd: source, env: { ...process.env, NODE_OPTIONS: '' } });
  expect(await readFile(path.join(source, 'dist/client/remoteEntry.js'), 'utf8')).toMatch(/^var source_1_2_0;/);
  expect(await readdir(path.join(source, 'dist/server'))).toContain('remoteEntry.cjs');
});
