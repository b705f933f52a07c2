import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeRegistry, stopAll } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>>;

const filesWith = (list: unknown) => ({
  'client/remoteEntry.js': 'a',
  'server/modules.json': typeof list === 'string' ? list : JSON.stringify(list),
});

const listOf = (groups: Groups, otherBytes = 10) => ({ own: {}, shared: {}, packages: {}, otherBytes, ...groups });

const BEFORE = listOf({
  own: { 'src/list.tsx': [100, 'a'], 'src/old.tsx': [20, 'b'], 'src/same.tsx': [30, 'c'] },
  shared: { 'shared-ui/src/tag.tsx': [5, 'd'] },
  packages: { 'dayjs@1.11.10': [50, 'e'], '@scope/map@2.0.0': [9, 'f'], 'ky@1.0.0': [7, 'g'], 'qs@1.0.0': [3, 'h'] },
});
const AFTER = listOf(
  {
    own: { 'src/list.tsx': [110, 'A'], 'src/map.tsx': [40, 'B'], 'src/same.tsx': [30, 'c'] },
    shared: { 'shared-ui/src/tag.tsx': [5, 'd'] },
    packages: { 'dayjs@1.11.13': [52, 'E'], '@scope/map@2.0.0': [8, 'F'], 'qs@1.0.0': [3, 'h'], 'qr@1.0.0': [2, 'i'] },
  },
  12,
);

let registry: TestRegistry;

beforeAll(async () => {
  registry = await makeRegistry();
  const versions = {
    '1.0.0': BEFORE,
    '1.1.0': AFTER,
    '2.0.0': { ...AFTER, own: { '\u001b[2Jevil': [1, 'a'] } },
    '2.1.0': { ...AFTER, own: { 'src/list.tsx': ['many', 'a'] } },
    '2.2.0': 'no list',
    '2.3.0': JSON.stringify({ ...AFTER, more: 'x'.repeat(1_000_001) }),
  };
  for (const [version, list] of Object.entries(versions)) await registry.store('hotel', version, filesWith(list));
  await registry.store('hotel', '0.9.0', { 'client/remoteEntry.js': 'b' });
});

afterAll(stopAll);

test('two versions are compared by their modules: whose they are, their bytes, versions of packages', async () => {
  expect((await registry.ops.diff('hotel', '1.0.0', '1.1.0')).modules).toEqual({
    own: {
      added: [{ name: 'src/map.tsx', afterBytes: 40 }],
      removed: [{ name: 'src/old.tsx', beforeBytes: 20 }],
      changed: [{ name: 'src/list.tsx', beforeBytes: 100, afterBytes: 110 }],
    },
    shared: { added: [], removed: [], changed: [] },
    packages: [
      { name: '@scope/map', before: '2.0.0', after: '2.0.0', beforeBytes: 9, afterBytes: 8 },
      { name: 'dayjs', before: '1.11.10', after: '1.11.13', beforeBytes: 50, afterBytes: 52 },
      { name: 'ky', before: '1.0.0', beforeBytes: 7 },
      { name: 'qr', after: '1.0.0', afterBytes: 2 },
    ],
    otherBytes: { before: 10, after: 12 },
  });
});

test.each([
  ['was built before there was a list', '0.9.0'],
  ['names what moves a cursor', '2.0.0'],
  ['weighs nothing', '2.1.0'],
  ['has something else there', '2.2.0'],
  ['has more than is read', '2.3.0'],
])('a version that %s is compared by its files', async (_what, version) => {
  const comparison = await registry.ops.diff('hotel', '1.0.0', version);
  expect(comparison).not.toHaveProperty('modules');
  expect(comparison.changed.length).toBe(version === '0.9.0' ? 1 : 0);
});
