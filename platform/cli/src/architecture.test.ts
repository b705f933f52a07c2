import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BREACHES, FOLDERS, PACKAGES, SOUND_FILES } from './architecture.fixture.ts';
import { ROOT } from './packages.ts';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

let folder = '';
let violations: Violation[] = [];

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** A workspace as it is installed: a link in node_modules to a folder with a package.json. */
async function linkWorkspace(name: string, target: string, exported: string): Promise<void> {
  await write(`${target}/package.json`, JSON.stringify({ name, dependencies: PACKAGES, exports: { './*': exported } }));
  await mkdir(path.join(folder, 'node_modules/@wisata'), { recursive: true });
  await symlink(path.join(folder, target), path.join(folder, 'node_modules', name));
}

async function cruise(): Promise<Violation[]> {
  const script = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [script, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS];
  const json = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout);
      else reject(new Error(stderr || error?.message));
    });
  });
  return (JSON.parse(json) as { summary: { violations: Violation[] } }).summary.violations;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'architecture-')));
  await write('package.json', JSON.stringify({ name: 'root', dependencies: {}, devDependencies: {} }));
  for (const file of ['.dependency-cruiser.mjs', 'platform/cli/src/lint/remote-boundaries.ts']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(ROOT, file), path.join(folder, file));
  }
  await linkWorkspace('@wisata/kernel', 'shared-kernel', './src/*.ts');
  await linkWorkspace('@wisata/ui', 'shared-ui', './src/*.tsx');
  await linkWorkspace('@wisata/runtime', 'platform/runtime', './src/*.ts');
  await linkWorkspace('@wisata/build', 'platform/build', './src/*.ts');
  await linkWorkspace('@wisata/backend', 'backend', './src/*.ts');
  await linkWorkspace('@wisata/database', 'database', './src/*.ts');
  await linkWorkspace('@wisata/telemetry', 'telemetry', './src/*.ts');
  await linkWorkspace('@wisata/pictures', 'pictures', './src/*.ts');
  for (const name of ['shell', 'mfe-hotel', 'mfe-flight', 'e2e', 'bench']) {
    await write(`${name}/package.json`, JSON.stringify({ name, dependencies: PACKAGES }));
  }
  for (const name of [...Object.keys(PACKAGES), 'undeclared']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, 'export const value = 1;');
  }
  const files = { ...SOUND_FILES, ...Object.fromEntries(BREACHES.map(({ file, text }) => [file, text])) };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  violations = await cruise();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('import rules', () => {
  test.each(BREACHES)('$rule is broken by $file', ({ rule, file }) => {
    const broken = violations.filter((violation) => violation.from === file).map((violation) => violation.rule.name);
    expect(broken).toContain(rule);
  });

  test('every rule has an example that breaks it', async () => {
    const config = (await import(path.join(ROOT, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const rules = config.default.forbidden.map(({ name }) => name);
    expect([...new Set(BREACHES.map(({ rule }) => rule))].sort()).toEqual([...rules].sort());
  });

  test('imports that the house style allows are left alone', () => {
    const wronglyBlamed = violations.filter(({ from }) => from in SOUND_FILES);
    expect(wronglyBlamed.map(({ from, rule }) => `${from}: ${rule.name}`)).toEqual([]);
  });
});
