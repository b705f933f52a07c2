import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestBackend } from '../../app/testing.ts';
import { startTestBackend } from '../../app/testing.ts';
import { mediaModule, picturePath } from './index.ts';

let backend: TestBackend;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wisata-media-'));
  backend = await startTestBackend({ modules: [mediaModule], env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await backend?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const fetchPicture = (path: string) => backend.call('GET', path, { as: 'none' });

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['png', 'image/png', 'png'],
  ['svg', 'image/svg+xml', 'svg'],
])('a %s comes in the asked size to anybody, to be kept for a year', async (format, mediaType, decoded) => {
  const { status, headers, bytes } = await fetchPicture(`/media/lake/toba-1/320.${format}?ratio=16x9&time=dawn`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(mediaType);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('set-cookie')).toBeNull();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 320, height: 180 });
});

test.each([
  ['4x3', 240],
  ['16x9', 180],
  ['1x1', 320],
  ['3x1', 107],
])('ratio %s at 320 is %i high', async (ratio, height) => {
  const { bytes } = await fetchPicture(`/media/lobby/r/320.webp?ratio=${ratio}`);
  expect((await sharp(bytes).metadata()).height).toBe(height);
});

test('a seed may hold any character', async () => {
  const path = picturePath({ kind: 'spa', seed: 'a/b?é 1', ratio: '1x1', width: 160, format: 'svg', place: 'Bali' });
  expect((await fetchPicture(path)).status).toBe(200);
});

describe('refusals', () => {
  test.each([
    [404, '/media/moon/a/320.avif'],
    [404, '/media/constructor/a/320.avif'],
    [404, '/media/lake/a/321.avif'],
    [404, '/media/lake/a/320.gif'],
    [404, '/media/lake/a/320'],
    [404, '/media/lake/a/0320.avif'],
    [400, `/media/lake/${'x'.repeat(81)}/320.avif`],
    [400, '/media/lake/a/320.avif?ratio=7x5'],
    [400, '/media/lake/a/320.avif?time=teatime'],
    [400, '/media/lake/a/320.avif?style=igloo'],
    [400, `/media/lake/a/320.avif?place=${'x'.repeat(61)}`],
  ])('%i %s', async (status, path) => {
    const answer = await fetchPicture(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status: false, data: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('asked for forty times at once it is one file, the same bytes for everybody', async () => {
  const before = (await readdir(join(dataDir, 'media'), { recursive: true })).length;
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetchPicture('/media/temple/crowd/480.avif')));
  expect(new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  const after = await readdir(join(dataDir, 'media'), { recursive: true });
  expect(after.length - before).toBeLessThanOrEqual(2);
  expect(after.every((name) => /^[0-9a-f]{2}(\/[0-9a-f]{32}\.(avif|webp|png|svg))?$/.test(name))).toBe(true);
});

test('the API answers while forty different pictures are drawn', async () => {
  let drawn = 0;
  const pictures = Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await fetchPicture(`/media/market-food/rush-${index}/320.webp`);
      drawn += 1;
    }),
  );
  const health = await backend.call('GET', '/health');
  expect(health.status).toBe(200);
  expect(drawn).toBeLessThan(40);
  await pictures;
});
