import { expect, test } from '@jest/globals';
import { isInside } from './map-shape.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
/** A bay open to the east. */
const BAY = [at(0, 0), at(0, 10), at(4, 10), at(4, 4), at(6, 4), at(6, 10), at(10, 10), at(10, 0)];

test.each([
  ['in the arm', at(2, 8), true],
  ['in the bay between the arms', at(5, 8), false],
  ['at the back', at(5, 2), true],
  ['beside it', at(5, -1), false],
  ['above it', at(11, 5), false],
])('a place %s', (_where, place, expected) => {
  expect(isInside(BAY, place)).toBe(expected);
  expect(isInside([...BAY].reverse(), place)).toBe(expected);
});

test('two corners are a rectangle, whichever comes first', () => {
  const corners = [at(-8.8, 115.1), at(-8.6, 115.3)];
  expect(isInside(corners, at(-8.7, 115.2))).toBe(true);
  expect(isInside([...corners].reverse(), at(-8.7, 115.2))).toBe(true);
  expect(isInside(corners, at(-8.5, 115.2))).toBe(false);
});

test('what is no shape holds nothing', () => {
  expect(isInside([], at(0, 0))).toBe(false);
  expect(isInside([at(0, 0)], at(0, 0))).toBe(false);
});
