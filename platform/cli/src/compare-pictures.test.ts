import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { comparePictures, formatCompared } from './compare-pictures.ts';

let folder = '';
const before = () => path.join(folder, 'before');
const after = () => path.join(folder, 'after');
const into = () => path.join(folder, 'after/compared');

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  await Promise.all([mkdir(before()), mkdir(after())]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const WIDTH = 100;

interface Drawn {
  readonly height?: number;
  /** A bar over the whole width. */
  readonly bar?: { readonly top: number; readonly height: number };
  readonly compressionLevel?: number;
}

/** A white page of 100 px, maybe with a black bar. */
async function draw(file: string, { height = 400, bar, compressionLevel = 6 }: Drawn = {}): Promise<void> {
  const page = sharp({ create: { width: WIDTH, height, channels: 3, background: '#fff' } });
  const box = (tall: number) => ({ create: { width: WIDTH, height: tall, channels: 3, background: '#000' } as const });
  const bars = bar ? [{ input: box(bar.height), top: bar.top, left: 0 }] : [];
  await page.composite(bars).png({ compressionLevel }).toFile(file);
}

const drawBoth = async (name: string, was: Drawn, is: Drawn) => {
  await draw(path.join(before(), name), was);
  await draw(path.join(after(), name), is);
};

test('what looks the same is counted only, however it was written', async () => {
  await drawBoth('home.png', {}, {});
  await drawBoth('help.png', { bar: { top: 10, height: 4 } }, { bar: { top: 10, height: 4 }, compressionLevel: 0 });
  expect(await comparePictures(before(), after(), into())).toEqual({
    same: 2,
    changed: [],
    onlyBefore: [],
    onlyAfter: [],
  });
  expect(await readdir(into())).toEqual([]);
});

test('the most different comes first, with the share of its pixels', async () => {
  await drawBoth('a-little.png', {}, { bar: { top: 200, height: 4 } });
  await drawBoth('much.png', {}, { bar: { top: 0, height: 200 } });
  const { changed } = await comparePictures(before(), after(), into());
  expect(changed).toEqual([
    { name: 'much.png', share: 0.5, heights: [400, 400] },
    { name: 'a-little.png', share: 0.01, heights: [400, 400] },
  ]);
});

test('a page that grew differs by what it has more', async () => {
  await drawBoth('list.png', { height: 300 }, { height: 400 });
  await drawBoth('shrunk.png', { height: 400 }, { height: 200 });
  const { changed } = await comparePictures(before(), after(), into());
  expect(changed).toEqual([
    { name: 'shrunk.png', share: 0.5, heights: [400, 200] },
    { name: 'list.png', share: 0.25, heights: [300, 400] },
  ]);
});

test('before, after and the difference stand beside each other, from above what differs to below it', async () => {
  await drawBoth('list.png', { height: 1000 }, { height: 1000, bar: { top: 500, height: 10 } });
  await comparePictures(before(), after(), into());
  const { data, info } = await sharp(path.join(into(), 'list.png')).raw().toBuffer({ resolveWithObject: true });
  const colour = (left: number, top: number) => {
    const at = (top * info.width + left) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const [first, second, third] = [50, 50 + WIDTH + 16, 50 + 2 * (WIDTH + 16)] as const;
  expect([info.width, info.height]).toEqual([3 * WIDTH + 2 * 16, 10 + 2 * 120]);
  expect([colour(first, 125), colour(second, 125), colour(third, 125)]).toEqual([
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
  ]);
});

test('a folder without pictures is refused, and what was compared earlier stays', async () => {
  await draw(path.join(after(), 'home.png'));
  await mkdir(into());
  await writeFile(path.join(into(), 'earlier.png'), '');
  await expect(comparePictures(before(), after(), into())).rejects.toThrow(`There are no pictures in ${before()}`);
  expect(await readdir(into())).toEqual(['earlier.png']);
});

test('what only one version has is named, and what was compared earlier is gone', async () => {
  await draw(path.join(before(), 'gone.png'));
  await draw(path.join(after(), 'new.png'));
  await mkdir(into());
  await writeFile(path.join(into(), 'earlier.png'), '');
  const { onlyBefore, onlyAfter } = await comparePictures(before(), after(), into());
  expect([onlyBefore, onlyAfter, await readdir(into())]).toEqual([['gone.png'], ['new.png'], []]);
});

test('a person reads a line for each and how many there were', () => {
  const text = formatCompared({
    same: 7,
    changed: [
      { name: 'list.png', share: 0.25, heights: [300, 400] },
      { name: 'home.png', share: 0.00031, heights: [300, 300] },
    ],
    onlyBefore: ['gone.png'],
    onlyAfter: [],
  });
  expect(text.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    '25.000 % 300 → 400 px list.png',
    '0.031 % home.png',
    'only before gone.png',
    '7 the same, 2 differ, 1 in one folder only',
  ]);
});
