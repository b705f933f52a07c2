import { expect, test } from '@jest/globals';
import { getFont, unpackWoff } from './fonts.ts';

/** Tables of a TrueType file: tag, checksum as recorded, checksum as computed. */
function checksums(font: Buffer): [string, number, number][] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [recorded, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    let sum = 0;
    for (let at = 0; at < length; at += 4) sum = (sum + font.readUInt32BE(offset + at)) >>> 0;
    return [font.toString('latin1', entry, entry + 4), recorded, sum];
  });
}

test.each(['regular', 'semibold', 'bold', 'heavy'] as const)(
  '%s unpacks to a TrueType file whose tables are whole',
  (weight) => {
    const tables = checksums(getFont(weight));
    expect(tables.map(([tag]) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    // The checksum of `head` is taken before its own adjustment is written into it.
    for (const [tag, recorded, computed] of tables)
      if (tag !== 'head') expect([tag, computed]).toEqual([tag, recorded]);
  },
);

test('anything but WOFF 1.0 is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 is something else'))).toThrow(RangeError);
});
