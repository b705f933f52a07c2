import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess } from './claim-folder.ts';
import { ROOT } from './packages.ts';

/** Stands for npm: notes how it was called and leaves a Node behind, slowly enough for two to meet. */
const NPM = `
const fs = process.getBuiltinModule('node:fs');
const words = process.argv.slice(2).filter((word) => !/^--(no-audit|no-fund|loglevel)/.test(word)).join(' ');
fs.appendFileSync('npm.log', words + '\\n');
if (words === 'ci' && fs.existsSync('lock-is-partial')) {
  console.error('npm error code EUSAGE');
  process.exit(1);
}
setTimeout(() => {
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  if (!fs.existsSync('node_modules/node/bin/node')) fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');
}, 300);
`;

const ENTRY = `
const words: string[] = process.argv.slice(2);
if (words[0] === 'wait') {
  process.on('SIGTERM', () => process.exit(42));
  process.on('disconnect', () => process.exit(43));
  setInterval(() => undefined, 1000);
}
console.log('entry ' + process.pid + ' got ' + words.join(' '));
process.exitCode = Number(words[1] ?? 0);
`;

let folder = '';

function start(...words: string[]): ChildProcess {
  return spawn(process.execPath, ['scripts/bootstrap.mjs', 'entry.ts', ...words], {
    cwd: folder,
    env: { ...process.env, npm_execpath: path.join(folder, 'npm.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function end(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

const npmCalls = async () => (await readFile(path.join(folder, 'npm.log'), 'utf8')).trim().split('\n');

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bootstrap-'));
  await mkdir(path.join(folder, 'scripts'));
  await copyFile(path.join(ROOT, 'scripts/bootstrap.mjs'), path.join(folder, 'scripts/bootstrap.mjs'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'package-lock.json'), '{ "packages": { "": {} } }');
  await writeFile(path.join(folder, 'npm.js'), NPM);
  await writeFile(path.join(folder, 'entry.ts'), ENTRY);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a first run', () => {
  test('installs, then becomes the entry: same words, same exit code', async () => {
    const { code, printed } = await end(start('hotel', '7'));
    expect(code).toBe(7);
    expect(printed).toContain('got hotel 7');
    expect(await npmCalls()).toEqual(['ci']);
  });

  test('installs once when two start together', async () => {
    const both = await Promise.all([end(start('one', '0')), end(start('two', '0'))]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await npmCalls()).toEqual(['ci']);
  });

  test('takes over from an installation that died', async () => {
    const lock = path.join(folder, '.cache/bootstrap.lock');
    await mkdir(path.dirname(lock));
    await writeFile(lock, '1');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await utimes(lock, aMinuteAgo, aMinuteAgo);
    expect((await end(start('hotel', '0'))).code).toBe(0);
    expect(await npmCalls()).toEqual(['ci']);
  });

  test('installs without the strictness of npm ci when the lockfile lacks platforms', async () => {
    await writeFile(path.join(folder, 'lock-is-partial'), '');
    expect((await end(start('hotel', '0'))).code).toBe(0);
    expect(await npmCalls()).toEqual(['ci', 'install --no-save']);
  });
});

describe('a later run', () => {
  test('installs again only after the lockfile has changed', async () => {
    await end(start());
    await end(start());
    expect(await npmCalls()).toEqual(['ci']);
    const packages = { '': {}, 'node_modules/react': { version: '19.3.1' } };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    await end(start());
    expect(await npmCalls()).toEqual(['ci', 'ci']);
  });

  test('takes what somebody installed by hand, when it is what the lockfile says', async () => {
    await end(start());
    const packages = { 'node_modules/react': { version: '19.3.1' } };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    await writeFile(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    await end(start());
    expect(await npmCalls()).toEqual(['ci']);
  });
});

test('a signal reaches the entry, whose exit code is kept', async () => {
  const child = start('wait');
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  expect((await end(child)).code).toBe(42);
});

const GONE_WITHIN_MS = 20_000;

async function untilGone(pid: number): Promise<void> {
  const limit = Date.now() + GONE_WITHIN_MS;
  while (identifyProcess(pid) !== undefined) {
    if (Date.now() > limit) {
      process.kill(pid, 'SIGKILL');
      throw new Error(`Process ${pid} was left behind`);
    }
    await wait(20);
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('an npm that is ended with %s leaves nothing behind', async (signal) => {
  await end(start());
  const scripts = { go: 'node scripts/bootstrap.mjs entry.ts wait' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const npm = spawn('npm', ['run', 'go', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = (await once(npm.stdout, 'data')) as [Buffer];
  npm.kill(signal);
  await untilGone(Number(/entry (\d+)/.exec(printed.toString())![1]));
});

test('an entry hears when what started it was killed', async () => {
  const child = start('wait');
  const [printed] = (await once(child.stdout!, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await untilGone(Number(/entry (\d+)/.exec(printed.toString())![1]));
});
