import { expect, test } from '@jest/globals';
import { ITINERARY_DAY } from '@wisata/kernel/contracts/itinerary';
import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import { MERCHANT } from '@wisata/kernel/contracts/payment';
import { PROMO } from '@wisata/kernel/contracts/promo';
import { TRAVELLER_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import { USER } from '@wisata/kernel/contracts/user';
import * as v from 'valibot';
import * as itinerary from './itinerary.fixture.ts';
import * as member from './member.fixture.ts';
import * as order from './order.fixture.ts';
import { LINE } from './order.schema.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['lines', v.array(LINE), [order.makeLine(), order.VENUE_LINE, order.PAID_LINE]],
  ['transaction', order.TRANSACTION_ANSWER, order.makeTransaction()],
  ['ways to pay', v.array(MERCHANT), order.MERCHANTS],
  ['voucher code', PROMO, order.makePromo()],
  ['request', TRAVELLER_REQUEST, order.makeRequest()],
  ['itinerary', v.array(itinerary.ITINERARY_ANSWER), [itinerary.makeItinerary(), itinerary.OWN_ITEM]],
  ['days', v.array(ITINERARY_DAY), itinerary.DAYS],
  ['passengers', v.array(PASSENGER), [member.SITI, member.SUHARTO]],
  ['user', USER, member.PROFILE],
])('the %s that pages are tested with are whole answers of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
