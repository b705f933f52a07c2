import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findAffected } from './affected.ts';
import { ROOT } from './packages.ts';

let root = '';

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

function git(...words: readonly string[]): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...person, ...words], { cwd: root, stdio: 'ignore' });
}

function commit(): void {
  git('add', '-A');
  git('commit', '-m', 'work');
}

const pack = (name: string, dependencies: object = {}) => JSON.stringify({ name, version: '1.0.0', dependencies });

/** Two packages use a kernel, a third stands alone; a branch has left main. */
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'wisata-affected-')));
  await write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*'] }));
  await write('lerna.json', '{ "version": "independent", "npmClient": "npm" }');
  await write('.gitignore', 'node_modules\n.nx\n');
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await write('packages/kernel/package.json', pack('kernel'));
  for (const name of ['hotel', 'flight']) await write(`packages/${name}/package.json`, pack(name, { kernel: '*' }));
  await write('packages/tool/package.json', pack('tool'));
  git('init', '--initial-branch=main');
  commit();
  git('checkout', '-b', 'work');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('nothing is affected where nothing but a text for people was changed', async () => {
  await write('README.md', 'Hello');
  commit();
  expect(await findAffected(root)).toEqual([]);
});

test('a package that was changed is, and those that use it', async () => {
  await write('packages/kernel/money.ts', 'export const one = 1;');
  commit();
  expect(await findAffected(root)).toEqual(['packages/flight', 'packages/hotel', 'packages/kernel']);
});

test('a file counts before anybody has committed it', async () => {
  await write('packages/hotel/list.ts', 'export const list = [];');
  commit();
  await write('packages/tool/new.ts', 'export const fresh = 1;');
  expect(await findAffected(root)).toEqual(['packages/hotel', 'packages/tool']);
});

test('a file that belongs to no package may change all of them', async () => {
  await write('tsconfig.base.json', '{}');
  commit();
  expect(await findAffected(root)).toBeUndefined();
});

test('on the main branch the last commit counts', async () => {
  git('checkout', 'main');
  await write('packages/tool/new.ts', 'export const fresh = 1;');
  commit();
  expect(await findAffected(root)).toEqual(['packages/tool']);
});
