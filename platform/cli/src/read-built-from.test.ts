import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuiltFrom, type BuildPlace } from './read-built-from.ts';
import { readCliSettings } from './settings.ts';

const BUILT_AT = new Date('2026-11-28T03:00:00Z');
let root = '';

function git(...words: readonly string[]) {
  const who = ['-c', 'user.name=Rani Kusuma', '-c', 'user.email=rani@example.com'];
  return execFileSync('git', ['-C', root, ...who, ...words], { encoding: 'utf8' }).trim();
}

const read = (more: Partial<BuildPlace> = {}) =>
  readBuiltFrom({ root, inputs: ['mfe-hotel', 'shared'], builtAt: BUILT_AT, ...more });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  for (const folder of ['mfe-hotel', 'mfe-train']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'mfe-hotel/page.tsx'), '1');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('in a repository', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'new-pictures');
    git('add', '.');
    git('commit', '-q', '-m', 'Rooms have pictures\n\nAnd more below.');
  });

  test('the commit is told: who made it, when, what it says first, and no address', async () => {
    const built = await read();
    expect(built).toEqual({
      commit: git('rev-parse', 'HEAD'),
      branch: 'new-pictures',
      author: 'Rani Kusuma',
      committedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      subject: 'Rooms have pictures',
      isDirty: false,
      builtAt: BUILT_AT.toISOString(),
    });
    expect(JSON.stringify(built)).not.toContain('example.com');
  });

  test('what the build cannot read does not make it dirty, what it can does', async () => {
    writeFileSync(path.join(root, 'mfe-train/page.tsx'), '1');
    expect(await read()).toMatchObject({ isDirty: false });
    writeFileSync(path.join(root, 'mfe-hotel/new.tsx'), '1');
    expect(await read()).toMatchObject({ isDirty: true });
  });

  test('a name that is an address is cut, and so is what is too long', async () => {
    writeFileSync(path.join(root, 'mfe-hotel/page.tsx'), '2');
    git('-c', 'user.name=rani@example.com', 'commit', '-q', '-a', '-m', `${'x'.repeat(300)}\u202E`);
    expect(await read()).toMatchObject({ author: 'rani', subject: 'x'.repeat(200) });
  });

  test('a CI service names its run, and the branch that it has checked out alone', async () => {
    git('checkout', '-q', '--detach');
    const env = {
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'wisata/site',
      GITHUB_RUN_ID: '7',
      GITHUB_REF_NAME: 'main',
    };
    const { buildUrl, ciBranch } = readCliSettings(env);
    expect(await read({ buildUrl, ciBranch })).toMatchObject({
      branch: 'main',
      buildUrl: 'https://github.example/wisata/site/actions/runs/7',
    });
    const other = readCliSettings({ ...env, BUILD_URL: 'https://ci.example/3' });
    expect(other.buildUrl).toBe('https://ci.example/3');
    expect(await read({ buildUrl: 'http://ci.internal/3' })).not.toHaveProperty('buildUrl');
  });
});

test('without a repository nothing is told but when it was built', async () => {
  expect(await read()).toEqual({ builtAt: BUILT_AT.toISOString() });
});

test('a repository that holds something else is not asked', async () => {
  git('init', '-q');
  writeFileSync(path.join(root, '.gitignore'), '*');
  git('add', '-f', '.gitignore');
  git('commit', '-q', '-m', 'My own files');
  expect(await read()).toEqual({ builtAt: BUILT_AT.toISOString() });
});
