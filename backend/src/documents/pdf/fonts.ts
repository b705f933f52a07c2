import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export const WEIGHTS = { regular: 400, semibold: 600, bold: 700, heavy: 800 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Bytes of a file's head, and of each table's entry after it. */
const WOFF = { head: 44, entry: 20 } as const;
const SFNT = { head: 12, entry: 16 } as const;

interface FontTable {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

function readTables(woff: Buffer): FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF.head + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
}

/** WOFF 1.0 back to the TrueType file inside it. fontkit reads WOFF too, but inflates it in JavaScript: 150 ms a voucher. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF 1.0 font');
  const tables = readTables(woff);
  const directory = Buffer.alloc(SFNT.head + tables.length * SFNT.entry);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT.head + index * SFNT.entry;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat(parts);
}

const require = createRequire(import.meta.url);
const loaded = new Map<Weight, Buffer>();

/** Plus Jakarta Sans in one weight, read once per process. */
export function getFont(weight: Weight): Buffer {
  const known = loaded.get(weight);
  if (known) return known;
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${WEIGHTS[weight]}-normal.woff`;
  const font = unpackWoff(readFileSync(require.resolve(file)));
  loaded.set(weight, font);
  return font;
}
