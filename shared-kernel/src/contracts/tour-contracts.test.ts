import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { TOUR_DEPARTURES_ANSWER, TOUR_DETAIL_ANSWER, TOUR_LIST_ANSWER } from './tour-answers.fixture.ts';
import { TOUR_RECORD, VENUE_RECORD } from './tour-booking.fixture.ts';
import { TOUR_BREAKDOWN_ANSWER, TOUR_PRICE_ANSWER } from './tour-price.fixture.ts';
import { TOUR_BREAKDOWN, TOUR_PRICES } from './tour-price.ts';
import { TOUR_DETAIL, TOUR_LIST } from './tour-product.ts';
import { TOUR_RECORDS } from './tour-records.ts';
import { VENUE_RECORDS } from './venue-records.ts';
import {
  VENUE_DETAIL_ANSWER,
  VENUE_LIST_ANSWER,
  VENUE_PASS_ANSWER,
  VENUE_PRICE_ANSWER,
  VENUE_WEEKEND_PRICE_ANSWER,
} from './venue-answers.fixture.ts';

test.each([
  ['tours', TOUR_LIST, TOUR_LIST_ANSWER],
  ['venues', TOUR_LIST, VENUE_LIST_ANSWER],
  ['tour of a period', TOUR_DETAIL, TOUR_DETAIL_ANSWER],
  ['tour with departures', TOUR_DETAIL, TOUR_DEPARTURES_ANSWER],
  ['venue with sessions', TOUR_DETAIL, VENUE_DETAIL_ANSWER],
  ['pass', TOUR_DETAIL, VENUE_PASS_ANSWER],
  ['price of a tour', TOUR_PRICES, [TOUR_PRICE_ANSWER]],
  ['prices of a venue', TOUR_PRICES, [VENUE_PRICE_ANSWER, VENUE_WEEKEND_PRICE_ANSWER]],
  ['breakdown', TOUR_BREAKDOWN, TOUR_BREAKDOWN_ANSWER],
])('the fixture of the %s is an answer as the contract has it', (_name, schema, answer) => {
  expect(v.parse(schema as v.GenericSchema, answer)).toEqual(answer);
});

test.each([
  ['tour', TOUR_RECORDS, TOUR_RECORD],
  ['venue', VENUE_RECORDS, VENUE_RECORD],
] as const)(
  'a %s booking is a record of today whose total is the one that was checked',
  (_service, records, record) => {
    expect(records.check(record)).toEqual(record);
    expect(records.find(record)).toEqual(record);
    expect([record.breakdown.GrandTotal, record.payments.at(-1)!.amount]).toEqual([
      record.grand_total,
      record.grand_total,
    ]);
    expect(() => records.check({ ...record, paxes: [] })).toThrow(/paxes/);
  },
);
