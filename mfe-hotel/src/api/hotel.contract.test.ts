import { expect, test } from '@jest/globals';
import { HOTEL_CANCEL_POLICY } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { HOTEL_DETAIL } from '@wisata/kernel/contracts/hotel-detail';
import { HOTEL_LIST } from '@wisata/kernel/contracts/hotel-list';
import { HOTEL_CITY, HOTEL_NAME } from '@wisata/kernel/contracts/hotel-places';
import { HOTEL_PRICE_DAYS } from '@wisata/kernel/contracts/hotel-price-days';
import * as v from 'valibot';
import * as booking from './hotel-booking.fixture.ts';
import * as fixture from './hotel.fixture.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['cities', v.array(HOTEL_CITY), fixture.CITIES],
  ['names', v.array(HOTEL_NAME), fixture.HOTEL_NAMES],
  ['prices of nights', HOTEL_PRICE_DAYS, fixture.PRICE_ANSWER],
  ['list', HOTEL_LIST, fixture.availability([fixture.SAMUDRA, fixture.WANAKARTA])],
  ['detail', HOTEL_DETAIL, fixture.DETAIL_ANSWER],
  ['detail of a checkout', HOTEL_DETAIL, booking.HOTEL],
  ['rules of cancelling', HOTEL_CANCEL_POLICY, fixture.CANCEL_ANSWER],
  ['rules of cancelling in a checkout', HOTEL_CANCEL_POLICY, booking.POLICY],
])('the %s that pages are tested with are whole answers of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
