import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { identifyProcess, isHeld } from './claim-folder.ts';

/** The folder in memory that every Linux has. */
const MEMORY = '/dev/shm';
const PREFIX = 'wisata-run-';
const OWNER = 'owner';
/** Several times what a whole run has there at its fullest. */
const ROOM_BYTES = 4e9;

const run = promisify(execFile);

/** A run that was killed could not tidy up; databases that are left in its folder end once it is gone. */
async function sweep(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(memory, name);
    const owner = (await readFile(path.join(folder, OWNER), 'utf8').catch(() => '')).trim();
    if (owner === '' || isHeld(owner)) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasRoom(memory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
}

/** Containers often have it without the right to run what lies there. */
async function mayRunFrom(folder: string): Promise<boolean> {
  const program = path.join(folder, 'probe.sh');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  return run(program).then(
    () => true,
    () => false,
  );
}

/**
 * A folder in memory until this process ends, for files that are only of use meanwhile: they cost a tenth there of what
 * they cost on a disk, and tests copy a database hundreds of times.
 * Undefined where there is no such folder, no room in it, or no right to run programs from it.
 */
export async function openScratch(memory = MEMORY): Promise<string | undefined> {
  try {
    await sweep(memory);
    if (!(await hasRoom(memory))) return undefined;
    const folder = await mkdtemp(path.join(memory, PREFIX));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await writeFile(path.join(folder, OWNER), identifyProcess(process.pid) ?? '');
    // Started by root, databases run as another user, who must be able to pass through.
    await chmod(folder, 0o711);
    return (await mayRunFrom(folder)) ? folder : undefined;
  } catch {
    // Whatever is the matter with it: the usual folder for such files does too.
    return undefined;
  }
}
