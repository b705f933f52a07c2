import { expect, test } from '@jest/globals';
import { AIRPORT } from '@wisata/kernel/contracts/flight-airports';
import { FLIGHT_FARE } from '@wisata/kernel/contracts/flight-fare';
import { FLIGHT_LIST } from '@wisata/kernel/contracts/flight-list';
import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import * as v from 'valibot';
import { fareAnswer, KIRANA, SUHARTO } from './flight-checkout.fixture.ts';
import { airport, availability, CITILINK, fareDetail, GARUDA, VIA_SURABAYA } from './flight.fixture.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['airport', AIRPORT, airport('CGK', 'Jakarta')],
  ['list', FLIGHT_LIST, availability([CITILINK, VIA_SURABAYA], [GARUDA])],
  ['fare', FLIGHT_FARE, fareDetail([CITILINK], 2_550_000)],
  ['saved passengers', v.array(PASSENGER), [SUHARTO, KIRANA]],
  ['fare of a checkout', FLIGHT_FARE, fareAnswer({ counts: { ADT: 2, CHD: 1, INF: 1 }, isReturn: true })],
])('the %s that pages are tested with is a whole answer of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
