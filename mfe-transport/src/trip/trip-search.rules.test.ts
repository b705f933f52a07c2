import { describe, expect, test } from '@jest/globals';
import {
  defaultSearch,
  formatTripSearch,
  HALF_HOURS,
  parseTripSearch,
  reviveSearch,
  toSearchPayload,
  withMode,
  withStart,
  type TripSearch,
} from './trip-search.rules.ts';

const TODAY = '2026-11-24';
const RENTAL: TripSearch = {
  mode: 'self-drive',
  pickUp: 'airport:DPS',
  dropOff: 'district:DPS.ubud',
  pickUpDate: '2026-12-08',
  pickUpTime: '10:00',
  dropOffDate: '2026-12-11',
  dropOffTime: '09:30',
  outOfTown: true,
  passengers: 3,
  bags: 4,
  flight: '',
};
const TRANSFER: TripSearch = { ...RENTAL, mode: 'transfer', outOfTown: false, flight: 'GA 402' };

describe('an address', () => {
  test.each([RENTAL, { ...RENTAL, dropOff: '', outOfTown: false }, defaultSearch(TODAY)])(
    'carries a search and gives it back: %j',
    (search) => expect(parseTripSearch(formatTripSearch(search), TODAY)).toEqual(search),
  );

  test('carries the flight of a transfer, and no end', () => {
    const query = formatTripSearch(TRANSFER);
    expect([query.get('flight'), query.has('dropOffDate'), query.has('outOfTown')]).toEqual(['GA 402', false, false]);
  });

  test('that says nothing readable means three days in Bali, a week from today', () => {
    const query = new URLSearchParams('mode=taxi&pickUpTime=10:15&pickUpDate=soon&passengers=90&bags=-1');
    expect(parseTripSearch(query, TODAY)).toEqual(defaultSearch(TODAY));
    expect(defaultSearch(TODAY)).toMatchObject({
      pickUp: 'airport:DPS',
      pickUpDate: '2026-12-01',
      dropOffDate: '2026-12-04',
    });
  });

  test('without an end gives a driver until the evening', () => {
    const query = new URLSearchParams('mode=with-driver&pickUp=city:JOG&pickUpDate=2026-12-08&pickUpTime=08:00');
    expect(parseTripSearch(query, TODAY)).toMatchObject({ dropOffDate: '2026-12-08', dropOffTime: '20:00' });
  });
});

test('the API is asked for what counts in the mode', () => {
  expect(toSearchPayload(TRANSFER)).toEqual({
    mode: 'transfer',
    pickUp: 'airport:DPS',
    dropOff: 'district:DPS.ubud',
    pickUpDate: '2026-12-08',
    pickUpTime: '10:00',
    passengers: 3,
    bags: 4,
  });
  expect(toSearchPayload({ ...RENTAL, dropOff: '' })).not.toHaveProperty('dropOff');
  expect(toSearchPayload(RENTAL)).toMatchObject({ dropOffDate: '2026-12-11', outOfTown: true });
});

test('days that have gone by are moved ahead, and others stay', () => {
  expect(reviveSearch(RENTAL, TODAY)).toBe(RENTAL);
  const moved = reviveSearch({ ...RENTAL, pickUpDate: TODAY }, TODAY);
  expect([moved.pickUpDate, moved.dropOffDate]).toEqual(['2026-12-01', '2026-12-04']);
});

test('a driver is hired for a day, and a later beginning takes the end along', () => {
  expect(withMode(RENTAL, 'with-driver')).toMatchObject({ dropOffDate: '2026-12-08', dropOffTime: '20:00' });
  expect(withMode(RENTAL, 'self-drive')).toBe(RENTAL);
  expect(withStart(RENTAL, '2026-12-20', '12:00')).toMatchObject({ dropOffDate: '2026-12-23', dropOffTime: '12:00' });
  expect(withStart(RENTAL, '2026-12-09', '12:00')).toMatchObject({ dropOffDate: '2026-12-11', dropOffTime: '09:30' });
});

test('a day has 48 half hours', () => {
  expect([HALF_HOURS.length, HALF_HOURS[0], HALF_HOURS.at(-1)]).toEqual([48, '00:00', '23:30']);
});
