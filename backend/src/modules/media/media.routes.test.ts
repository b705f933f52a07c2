import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { picturePath } from '@wisata/pictures/picture';
import { mediaModule, registerPictures } from './index.ts';

const flood = Array.from({ length: 45 }, (_, index) => `/media/market-food/rush-${index}/960.avif?ratio=4x3`);
/** What the site of this test shows. */
const SHOWN = [
  '/media/lake/toba-1/960.avif?ratio=4x3&place=Toba&time=dawn',
  '/media/lobby/r/960.avif?ratio=4x3',
  '/media/lake/a/960.avif?ratio=4x3',
  '/media/temple/crowd/960.avif?ratio=4x3',
  ...flood,
];

let backend: TestBackend;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wisata-media-'));
  backend = await startTestBackend({ modules: [mediaModule], env: { DATA_DIR: dataDir } });
  registerPictures(backend.context, (seed) => SHOWN.filter((address) => address.includes(`/${seed}/`)));
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

test('a site that draws no wide pictures gives its widest one in their place', async () => {
  const small = await startTestBackend({ modules: [mediaModule], env: { MEDIA_WIDEST: '160' } });
  registerPictures(small.context, () => ['/media/lobby/r/960.avif?ratio=4x3']);
  const { bytes } = await small.call('GET', '/media/lobby/r/960.avif?ratio=4x3', { as: 'none' });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 120 });
  await small.close();
});

test('a seed may hold any character', async () => {
  const shown = { kind: 'spa', seed: 'a b?é 1', ratio: '1x1', width: 160, format: 'svg', place: 'Bali' } as const;
  registerPictures(backend.context, (seed) => (seed === shown.seed ? [picturePath(shown)] : []));
  expect((await fetchPicture(picturePath(shown))).status).toBe(200);
});

test('an address in other words is the picture as it is shown', async () => {
  const [shown, other] = await Promise.all(
    ['place=Toba&time=dawn', 'place=Toba&time=night&style=igloo'].map((words) =>
      fetchPicture(`/media/lake/toba-1/160.svg?ratio=1x1&${words}`),
    ),
  );
  expect(other!.status).toBe(200);
  expect(other!.body).toEqual(shown!.body);
});

describe('what nobody shows is not drawn', () => {
  test.each([
    [404, '/media/moon/a/320.avif'],
    [404, '/media/constructor/a/320.avif'],
    [404, '/media/spa/a/320.avif'],
    [404, '/media/lake/b/320.avif'],
    [404, '/media/lake/a/321.avif'],
    [404, '/media/lake/a/320.gif'],
    [404, '/media/lake/a/320'],
    [404, '/media/lake/a/0320.avif'],
    [404, '/media/lake/a/320.avif?ratio=7x5'],
    [400, `/media/lake/${'x'.repeat(81)}/320.avif`],
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

const filesKept = async () => (await readdir(join(dataDir, 'media'), { recursive: true })).length;
const from = (address: string, path: string) =>
  backend.call('GET', path, { as: 'none', headers: { 'x-forwarded-for': address } });

test('a flood of invented seeds draws nothing', async () => {
  const before = await filesKept();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      from('203.0.113.66', `/media/city-skyline/x${index}/1600.avif?ratio=1x1`),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await filesKept()).toBe(before);
});

test('a flood of shown pictures is told to come back, and a visitor from elsewhere gets his in between', async () => {
  let answered = 0;
  const rush = Promise.all(
    flood.flatMap((path) =>
      ['160.webp', '320.webp'].map(async (file) => {
        const answer = await from('203.0.113.66', path.replace('960.avif', file));
        answered += 1;
        return answer;
      }),
    ),
  );
  const [health, visitor] = await Promise.all([
    backend.call('GET', '/health'),
    from('198.51.100.7', '/media/lobby/r/480.webp?ratio=4x3'),
  ]);
  expect([health.status, visitor.status]).toEqual([200, 200]);
  expect(answered).toBeLessThan(flood.length * 2);
  const refused = (await rush).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(flood.length / 2);
  expect(refused[0]!.headers.get('retry-after')).toBe('5');
});

test('one network has so many pictures drawn in a minute, whichever of its addresses it asks from', async () => {
  await backend.context.db
    .insertInto('rate_limits')
    .values({ key: 'media 2001:db8:1:2::/64', window_start_at: backend.clock.now(), hits: 300 })
    .execute();
  const paths = ['/media/lake/a/640.webp', '/media/lake/toba-1/320.avif?ratio=16x9'];
  const [fresh, kept] = await Promise.all(paths.map((path, index) => from(`2001:db8:1:2::${index}`, path)));
  expect([fresh!.status, kept!.status]).toEqual([429, 200]);
  expect((await from('2001:db8:1:3::1', paths[0]!)).status).toBe(200);
});
