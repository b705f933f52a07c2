import { expect, test } from '@jest/globals';
import { coastOf, graticuleStep } from './map-base.ts';

test('the coast leaves out the cut along the edge of the detailed region', () => {
  const coast = coastOf([
    [0, 100],
    [9, 101],
    [9, 103],
    [0, 104],
  ]);
  expect(coast.flat()).toHaveLength(5);
  expect(coast.map((part) => part.length)).toEqual([2, 3]);
});

test('the net gets finer with the zoom and never ends', () => {
  const steps = Array.from({ length: 19 }, (_, zoom) => graticuleStep(zoom));
  expect([...steps].sort((a, b) => b - a)).toEqual(steps);
  expect(Math.min(...steps)).toBeGreaterThan(0);
});
