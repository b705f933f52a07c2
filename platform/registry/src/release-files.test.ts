import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fitsHash, hashKind, hashOf } from './release-files.ts';

const bytes = Buffer.from('a file of a release');
const sriOf = (kind: string) => `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

test('a file fits the hash that its release was published with, of either kind', () => {
  expect(hashOf(bytes)).toBe(sriOf('sha256'));
  for (const kind of ['sha256', 'sha384']) {
    expect([kind, fitsHash(bytes, sriOf(kind))]).toEqual([kind, true]);
    expect([kind, fitsHash(Buffer.from('another file'), sriOf(kind))]).toEqual([kind, false]);
  }
});

test.each([sriOf('md5'), sriOf('sha1'), '', 'sha256'])('no other hash says anything: %s', (hash) => {
  expect(() => hashKind(hash)).toThrow('is no hash of a file');
});
