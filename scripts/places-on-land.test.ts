import { expect, test } from '@jest/globals';
import { createCatalogue } from '../backend/src/modules/hotel/catalogue.ts';
import { CITIES } from '../backend/src/modules/hotel/data/gazetteer.ts';
import { movePoint } from '../backend/src/modules/hotel/hotel-content.ts';
import { LAND } from '../shared-ui/src/map/map-land.ts';
import { decodeRings, type Ring } from '../shared-ui/src/map/map-outline.ts';

// The map is the design system's and the places are the backend's, which know nothing of each other.
type Point = readonly [latitude: number, longitude: number];

function contains(ring: Ring, [latitude, longitude]: Point): boolean {
  let inside = false;
  ring.forEach(([y1, x1], index) => {
    const [y2 = 0, x2 = 0] = ring.at(index - 1) ?? [];
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const near = decodeRings(LAND.near);
const rings = [...near, ...decodeRings(LAND.far)];
const isLand = (point: Point, among = rings) => among.some((ring) => contains(ring, point));

test('every stay that is sold stands on land of the base map, as finely as the map can be zoomed', () => {
  const { hotels } = createCatalogue('wisata');
  const inTheSea = hotels.filter(({ latitude, longitude }) => !isLand([latitude, longitude], near));
  expect(hotels.length).toBeGreaterThan(250);
  expect(inTheSea.map(({ name, area }) => `${name}, ${area.name}`)).toEqual([]);
});

test('no quarter in which a stay may be placed reaches into the sea', () => {
  const rim = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18);
  const inTheSea = CITIES.flatMap(({ areas }) => areas).filter((area) =>
    rim.some((angle) => {
      const { alongDegrees, halfLengthKm, halfWidthKm } = area;
      const { latitude, longitude } = movePoint(
        area,
        alongDegrees,
        halfLengthKm * Math.cos(angle),
        halfWidthKm * Math.sin(angle),
      );
      return !isLand([latitude, longitude], near);
    }),
  );
  expect(inTheSea.map(({ name }) => name)).toEqual([]);
});

test.each<[string, Point]>([
  ['Jakarta', [-6.25, 106.83]],
  ['Yogyakarta', [-7.8, 110.37]],
  ['the runway of Bali', [-8.7482, 115.1672]],
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
  ['the surf off Kuta', [-8.72, 115.16]],
  ['the strait between Gili Trawangan and Gili Meno', [-8.35, 116.05]],
  ['Indian Ocean', [-11, 105]],
  ['Pacific', [20, 160]],
])('%s is water', (_, point) => {
  expect(isLand(point)).toBe(false);
});
