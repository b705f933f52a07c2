import { expect, test } from '@jest/globals';
import type { LandingHead, RouteFigures } from '../api/landing.model.ts';
import { cityQuery, firstOfEach, landingPath, routeQuery } from './landing-path.rules.ts';

const ROUTE = { origin: 'JKT', destination: 'DPS' } as RouteFigures;

test('a page has the kind and the route in its address', () => {
  expect(landingPath({ slug: 'flights-jakarta-to-labuan-bajo' })).toBe('/popular/flights/jakarta-to-labuan-bajo');
  expect(landingPath({ slug: 'hotels-ubud' })).toBe('/popular/hotels/ubud');
});

test('each service is searched in its own words', () => {
  const flight = new URLSearchParams(routeQuery('flight', ROUTE, '2027-02-09'));
  expect(Object.fromEntries(flight)).toMatchObject({ origin: 'JKT', departDate: '2027-02-09', ADT: '1' });
  const train = new URLSearchParams(routeQuery('train', ROUTE, '2027-02-09'));
  expect(Object.fromEntries(train)).toMatchObject({ destination: 'DPS', adult: '1', infant: '0' });
});

test('a city without a free room is searched without a night', () => {
  const figures = { destinationKey: 'DPS.ubud', hotelCount: 5, areas: [], lowest: undefined, stays: [] };
  expect(cityQuery({ to: 'Ubud' }, figures)).toBe('?destinationKey=DPS.ubud&city=Ubud');
});

test('a short list has the first pages of each kind', () => {
  const heads = ['flights-a', 'flights-b', 'trains-a', 'flights-c', 'hotels-a'].map(
    (slug) => ({ slug, kind: slug.split('-')[0] }) as unknown as LandingHead,
  );
  expect(firstOfEach(heads, 2).map(({ slug }) => slug)).toEqual(['flights-a', 'flights-b', 'trains-a', 'hotels-a']);
});
