import { expect, test } from '@jest/globals';
import type { ServiceSearch } from '@wisata/kernel/service-search';
import type { LandingHead, RouteFigures } from '../api/landing.model.ts';
import { cityQuery, firstOfEach, landingPath, routeQuery } from './landing-path.rules.ts';

const ROUTE = { origin: 'JKT', destination: 'DPS' } as RouteFigures;

test('a page has the kind and the route in its address', () => {
  expect(landingPath({ slug: 'flights-jakarta-to-labuan-bajo' })).toBe('/popular/flights/jakarta-to-labuan-bajo');
  expect(landingPath({ slug: 'hotels-ubud' })).toBe('/popular/hotels/ubud');
});

test.each<[string, ServiceSearch['keys'], Record<string, string>]>([
  [
    'adults, children and infants',
    { from: 'origin', to: 'destination', start: 'departDate', adults: 'ADT', children: 'CHD', infants: 'INF' },
    { origin: 'JKT', destination: 'DPS', departDate: '2027-02-09', ADT: '1', CHD: '0', INF: '0' },
  ],
  [
    'people with a seat',
    { from: 'from', to: 'to', start: 'day', people: 'adult', infants: 'infant' },
    { from: 'JKT', to: 'DPS', day: '2027-02-09', adult: '1', infant: '0' },
  ],
])('a service that counts %s is searched in its own keys', (_counts, keys, expected) => {
  const search: ServiceSearch = { kind: 'journey', words: { en: [], id: [] }, keys };
  expect(Object.fromEntries(new URLSearchParams(routeQuery(search, ROUTE, '2027-02-09')))).toEqual(expected);
});

test('the economy class is asked for where a service has classes', () => {
  const search: ServiceSearch = {
    kind: 'journey',
    words: { en: [], id: [] },
    keys: { travelClass: 'cabinClass' },
    values: { travelClass: { economy: 'Economy' } },
  };
  expect(routeQuery(search, ROUTE, '2027-02-09')).toBe('?cabinClass=Economy');
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
