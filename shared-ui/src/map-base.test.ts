import { expect, test } from '@jest/globals';
import { coastOf, decodeRings, graticuleStep } from './map-base.ts';
import { LAND } from './map-land.ts';

type Point = readonly [number, number];

function contains(ring: readonly Point[], [latitude, longitude]: Point): boolean {
  let inside = false;
  ring.forEach(([y1, x1], index) => {
    const [y2, x2] = ring.at(index - 1) as Point;
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const rings = [...decodeRings(LAND.near), ...decodeRings(LAND.far)] as unknown as readonly (readonly Point[])[];
const isLand = (point: Point) => rings.some((ring) => contains(ring, point));

test.each<[string, Point]>([
  ['Jakarta', [-6.25, 106.83]],
  ['Yogyakarta', [-7.8, 110.37]],
  ['Ubud', [-8.51, 115.26]],
  ['Makassar, inland', [-5.15, 119.55]],
  ['Jayapura, inland', [-2.7, 140.6]],
  ['Alice Springs', [-23.7, 133.88]],
  ['Delhi', [28.6, 77.2]],
])('%s is on land', (_, point) => {
  expect(isLand(point)).toBe(true);
});

test.each<[string, Point]>([
  ['Java Sea', [-5, 110]],
  ['Badung Strait', [-8.7, 115.4]],
  ['Indian Ocean', [-11, 105]],
  ['Pacific', [20, 160]],
])('%s is water', (_, point) => {
  expect(isLand(point)).toBe(false);
});

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
