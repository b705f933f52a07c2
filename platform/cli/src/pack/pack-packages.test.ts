import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packPackages, type Packed, type Provenance } from './pack-packages.ts';

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

let folder = '';
let packed: readonly Packed[] = [];

const placeOf = (name: string, file = '') => path.join(folder, name, 'package', file);
const readJson = async <T>(name: string, file: string) => JSON.parse(await readFile(placeOf(name, file), 'utf8')) as T;
const manifestOf = (name: string) => readJson<Manifest>(name, 'package.json');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wisata-packed-'));
  packed = await packPackages(folder);
  for (const { name, tarball } of packed) {
    const target = path.join(folder, name);
    await promisify(execFile)('sh', ['-c', 'mkdir -p "$1" && tar -xzf "$2" -C "$1"', 'sh', target, tarball]);
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('everything that a package offers is in it', async () => {
  for (const { name } of packed) {
    const { exports } = await manifestOf(name);
    const targets = Object.values(exports).flatMap((each) => (typeof each === 'string' ? each : Object.values(each)));
    for (const target of targets) await expect(readFile(placeOf(name, target), 'utf8')).resolves.toBeDefined();
  }
});

test('what a package imports is inside it or named by it', async () => {
  for (const { name } of packed) {
    const { dependencies, peerDependencies } = await manifestOf(name);
    const known = [name, ...Object.keys({ ...dependencies, ...peerDependencies }), ...builtinModules];
    const files = (await readdir(placeOf(name, 'dist'), { recursive: true })).filter((file) => file.endsWith('.js'));
    for (const file of files) {
      const text = await readFile(placeOf(name, path.join('dist', file)), 'utf8');
      for (const [, request = ''] of text.matchAll(/^(?:import|export) [^;'"]*?from '([^'.][^']*)'/gm)) {
        const owner = request
          .replace(/^node:/, '')
          .split('/')
          .slice(0, request.startsWith('@') ? 2 : 1)
          .join('/');
        expect([file, owner, known.includes(owner)]).toEqual([file, owner, true]);
      }
    }
  }
});

test('tests stay here', async () => {
  const files = await Promise.all(packed.map(({ name }) => readdir(placeOf(name), { recursive: true })));
  expect(files.flat().filter((file) => /\.test\.(d\.ts|js|tsx?)$/.test(file))).toEqual([]);
});

test('the shell’s modules are peers, and packages of ours have the versions of their package files', async () => {
  const { dependencies, peerDependencies } = await manifestOf('@wisata/runtime');
  expect(Object.keys(peerDependencies)).toEqual(
    expect.arrayContaining(['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom']),
  );
  const kernel = await manifestOf('@wisata/kernel');
  expect(dependencies).toMatchObject({ '@wisata/kernel': `^${kernel.version}`, '@wisata/ui': expect.any(String) });
  expect(kernel.peerDependencies).toEqual({});
});

test('each says what it was made of', async () => {
  const { commit, packages, files } = await readJson<Provenance>('@wisata/kernel', 'provenance.json');
  expect(commit).toMatch(/^[0-9a-f]{40}$|^$/);
  expect(packages).toMatchObject(Object.fromEntries(packed.map(({ name, version }) => [name, version])));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.md', 'dist/money.d.ts', 'dist/money.js', 'package.json']),
  );
});
