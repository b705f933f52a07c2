import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { orderLine } from './order-line.ts';
import {
  STATION_ANSWERS,
  TRAIN_HOLD_ANSWER,
  TRAIN_LIST_ANSWER,
  TRAIN_PRICE_ANSWER,
  TRAIN_QUEUE_ANSWERS,
  TRAIN_SEATS_ANSWER,
  TRAIN_STOPS_ANSWER,
} from './train-answers.fixture.ts';
import { TRAIN_BOOKING_REQUEST } from './train-booking-request.ts';
import { TRAIN_RECORD } from './train-booking.fixture.ts';
import { TRAIN_LIST } from './train-list.ts';
import { TRAIN_PRICE } from './train-price.ts';
import { TRAIN_QUEUE } from './train-queue.ts';
import { TRAIN_RECORDS } from './train-records.ts';
import { TRAIN_HOLD_REQUEST, TRAIN_LIST_REQUEST } from './train-requests.ts';
import { TRAIN_HOLD, TRAIN_SEATS } from './train-seats.ts';
import { STATION } from './train-stations.ts';
import { TRAIN_STOPS } from './train-stops.ts';

test.each([
  ['stations', v.array(STATION), STATION_ANSWERS],
  ['list', TRAIN_LIST, TRAIN_LIST_ANSWER],
  ['price', TRAIN_PRICE, TRAIN_PRICE_ANSWER],
  ['stops', TRAIN_STOPS, TRAIN_STOPS_ANSWER],
  ['seats', TRAIN_SEATS, TRAIN_SEATS_ANSWER],
  ['hold', TRAIN_HOLD, TRAIN_HOLD_ANSWER],
  ['queue', v.array(TRAIN_QUEUE), TRAIN_QUEUE_ANSWERS],
])('the fixture of the %s is an answer as the contract has it', (_name, schema, answer) => {
  expect(v.parse(schema as v.GenericSchema, answer)).toEqual(answer);
});

test('a train booking is a record of today, alone and in the line of an order', () => {
  expect(TRAIN_RECORDS.check(TRAIN_RECORD)).toEqual(TRAIN_RECORD);
  expect(TRAIN_RECORDS.find(TRAIN_RECORD)).toEqual(TRAIN_RECORD);
  expect(() => TRAIN_RECORDS.check({ ...TRAIN_RECORD, train_details: [] })).toThrow(/train_details/);
  const status = {
    payment_status: 'unpaid',
    status: 'unpaid',
    status_checkout: 'open',
    status_issue: 'waiting',
    time_limit: '2026-11-20T07:00:00.000Z',
  } as const;
  const line = {
    id: 'a',
    code: 'WS7K3M9Q2X',
    title: 'Jakarta (GMR) ⇄ Surabaya (SBI)',
    service: 'train',
    amount: 2_670_000,
    amount_before_discount: 2_670_000,
    total_discount: 0,
    promo_code: null,
    currency: 'IDR',
    amount_idr: null,
    created_at: '2026-11-20T06:00:00.000Z',
    updated_at: '2026-11-20T06:00:00.000Z',
    user_id: null,
    user_first_name: 'Ayu',
    user_last_name: 'Lestari',
    user_email: 'ayu@mail.example',
    search: {},
    ...status,
    detail: { ...TRAIN_RECORD, ...status },
  };
  expect(v.parse(orderLine(), line)).toEqual(line);
});

const SEARCH = { origin: 'gmr', destination: 'SBI', departDate: '2026-12-11' };

test('a search takes stations of two and three letters, four adults and an empty return date', () => {
  expect(v.parse(TRAIN_LIST_REQUEST, { ...SEARCH, destination: 'yk', returnDate: '', adult: '4' })).toEqual({
    ...SEARCH,
    origin: 'GMR',
    destination: 'YK',
    returnDate: null,
    adult: 4,
    infant: 0,
  });
  expect(v.is(TRAIN_LIST_REQUEST, { ...SEARCH, adult: 5 })).toBe(false);
  expect(v.is(TRAIN_LIST_REQUEST, { ...SEARCH, origin: 'G' })).toBe(false);
});

test('passenger types are the numbers of trains or their codes; seats are named as tickets name them', () => {
  const person = { title: 'MR', first_name: 'Ayu', last_name: 'Lestari' };
  const contact = { first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@mail.example' };
  const types = [1, '2', 'ADT'].map((type) => ({ ...person, type }));
  const asked = { journeys: [{ ClassKey: 'T.4.20261211.GMR.SBI.EKS' }], contact, passengers: types };
  expect(v.parse(TRAIN_BOOKING_REQUEST, asked).passengers.map(({ type }) => type)).toEqual(['ADT', 'INF', 'ADT']);
  expect(v.is(TRAIN_BOOKING_REQUEST, { ...asked, passengers: [{ ...person, type: 3 }] })).toBe(false);
  const hold = (seat: string) => ({ journeys: [{ ClassKey: 'T.4.20261211.GMR.SBI.EKS', Seats: [seat] }] });
  expect(v.is(TRAIN_HOLD_REQUEST, hold('EKS-3 / 7A'))).toBe(true);
  expect(v.is(TRAIN_HOLD_REQUEST, hold('7A'))).toBe(false);
});
