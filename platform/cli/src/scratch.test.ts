import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { identifyProcess } from './claim-folder.ts';

const run = promisify(execFile);
let memory = '';

beforeEach(async () => {
  memory = await mkdtemp(path.join(os.tmpdir(), 'memory-'));
});
afterEach(() => rm(memory, { recursive: true, force: true }));

/** Asks in a process of its own, which says what it was given, whether it is there, and ends. */
async function open(folder: string): Promise<{ given?: string; names: string[] }> {
  const script = `
    import { readdirSync } from 'node:fs';
    import { openScratch } from ${JSON.stringify(path.join(import.meta.dirname, 'scratch.ts'))};
    const given = await openScratch(${JSON.stringify(folder)});
    console.log(JSON.stringify({ given, names: given ? readdirSync(given) : [] }));`;
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
  ]);
  return JSON.parse(stdout) as { given?: string; names: string[] };
}

test('a run has a folder until it ends', async () => {
  const { given, names } = await open(memory);
  expect(given).toMatch(/wisata-run-\w+$/);
  expect(names).toContain('owner');
  expect(await readdir(memory)).toEqual([]);
});

test('what a killed run has left goes, what somebody still uses stays', async () => {
  const owners = { 'wisata-run-dead': '999999999 1', 'wisata-run-alive': identifyProcess(process.pid) ?? '' };
  for (const [name, owner] of Object.entries(owners)) {
    await mkdir(path.join(memory, name, 'postgres'), { recursive: true });
    await writeFile(path.join(memory, name, 'owner'), owner);
  }
  await mkdir(path.join(memory, 'of-somebody-else'));
  await open(memory);
  expect((await readdir(memory)).sort()).toEqual(['of-somebody-else', 'wisata-run-alive']);
});

test('where there is no such folder there is none, and no complaint', async () => {
  expect(await open(path.join(memory, 'nowhere'))).toEqual({ names: [] });
  await expect(stat(path.join(memory, 'nowhere'))).rejects.toThrow('ENOENT');
});
