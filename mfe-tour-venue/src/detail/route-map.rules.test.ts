import { expect, test } from '@jest/globals';
import { BOROBUDUR_DETAIL } from '../api/visit.fixture.ts';
import { toDetail } from '../api/visit-adapter.ts';
import { routeBounds, routeLine, routeStops, stopNumberOf } from './route-map.rules.ts';

const [day] = BOROBUDUR_DETAIL.itineraries;
const told = (places: readonly ({ latitude: number; longitude: number } | undefined)[]) =>
  toDetail({
    ...BOROBUDUR_DETAIL,
    itineraries: places.map((place, index) => ({ ...day!, day: index + 1, ...(place ? { place } : {}) })),
  });
const TEMPLE = { latitude: -7.6, longitude: 110.2 };
const PARIS = { latitude: 48.86, longitude: 2.29 };

test('the way begins where everybody meets, and a place of several days is one stop', () => {
  const visit = told([TEMPLE, { latitude: -7.75, longitude: 110.5 }, TEMPLE]);
  expect(routeStops(visit).map(({ days }) => days)).toEqual([[], [1, 3], [2]]);
  expect(routeLine(visit)).toHaveLength(4);
  expect([1, 2, 3, 4].map((day) => stopNumberOf(routeStops(visit), day))).toEqual([2, 3, 2, undefined]);
});

test('an airport at home is not on the map of a tour abroad, nor is a day in the air', () => {
  const visit = told([undefined, PARIS]);
  expect(routeStops(visit)).toEqual([{ ...PARIS, days: [2] }]);
  expect(routeLine(visit)).toEqual([PARIS]);
});

test('without places of days the meeting point alone is shown, with room around everything', () => {
  const stops = routeStops(told([undefined]));
  expect(stops.map(({ days }) => days)).toEqual([[]]);
  for (const shown of [stops, [TEMPLE, PARIS]]) {
    const { south, north, west, east } = routeBounds(shown);
    for (const { latitude, longitude } of shown)
      expect([south < latitude, latitude < north, west < longitude, longitude < east]).not.toContain(false);
  }
});
