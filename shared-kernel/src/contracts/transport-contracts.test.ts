import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { MAP_AUTOCOMPLETE_QUERY, MAP_GEOCODE_QUERY } from './maps-requests.ts';
import { TRANSPORT_BOOKING_REQUEST } from './transport-booking-request.ts';
import { TRANSPORT_SEARCH_REQUEST } from './transport-requests.ts';
import {
  TRANSPORT_CHARGES,
  TRANSPORT_EXTRAS,
  transportChargeName,
  transportExtraName,
  VEHICLE_CLASSES,
  vehicleClassName,
} from './transport-terms.ts';

const problem = (schema: v.GenericSchema, input: unknown) => {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => v.getDotPath(issue));
};

const SEARCH = { mode: 'transfer', pickUp: 'airport:DPS', pickUpDate: '2026-12-12', pickUpTime: '01:30' };

describe('a search', () => {
  test('takes half hours and people alone, and says what nobody said', () => {
    expect(v.parse(TRANSPORT_SEARCH_REQUEST, SEARCH)).toEqual({
      ...SEARCH,
      outOfTown: false,
      passengers: 1,
      bags: 0,
      sort: 'price_asc',
      page: 1,
      limit: 10,
    });
  });

  test.each([
    [{ mode: 'taxi' }, 'mode'],
    [{ pickUp: ' ' }, 'pickUp'],
    [{ pickUpTime: '01:15' }, 'pickUpTime'],
    [{ pickUpDate: 'tomorrow' }, 'pickUpDate'],
    [{ passengers: 51 }, 'passengers'],
    [{ className: 'TRUCK' }, 'className'],
  ])('names the field that is wrong: %j', (change, field) => {
    expect(problem(TRANSPORT_SEARCH_REQUEST, { ...SEARCH, ...change })).toEqual([field]);
  });
});

test.each([
  ['GA 402', []],
  ['qg690', []],
  ['', []],
  ['flight', ['flight_number']],
])('%s as a flight number', (flightNumber, problems) => {
  const contact = { first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@example.com' };
  const booking = { ...SEARCH, selectedVehicle: 'DPS.avanza', total_price: 1, contact, flight_number: flightNumber };
  expect(problem(TRANSPORT_BOOKING_REQUEST, booking)).toEqual(problems);
});

describe('a map', () => {
  test('proposes from three characters on', () => {
    expect(problem(MAP_AUTOCOMPLETE_QUERY, { keyword: ' ub ' })).toEqual(['keyword']);
    expect(problem(MAP_AUTOCOMPLETE_QUERY, { keyword: 'ubu' })).toEqual([]);
  });

  test.each([
    [{ address: 'Sanur' }, []],
    [{ latitude: '-8.7', longitude: '115.2' }, []],
    [{ latitude: '-8.7' }, ['address']],
    [{ latitude: '-98', longitude: '115.2' }, ['latitude']],
  ])('finds %j', (query, problems) => {
    expect(problem(MAP_GEOCODE_QUERY, query)).toEqual(problems);
  });
});

test.each(LOCALES)('every class, charge and extra has words of its own in %s', (locale) => {
  const words = [
    ...TRANSPORT_CHARGES.map((code) => transportChargeName(code, locale)),
    ...TRANSPORT_EXTRAS.map((code) => transportExtraName(code, locale)),
  ];
  expect(new Set(words).size).toBe(words.length);
  const classes = VEHICLE_CLASSES.map((code) => vehicleClassName(code, locale));
  expect(new Set(classes).size).toBe(VEHICLE_CLASSES.length);
});
