import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'site.lock';

/** Names a live process so that no later one has the same name, whose number may be the same; undefined when it is gone. */
export function identifyProcess(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : `${pid} ${rest[18]}`;
  } catch {
    return String(pid);
  }
}

/** Whether the process that left this note about itself still runs. */
export const isHeld = (note: string) => note !== '' && identifyProcess(Number(note.split(' ')[0])) === note;

async function take(file: string, note: string): Promise<boolean> {
  return writeFile(file, note, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Moved aside in one step, so that of two starts only one finds it; what proves to be somebody's goes back. */
async function dropStale(file: string): Promise<string | undefined> {
  const held = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (isHeld(held)) return held;
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return undefined;
  const note = (await readFile(aside, 'utf8')).trim();
  if (isHeld(note)) {
    await rename(aside, file);
    return note;
  }
  await rm(aside, { force: true });
  return undefined;
}

async function claim(file: string, note: string, dataDir: string): Promise<void> {
  if (await take(file, note)) return;
  const holder = await dropStale(file);
  if (!holder) return claim(file, note, dataDir);
  throw new Error(
    `A site runs on ${dataDir} already (process ${holder.split(' ')[0]}). Stop that one, or choose another folder: DATA_DIR=.data-2 PORT=3100 npm start`,
  );
}

/**
 * Keeps a data folder for this process until it ends: a second site on it would take the first one's database away.
 * @returns How to give it back. @throws An error that says what to do when the folder is in use or cannot be written to.
 */
export async function claimFolder(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, FILE);
  const note = identifyProcess(process.pid) ?? String(process.pid);
  try {
    await mkdir(dataDir, { recursive: true });
    await claim(file, note, dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new Error(
      `${dataDir} cannot be written to (${message}). Give yourself the right to write there, make room, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}
