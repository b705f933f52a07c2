import { expect, test } from '@jest/globals';
import { TRAIN_BOOKING_REQUEST } from '@wisata/kernel/contracts/train-booking-request';
import { typedDayOf } from '@wisata/kernel/typed-day';
import * as v from 'valibot';
import { toTrainPrice } from '../api/train-adapter.ts';
import { DEPART_KEY, FAMILY_PRICE, FAMILY_QUERY, RETURN_KEY } from '../api/train.fixture.ts';
import { emptyForm, emptyPassenger, fitForm, hasTyped, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import { birthProblem, findProblems } from './checkout-problems.rules.ts';
import { parseCheckoutQuery } from './checkout-query.rules.ts';
import { linesOf, unexplained } from './fare-lines.rules.ts';
import { findFormField, toPayload } from './train-payload.rules.ts';

const QUERY = parseCheckoutQuery(
  new URLSearchParams(`${FAMILY_QUERY}&departKey=${DEPART_KEY}&returnKey=${RETURN_KEY}&totalPrice=2670000`),
  '2026-11-20',
)!;
const TRIP = { counts: QUERY.search.counts, departDate: '2026-12-11' };
const PRICE = toTrainPrice(FAMILY_PRICE);

const family = (): CheckoutForm => ({
  contact: {
    title: 'MRS',
    firstName: 'Ayu',
    lastName: 'Lestari',
    oneName: false,
    email: ' ayu@mail.example ',
    phone: { callingCode: '62', national: '0812 3456 7890' },
  },
  isTravelling: true,
  adults: [
    { ...emptyPassenger(), idNumber: '3171025704910003' },
    {
      ...emptyPassenger('MSTR'),
      firstName: 'Suharto',
      oneName: true,
      noCard: true,
      birth: typedDayOf('2015-05-02'),
    },
  ],
  infants: [{ ...emptyPassenger('MSTR'), firstName: 'Bima', lastName: 'Lestari', birth: typedDayOf('2025-03-09') }],
});

test('a whole form has no problem, and an empty one says everything in the order of the page', () => {
  expect(findProblems(family(), TRIP)).toEqual([]);
  expect(findProblems(fitForm(emptyForm(), TRIP.counts), TRIP).map(({ name, key }) => `${name} ${key}`)).toEqual([
    'contact.title title',
    'contact.firstName firstEmpty',
    'contact.lastName lastEmpty',
    'contact.email email',
    'contact.phone.national phone',
    'adults.0.idNumber idEmpty',
    'adults.1.title title',
    'adults.1.firstName firstEmpty',
    'adults.1.lastName lastEmpty',
    'adults.1.idNumber idEmpty',
    'infants.0.firstName firstEmpty',
    'infants.0.lastName lastEmpty',
    'infants.0.birth birthEmpty',
  ]);
});

test.each([
  ['2023-12-11', 'ADT', undefined],
  ['2023-12-12', 'ADT', 'isInfant'],
  ['2023-12-12', 'INF', undefined],
  ['2023-12-11', 'INF', 'isAdult'],
  ['2009-12-11', 'ADT', 'cardNeeded'],
  ['2009-12-12', 'ADT', undefined],
  ['2026-12-12', 'INF', 'birthFuture'],
] as const)('born %s is %s: %s', (date, type, problem) => {
  expect(birthProblem(typedDayOf(date), type, TRIP.departDate)).toBe(problem);
});

test('what is sent is a booking of the contract, with seats, places in line and the birth date for who has no card', () => {
  const payload = toPayload(QUERY, family(), PRICE, { hold: 'h.1', queue: undefined });
  expect(v.parse(TRAIN_BOOKING_REQUEST, payload).passengers.map(({ type }) => type)).toEqual(['ADT', 'ADT', 'INF']);
  expect(payload).toMatchObject({
    journeys: [{ ClassKey: DEPART_KEY }, { ClassKey: RETURN_KEY }],
    adult: 2,
    infant: 1,
    hold: 'h.1',
    queue: null,
    total_price: 2_670_000,
    contact: { title: 'MRS', email: 'ayu@mail.example', mobile_phone: '6281234567890' },
    passengers: [
      { index: 1, type: 1, title: 'MRS', id_type: 1, id_number: '3171025704910003', birth_date: null },
      { last_name: 'Suharto', birth_date: '2015-05-02', id_number: '02-05-2015', email: 'ayu@mail.example' },
      { index: 3, type: 2, title: 'MSTR', id_number: '09-03-2025', email: 'noreply@example.com', phone: '0000000000' },
    ],
  });
});

test.each([
  ['contact.mobile_phone', 'contact.phone.national'],
  ['passengers.0.first_name', 'contact.firstName'],
  ['passengers.1.first_name', 'adults.1.firstName'],
  ['passengers.0.id_number', 'adults.0.idNumber'],
  ['passengers.1.id_number', 'adults.1.birth'],
  ['passengers.2.birth_date', 'infants.0.birth'],
  ['passengers.7.birth_date', undefined],
  ['journeys.0.ClassKey', undefined],
])('the server means with %s the field %s', (path, field) => {
  expect(findFormField(path, family(), TRIP)).toBe(field);
});

test('a draft is read as it was kept, and one of another shape counts as none', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(family())))).toEqual(family());
  for (const odd of [undefined, {}, { contact: {} }, { contact: { phone: {} }, adults: 1 }])
    expect(parseDraft(odd)).toBeUndefined();
  expect([emptyForm(), family()].map(hasTyped)).toEqual([false, true]);
});

test('an address without a train for each way leads to no checkout', () => {
  const query = new URLSearchParams(`${FAMILY_QUERY}&departKey=${DEPART_KEY}`);
  expect(parseCheckoutQuery(query, '2026-11-20')).toBeUndefined();
  query.delete('returnDate');
  expect(parseCheckoutQuery(query, '2026-11-20')?.chosen).toEqual([DEPART_KEY]);
});

test('the rows of all trains add up to the total, infants have none, and what is missing is said', () => {
  const lines = PRICE.trains.flatMap(linesOf);
  expect(lines.reduce((sum, { sum: { minor } }) => sum + minor, 0)).toBe(PRICE.total.minor);
  expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['ADT']));
  expect(unexplained(PRICE).minor).toBe(0);
  expect(unexplained({ ...PRICE, total: { minor: PRICE.total.minor + 500, currency: 'IDR' } }).minor).toBe(500);
});
