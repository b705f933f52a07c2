import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Picture } from './picture.ts';
import { createPictureStore } from './picture-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wisata-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (seed: string): Picture => ({ kind: 'lake', seed, ratio: '4x3', width: 160, format: 'webp' });

function countingStore(maxBytes: number) {
  const encoded: string[] = [];
  const encode = async ({ seed }: Picture) => {
    encoded.push(seed);
    return Buffer.alloc(1000, seed);
  };
  return { encoded, ...createPictureStore({ folder, maxBytes, encode }) };
}

test('a picture is encoded once, for all who wait and for a later process', async () => {
  const first = countingStore(1e9);
  await Promise.all([first.getPicture(picture('a')), first.getPicture(picture('a'))]);
  await first.getPicture(picture('a'));
  expect(first.encoded).toEqual(['a']);
  const second = countingStore(1e9);
  expect(await second.getPicture(picture('a'))).toEqual(Buffer.alloc(1000, 'a'));
  expect(second.encoded).toEqual([]);
});

test('pictures that differ in one word are different files', async () => {
  const store = countingStore(1e9);
  for (const more of [{}, { place: 'Bali' }, { time: 'noon' }, { style: 'villa' }, { ratio: '1x1' }, { width: 320 }]) {
    await store.getPicture({ ...picture('a'), ...more } as Picture);
  }
  expect(store.encoded).toHaveLength(6);
});

test('a failed encoding is tried again by the next request', async () => {
  let calls = 0;
  const encode = async () => {
    calls += 1;
    if (calls === 1) throw new Error('out of memory');
    return Buffer.from('ok');
  };
  const store = createPictureStore({ folder, maxBytes: 1e9, encode });
  await expect(store.getPicture(picture('a'))).rejects.toThrow('out of memory');
  expect(String(await store.getPicture(picture('a')))).toBe('ok');
});

test('the folder stays near its limit however many seeds are invented', async () => {
  const store = countingStore(50_000);
  for (let i = 0; i < 200; i++) await store.getPicture(picture(`s${i}`));
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
  expect(files.length).toBeLessThanOrEqual(50);
  await store.getPicture(picture('s199'));
  expect(store.encoded).toHaveLength(200);
});

test('a line that is too long is refused instead of growing', async () => {
  const store = createPictureStore({ folder, maxBytes: 1e9, encode: () => new Promise(() => {}) });
  const answers = Array.from({ length: 100 }, (_, i) => store.getPicture(picture(`s${i}`)));
  await expect(Promise.any(answers.map((answer) => answer.catch(({ name }) => name)))).resolves.toBe(
    'PicturesBusyError',
  );
});

test('a picture is dropped when the last of those who asked for it has left', async () => {
  let finish = () => {};
  const encoded: string[] = [];
  const encode = async ({ seed }: Picture) => {
    encoded.push(seed);
    await new Promise<void>((resolve) => (finish = resolve));
    return Buffer.from(seed);
  };
  const store = createPictureStore({ folder, maxBytes: 1e9, running: 1, encode });
  const first = store.getPicture(picture('first'));
  // The files are looked for side by side: whoever comes later waits until this one is the one being drawn.
  while (encoded.length === 0) await new Promise(setImmediate);
  const callers = [new AbortController(), new AbortController()];
  const shared = callers.map(({ signal }) => store.getPicture(picture('shared'), { signal }));
  const lonely = new AbortController();
  const dropped = store.getPicture(picture('dropped'), { signal: lonely.signal });
  lonely.abort();
  callers[0]!.abort();
  await expect(dropped).rejects.toMatchObject({ name: 'PicturesBusyError' });
  finish();
  await first;
  while (encoded.length === 1) await new Promise(setImmediate);
  finish();
  expect(String(await shared[1])).toBe('shared');
  expect(encoded).toEqual(['first', 'shared']);
});

/** A file system of 64 kB; undefined where this user may mount none. */
async function mountSmall(): Promise<{ folder: string; end(): Promise<void> } | undefined> {
  const small = join(folder, 'small');
  await mkdir(small);
  const run = promisify(execFile);
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).then(
    () => true,
    () => false,
  );
  return mounted ? { folder: small, end: async () => void (await run('umount', [small])) } : undefined;
}

test('a full disk costs the time to draw a picture again, and no picture', async () => {
  const small = await mountSmall();
  // What cannot be a folder refuses to be written to as well.
  const place = small?.folder ?? join(folder, 'file');
  await writeFile(small ? join(place, 'everything') : place, Buffer.alloc(60_000));
  try {
    const told: unknown[] = [];
    const encode = async () => Buffer.alloc(20_000, 'a');
    const options = { folder: place, maxBytes: 1e9, encode, onUnkept: (error: unknown) => told.push(error) };
    const store = createPictureStore(options);
    expect(await store.getPicture(picture('a'))).toHaveLength(20_000);
    expect(await store.getPicture(picture('a'))).toHaveLength(20_000);
    expect(told).toHaveLength(2);
    const left = small ? await readdir(place, { recursive: true, withFileTypes: true }) : [];
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(small ? ['everything'] : []);
  } finally {
    await small?.end();
  }
});
