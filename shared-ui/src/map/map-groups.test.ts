import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupPins } from './map-groups.ts';

const placed = fc.array(
  fc.record({ pin: fc.uuid(), x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }) }),
);

test('every pin is in exactly one group, in its own order', () => {
  fc.assert(
    fc.property(placed, (pins) => {
      const grouped = groupPins(pins).flatMap((group) => group.pins);
      expect(grouped.toSorted()).toEqual(pins.map(({ pin }) => pin).toSorted());
    }),
  );
});

test('no two tickets overlap', () => {
  fc.assert(
    fc.property(placed, (pins) => {
      const groups = groupPins(pins);
      for (const a of groups) {
        for (const b of groups) {
          if (a !== b) expect(Math.abs(a.x - b.x) >= 76 || Math.abs(a.y - b.y) >= 44).toBe(true);
        }
      }
    }),
  );
});

test('pins that stand apart stay single, close ones share a place', () => {
  const groups = groupPins([
    { pin: 'a', x: 0, y: 0 },
    { pin: 'b', x: 30, y: 10 },
    { pin: 'c', x: 200, y: 0 },
  ]);
  expect(groups).toEqual([
    { x: 0, y: 0, pins: ['a', 'b'] },
    { x: 200, y: 0, pins: ['c'] },
  ]);
});
