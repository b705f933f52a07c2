import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** One picture that is not the same in both folders. */
export interface ChangedPicture {
  readonly name: string;
  /** Pixels that differ, of those that either picture has. */
  readonly share: number;
  readonly heights: readonly [before: number, after: number];
}

/** What two folders of pictures have in common and what not. */
export interface ComparedPictures {
  readonly same: number;
  /** The most different first. */
  readonly changed: readonly ChangedPicture[];
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 4;
/** What stands above and below the rows that differ, so that one knows where on the page they are. */
const ROWS_AROUND = 120;
const GAP = 16;
const GAP_COLOUR = '#808080';
const MARK: [number, number, number] = [255, 0, 0];

const raw = ({ width, height }: Pixels) => ({ raw: { width, height, channels: CHANNELS } as const });

async function readPixels(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** The same picture at the upper left of a larger empty one. */
function enlarge({ data, width, height }: Pixels, to: { width: number; height: number }): Pixels {
  const larger = new Uint8ClampedArray(to.width * to.height * CHANNELS);
  for (let row = 0; row < height; row += 1)
    larger.set(data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS), row * to.width * CHANNELS);
  return { data: larger, ...to };
}

/** The rows between which everything lies that is marked. */
function markedRows({ data, width, height }: Pixels): { top: number; bottom: number } {
  const isMarked = (row: number) => {
    for (let at = row * width * CHANNELS; at < (row + 1) * width * CHANNELS; at += CHANNELS)
      if (data[at] === MARK[0] && data[at + 1] === MARK[1] && data[at + 2] === MARK[2]) return true;
    return false;
  };
  const rows = Array.from({ length: height }, (_, row) => row);
  const top = rows.find(isMarked) ?? 0;
  const bottom = rows.findLast(isMarked) ?? height - 1;
  return { top: Math.max(0, top - ROWS_AROUND), bottom: Math.min(height, bottom + 1 + ROWS_AROUND) };
}

/** Writes pictures of one size beside each other, without what is above and below of `rows`. */
async function writeBesideEachOther(
  pictures: readonly Pixels[],
  { top, bottom }: { top: number; bottom: number },
  file: string,
): Promise<void> {
  const { width } = pictures[0]!;
  const height = bottom - top;
  const cut = await Promise.all(
    pictures.map(async (each, index) => ({
      input: await sharp(each.data, raw(each)).extract({ left: 0, top, width, height }).png().toBuffer(),
      left: index * (width + GAP),
      top: 0,
    })),
  );
  const all = { width: cut.length * (width + GAP) - GAP, height, channels: CHANNELS, background: GAP_COLOUR } as const;
  await sharp({ create: all }).composite(cut).png().toFile(file);
}

/** Gives nothing where nobody could see a difference: edges of letters and shapes are smoothed one way or another. */
async function comparePicture(name: string, files: readonly Buffer[], into: string): Promise<ChangedPicture[]> {
  const [before, after] = (await Promise.all(files.map(readPixels))) as [Pixels, Pixels];
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [left, right] = [enlarge(before, size), enlarge(after, size)];
  const difference: Pixels = { data: new Uint8ClampedArray(left.data.length), ...size };
  const { width, height } = size;
  const count = pixelmatch(left.data, right.data, difference.data, width, height, { diffColor: MARK });
  if (count === 0) return [];
  await writeBesideEachOther([left, right, difference], markedRows(difference), path.join(into, name));
  return [{ name, share: count / (width * height), heights: [before.height, after.height] }];
}

async function readNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.filter((name) => name.endsWith('.png')).sort();
  if (pictures.length === 0) throw new Error(`There are no pictures in ${folder}`);
  return pictures;
}

/**
 * Compares the pictures of the same name in two folders. Of each that differs a picture with before, after and the
 * difference is written into the third folder, which is emptied first.
 */
export async function comparePictures(before: string, after: string, into: string): Promise<ComparedPictures> {
  const [old, now] = await Promise.all([readNames(before), readNames(after)]);
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const both = old.filter((name) => now.includes(name));
  const changed: ChangedPicture[] = [];
  for (const name of both) {
    const files = await Promise.all([before, after].map((folder) => readFile(path.join(folder, name))));
    if (!files[0]!.equals(files[1]!)) changed.push(...(await comparePicture(name, files, into)));
  }
  return {
    same: both.length - changed.length,
    changed: changed.sort((a, b) => b.share - a.share),
    onlyBefore: old.filter((name) => !now.includes(name)),
    onlyAfter: now.filter((name) => !old.includes(name)),
  };
}

/** For a person to read: one line for each picture that is not the same. */
export function formatCompared({ same, changed, onlyBefore, onlyAfter }: ComparedPictures): string {
  const lines = changed.map(({ name, share, heights: [was, is] }) => {
    const height = was === is ? '' : `${was} → ${is} px`;
    return `${(share * 100).toFixed(3).padStart(7)} %  ${height.padStart(14)}  ${name}`;
  });
  const alone = [
    ...onlyBefore.map((name) => `          only before     ${name}`),
    ...onlyAfter.map((name) => `           only after     ${name}`),
  ];
  return [...lines, ...alone, `${same} the same, ${changed.length} differ, ${alone.length} in one folder only`].join(
    '\n',
  );
}
