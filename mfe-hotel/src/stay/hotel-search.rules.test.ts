import { expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import fc from 'fast-check';
import {
  countNights,
  defaultSearch,
  findStayProblem,
  formatHotelSearch,
  parseHotelSearch,
  rollForward,
  searchBody,
  searchIdentity,
  findSearchChanges,
} from './hotel-search.rules.ts';

const TODAY = '2026-11-20';
const parse = (text: string) => parseHotelSearch(new URLSearchParams(text), TODAY);

test('without anything a search is tomorrow to the day after, one room, two guests, no children', () => {
  expect(defaultSearch(TODAY)).toMatchObject({
    checkInDate: '2026-11-21',
    checkOutDate: '2026-11-22',
    rooms: 1,
    guests: 2,
    children: 0,
    guestPassport: 'ID',
  });
  expect(parse('')).toEqual(defaultSearch(TODAY));
});

const words = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,.&=?/-]{0,30}[A-Za-z0-9]$/);
const searches = fc.integer({ min: 1, max: 8 }).chain((rooms) =>
  fc.record({
    rooms: fc.constant(rooms),
    guests: fc.integer({ min: rooms, max: rooms * 4 }),
    children: fc.integer({ min: 0, max: rooms * 3 }),
    destinationKey: words,
    city: words,
    checkInDate: fc.integer({ min: 0, max: 300 }).map((days) => addDays(TODAY, days)),
    nights: fc.integer({ min: 1, max: 30 }),
    guestPassport: fc.constantFrom('ID', 'SG'),
    hotelKey: fc.oneof(fc.constant(''), words),
    hotelName: fc.oneof(fc.constant(''), words),
    roomKey: fc.oneof(fc.constant(''), words),
    correlationId: fc.oneof(fc.constant(''), words),
    categoryProductId: fc.oneof(fc.constant(''), words),
    childAges: fc.constant<number[]>([]),
  }),
);

test('what is written into an address is read back as it was', () => {
  fc.assert(
    fc.property(searches, ({ nights, ...facts }) => {
      const search = { ...facts, checkOutDate: addDays(facts.checkInDate, nights) };
      expect(parse(formatHotelSearch(search).toString())).toEqual(search);
    }),
  );
});

test('any address gives a stay of at least a night and a party within the limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (checkIn, checkOut, rooms, guests) => {
      const query = new URLSearchParams({
        checkInDate: checkIn,
        checkOutDate: checkOut,
        countRoom: rooms,
        countGuest: guests,
      });
      const search = parseHotelSearch(query, TODAY);
      expect(countNights(search)).toBeGreaterThanOrEqual(1);
      expect(search.rooms).toBeGreaterThanOrEqual(1);
      expect(search.guests).toBeGreaterThanOrEqual(search.rooms);
      expect(search.guests).toBeLessThanOrEqual(search.rooms * 4);
    }),
  );
});

test('a check-out that is not after the check-in becomes the next day', () => {
  expect(parse('checkInDate=2026-12-12&checkOutDate=2026-12-12').checkOutDate).toBe('2026-12-13');
});

test('the body carries the destination in all three spellings and the label in Indonesian', () => {
  const body = searchBody(parse('destinationKey=DPS.sanur&city=Sanur, Bali&countGuest=3&countRoom=1'));
  expect(body).toMatchObject({
    destination: { key: 'DPS.sanur', name: 'Sanur, Bali' },
    destinationKey: 'DPS.sanur',
    city: 'Sanur, Bali',
    countGuest: 3,
    labelGuest: '3 Tamu, 1 Kamar',
    guestPassport: 'ID',
    correlationId: null,
  });
});

test('a stay in the past, too far ahead or too long has its own problem', () => {
  const stay = (checkInDate: string, checkOutDate: string) =>
    findStayProblem({ ...defaultSearch(TODAY), checkInDate, checkOutDate }, TODAY);
  expect(stay('2026-11-19', '2026-11-21')).toBe('CHECK_IN_PAST');
  expect(stay('2026-11-20', '2026-11-21')).toBeUndefined();
  expect(stay('2027-11-21', '2027-11-22')).toBe('CHECK_IN_TOO_FAR');
  expect(stay('2026-12-01', '2027-01-01')).toBe('STAY_TOO_LONG');
});

test('dates that have gone by move to tomorrow with their nights; others stay', () => {
  const past = { checkInDate: '2026-01-02', checkOutDate: '2026-01-06' };
  expect(rollForward(past, TODAY)).toEqual({ checkInDate: '2026-11-21', checkOutDate: '2026-11-25' });
  const coming = { checkInDate: '2026-11-20', checkOutDate: '2026-11-22' };
  expect(rollForward(coming, TODAY)).toBe(coming);
});

test('two searches are the same whatever hotel, room or quote they carry', () => {
  const search = parse('destinationKey=DPS&checkInDate=2026-12-12&checkOutDate=2026-12-16');
  expect(searchIdentity({ ...search, hotelKey: 'H', correlationId: 'q', roomKey: 'r' })).toBe(searchIdentity(search));
  expect(searchIdentity({ ...search, guests: 3 })).not.toBe(searchIdentity(search));
});

test('the ages of children are in the address, all of them or none', () => {
  const search = { ...parse('countRoom=1&countChild=2'), childAges: [0, 11] };
  expect(formatHotelSearch(search).get('childAges')).toBe('0,11');
  expect(parse(formatHotelSearch(search).toString()).childAges).toEqual([0, 11]);
  expect(formatHotelSearch({ ...search, childAges: [3] }).has('childAges')).toBe(false);
  for (const ages of ['5', '5,12', '5,6,7', 'a,b']) {
    expect(parse(`countRoom=1&countChild=2&childAges=${ages}`).childAges).toEqual([]);
  }
  expect(searchBody(search)).not.toHaveProperty('childAges');
});

test.each([
  ['countGuest=99999&countRoom=1', ['party']],
  ['countRoom=9', ['party']],
  ['checkInDate=2026-12-16&checkOutDate=2026-12-12', ['dates']],
  ['checkInDate=2026-12-12&checkOutDate=2026-12-16&countRoom=2&countGuest=3', []],
  ['', []],
])('%s: what is shown instead is said', (query, changes) => {
  expect(findSearchChanges(new URLSearchParams(query), parse(query))).toEqual(changes);
});

test('a party that is too large becomes the largest that can be booked', () => {
  expect(parse('countGuest=99999&countRoom=1')).toMatchObject({ rooms: 1, guests: 4 });
});
