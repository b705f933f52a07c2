import { expect, test } from '@jest/globals';
import type { Station } from '../api/train.model.ts';
import { defaultSearch } from '../journey/train-search.rules.ts';
import { otherRoutes } from './other-routes.rules.ts';

const search = { ...defaultSearch('2026-12-10'), returnDate: '2026-12-14', counts: { ADT: 2, CHD: 0, INF: 1 } };
const GAMBIR: Station = {
  code: 'GMR',
  name: 'Gambir',
  city: 'Jakarta',
  isCity: false,
  cityCode: 'JKT',
  airport: 'CGK',
};
const MALANG: Station = { code: 'SBI', name: 'Malang', city: 'Malang', isCity: false, airport: 'MLG' };

test('a list from one station of a city leads to all of its stations, with the same days and people', () => {
  const [stations] = otherRoutes(search, [GAMBIR, MALANG], []);
  expect(stations).toEqual({
    kind: 'stations',
    cities: ['Jakarta'],
    href: '/train/list?origin=JKT&destination=SBI&departDate=2026-12-11&returnDate=2026-12-14&adult=2&infant=1',
  });
});

test('flights are named where they are sold and both cities have an airport of their own', () => {
  const ways = otherRoutes(search, [GAMBIR, MALANG], ['flight', 'train']);
  expect(ways[1]).toEqual({
    kind: 'flight',
    cities: ['Jakarta', 'Malang'],
    href: '/flight/list?origin=CGK&destination=MLG&departDate=2026-12-11&returnDate=2026-12-14&ADT=2&CHD=0&INF=1',
  });
  expect(otherRoutes(search, [GAMBIR, { ...MALANG, airport: 'CGK' }], ['flight'])).toHaveLength(1);
});

test('a search for whole cities has nothing wider', () => {
  expect(otherRoutes(search, [{ ...GAMBIR, isCity: true }, MALANG], [])).toEqual([]);
});
