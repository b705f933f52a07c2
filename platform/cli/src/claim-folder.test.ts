import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { claimFolder, identifyProcess } from './claim-folder.ts';

let folder = '';
const lock = () => path.join(folder, 'site.lock');
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'claim-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  test('is one site’s, and after that the next one’s', async () => {
    const giveBack = await claimFolder(folder);
    await expect(claimFolder(folder)).rejects.toThrow(
      `A site runs on ${folder} already (process ${process.pid}). Stop that one, or choose another folder`,
    );
    giveBack();
    (await claimFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  test('goes to one of two that start at once', async () => {
    const results = await Promise.allSettled([claimFolder(folder), claimFolder(folder)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'fulfilled') result.value();
  });

  test('is free again when its site was killed', async () => {
    const module = path.join(import.meta.dirname, 'claim-folder.ts');
    const script = `const { claimFolder } = await import(${JSON.stringify(module)});
      await claimFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    await expect(claimFolder(folder)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await claimFolder(folder))();
  });

  test('is not kept by a process number that belongs to somebody else now', async () => {
    if (os.platform() !== 'linux') return;
    await writeFile(lock(), `${process.pid} 1`);
    const giveBack = await claimFolder(folder);
    expect(await readFile(lock(), 'utf8')).toBe(identifyProcess(process.pid));
    giveBack();
  });

  test('that cannot be written to is named at once, with what to do', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(claimFolder(path.join(file, 'data'))).rejects.toThrow(
      /file\/data cannot be written to \(ENOTDIR.*choose another folder with DATA_DIR/,
    );
  });
});
