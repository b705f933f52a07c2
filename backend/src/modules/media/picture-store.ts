import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../app/envelope.ts';
import type { Picture } from './picture.ts';
import { encodePicture } from './picture-encoder.ts';
import { createWorkQueue } from './work-queue.ts';

export interface PictureStore {
  /** The encoded picture: from disk when it was asked for before, else drawn, encoded and kept. */
  getPicture(picture: Picture): Promise<Buffer>;
}

export interface PictureStoreOptions {
  readonly folder: string;
  /** Files beyond this are deleted, the oldest first: anybody can invent seeds. */
  readonly maxBytes: number;
  readonly encode?: (picture: Picture) => Promise<Buffer>;
}

const MAX_WAITING = 400;
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

export function createPictureStore({ folder, maxBytes, encode = encodePicture }: PictureStoreOptions): PictureStore {
  const queue = createWorkQueue(Math.min(2, Math.max(1, availableParallelism() - 1)), MAX_WAITING);
  const version = drawingVersion();
  const underway = new Map<string, Promise<Buffer>>();
  let writes = 0;

  async function keep(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    writes += 1;
    if (writes % WRITES_BETWEEN_SWEEPS === 0) await deleteOldest(folder, maxBytes);
  }

  async function make(path: string, picture: Picture): Promise<Buffer> {
    const job = queue.enqueue(async () => {
      const bytes = await encode(picture);
      await keep(path, bytes);
      return bytes;
    });
    if (!job) {
      throw new ApiError(503, 'MEDIA_BUSY', 'Too many pictures are being drawn. Please try again.', {
        headers: { 'retry-after': '5' },
      });
    }
    return job;
  }

  async function load(path: string, picture: Picture): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch {
      return make(path, picture);
    }
  }

  return {
    getPicture(picture) {
      const key = pictureKey(version, picture);
      const path = join(folder, key.slice(0, 2), `${key}.${picture.format}`);
      const pending = underway.get(path) ?? load(path, picture).finally(() => underway.delete(path));
      underway.set(path, pending);
      return pending;
    },
  };
}
