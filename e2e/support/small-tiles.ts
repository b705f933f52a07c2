/** A number as protocol buffers and PMTiles write it. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const field = (number: number, bytes: readonly number[]) => [(number << 3) | 2, ...varint(bytes.length), ...bytes];
const count = (number: number, value: number) => [number << 3, ...varint(value)];
const text = (value: string) => [...Buffer.from(value)];

const EXTENT = 4096;

/** A vector tile with one polygon over all of it, in a layer of this name. */
function tileOf(layer: string): number[] {
  const [moveTo, lineTo, close] = [1 | (1 << 3), 2 | (3 << 3), 7 | (1 << 3)];
  const corners = [EXTENT, 0, 0, EXTENT, -EXTENT, 0].map(zigzag);
  const geometry = [moveTo, 0, 0, lineTo, ...corners, close].flatMap(varint);
  const polygon = [...count(3, 3), ...field(4, geometry)];
  return field(3, [...field(1, text(layer)), ...field(2, polygon), ...count(5, EXTENT), ...count(15, 2)]);
}

/** A PMTiles file in which the world and each quarter of it are the same tile: nothing but land. */
export function smallTiles(): Buffer {
  const tile = Buffer.from(tileOf('earth'));
  // One entry: its number, how often it repeats, its length, and where it begins, counted from one.
  const root = Buffer.from([1, 0, 5, ...varint(tile.length), 1]);
  const notes = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles\u0003', 'latin1');
  const places = [
    127,
    root.length,
    127 + root.length,
    notes.length,
    0,
    0,
    127 + root.length + notes.length,
    tile.length,
  ];
  [...places, 5, 1, 1].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  // Clustered; nothing packed, inside or out; vector tiles; zoom 0 and 1.
  header.set([1, 1, 1, 1, 0, 1], 96);
  [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((edge, index) =>
    header.writeInt32LE(edge, 102 + 4 * index),
  );
  return Buffer.concat([header, root, notes, tile]);
}
