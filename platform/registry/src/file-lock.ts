import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const LONGEST_PAUSE_MS = 15;

interface Holder {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
}

async function findHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Holder);
}

/** Only a process of this machine can be known to be gone. */
function isGone({ host, pid }: Holder): boolean {
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Takes the place of a holder that died. One heir at most: the claim bears the dead holder's name and is checked again once made. */
async function inherit(file: string, own: string, dead: Holder): Promise<boolean> {
  const claim = `${file}.${dead.id}`;
  if (!(await succeeds(link(own, claim)))) return false;
  try {
    if ((await findHolder(file))?.id !== dead.id) return false;
    await rename(own, file);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

async function acquire(file: string, own: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await succeeds(link(own, file)))) {
    const holder = await findHolder(file);
    if (holder && isGone(holder) && (await inherit(file, own, holder))) return;
    if (Date.now() > deadline) throw new Error(`${file} is held by process ${holder?.pid} on ${holder?.host}`);
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
}

/**
 * Runs `work` while nobody else does who names the same lock file, in this process or another one. A lock whose process
 * died is taken over. Throws when it is not free within 15 seconds.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const holder: Holder = { id: randomUUID(), host: os.hostname(), pid: process.pid };
  const own = `${file}.${holder.id}.own`;
  await mkdir(path.dirname(file), { recursive: true });
  // Written aside and linked in: whoever sees the lock sees its holder too.
  await writeFile(own, JSON.stringify(holder));
  try {
    await acquire(file, own);
    try {
      return await work();
    } finally {
      await rm(file, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}
