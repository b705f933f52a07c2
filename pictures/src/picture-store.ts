import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from './picture.ts';
import { encodePicture } from './picture-encoder.ts';
import { createWorkQueue, type Waiter } from './work-queue.ts';

export interface PictureStore {
  /** The encoded picture: from disk when it was asked for before, else drawn, encoded and kept. */
  getPicture(picture: Picture, caller?: PictureCaller): Promise<Buffer>;
}

export interface PictureCaller extends Waiter {
  /** Asked before anything is drawn for this caller; throws when it asked for too much. */
  readonly mayDraw?: (() => Promise<void>) | undefined;
}

interface Underway {
  readonly bytes: Promise<Buffer>;
  /** Drops the work once all who asked for it have left. */
  join(signal: AbortSignal | undefined): void;
}

export interface PictureStoreOptions {
  readonly folder: string;
  /** Files beyond this are deleted, the oldest first: anybody can invent seeds. */
  readonly maxBytes: number;
  readonly encode?: (picture: Picture) => Promise<Buffer>;
  /** Told why a picture could be drawn and not be kept. */
  readonly onUnkept?: (error: unknown) => void;
  /** Pictures drawn at the same time: two, unless that would take every core. */
  readonly running?: number;
}

const MOST_RUNNING = Math.min(2, Math.max(1, availableParallelism() - 1));

/** A page of pictures nobody has seen yet has to fit; more would be waited for longer than anybody waits. */
const WAITING = { waiting: 80, waitingOfOne: 40 };
const WRITES_BETWEEN_SWEEPS = 200;

/** Changes with every change to a drawing, so that no picture of an older drawing is served from disk. */
function drawingVersion(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

function pictureKey(version: string, picture: Picture): string {
  const { kind, seed, place, time, style, outlook, ratio, width } = picture;
  const parts = [version, kind, seed, place, time, style, outlook, ratio, width];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

async function deleteOldest(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = [];
  for (const name of names.filter((entry) => entry.includes('.'))) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info?.isFile()) files.push({ path, bytes: info.size, writtenAt: info.mtimeMs });
  }
  let excessBytes = files.reduce((sum, file) => sum + file.bytes, 0) - maxBytes;
  for (const file of files.sort((a, b) => a.writtenAt - b.writtenAt)) {
    if (excessBytes <= 0) return;
    await rm(file.path, { force: true });
    excessBytes -= file.bytes;
  }
}

/** More pictures are wanted at once than can be drawn. */
export class PicturesBusyError extends Error {
  constructor() {
    super('Too many pictures are being drawn. Please try again.');
    this.name = 'PicturesBusyError';
  }
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { folder, maxBytes, encode = encodePicture, running = MOST_RUNNING, onUnkept = () => undefined } = options;
  const queue = createWorkQueue({ running, ...WAITING });
  const version = drawingVersion();
  const underway = new Map<string, Underway>();
  let writes = 0;

  async function keep(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      // Half of a picture would only fill the disk further.
      await rm(draft, { force: true });
      throw error;
    }
    writes += 1;
    if (writes % WRITES_BETWEEN_SWEEPS === 0) await deleteOldest(folder, maxBytes);
  }

  async function make(path: string, picture: Picture, { mayDraw, ...waiter }: PictureCaller): Promise<Buffer> {
    await mayDraw?.();
    const job = queue.enqueue(async () => {
      const bytes = await encode(picture);
      // A disk that is full or cannot be written to costs the time to draw it again, not the picture.
      await keep(path, bytes).catch(onUnkept);
      return bytes;
    }, waiter);
    if (!job) throw new PicturesBusyError();
    return job;
  }

  async function load(path: string, picture: Picture, caller: PictureCaller): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch {
      return make(path, picture, caller);
    }
  }

  function begin(path: string, picture: Picture, caller: PictureCaller): Underway {
    const left = new AbortController();
    let callers = 0;
    const begun: Underway = {
      bytes: load(path, picture, { ...caller, signal: left.signal }).finally(() => forget()),
      join(signal) {
        callers += 1;
        signal?.addEventListener('abort', () => {
          callers -= 1;
          if (callers > 0) return;
          forget();
          left.abort(new PicturesBusyError());
        });
      },
    };
    const forget = () => {
      if (underway.get(path) === begun) underway.delete(path);
    };
    return begun;
  }

  return {
    getPicture(picture, caller = {}) {
      const key = pictureKey(version, picture);
      const path = join(folder, key.slice(0, 2), `${key}.${picture.format}`);
      const pending = underway.get(path) ?? begin(path, picture, caller);
      underway.set(path, pending);
      pending.join(caller.signal);
      return pending.bytes;
    },
  };
}
