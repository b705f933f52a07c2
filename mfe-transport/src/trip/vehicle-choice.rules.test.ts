import { expect, test } from '@jest/globals';
import { CONFIRMED } from '../api/transport.fixture.ts';
import { defaultSearch } from './trip-search.rules.ts';
import {
  formatVehicleChoice,
  needsLicence,
  parseVehicleChoice,
  quoteOf,
  toChoicePayload,
  withExtra,
} from './vehicle-choice.rules.ts';

const TODAY = '2026-11-24';
const CHOICE = {
  search: defaultSearch(TODAY),
  vehicle: 'DPS.avanza',
  extras: { CHILD_SEAT: 2, SECOND_DRIVER: 1 },
} as const;

test('an address carries a choice and gives it back; what nobody sells is left out', () => {
  const query = formatVehicleChoice(CHOICE);
  query.append('extra', 'PONY.1');
  query.append('extra', 'FULL_COVER.0');
  expect(parseVehicleChoice(query, TODAY)).toEqual(CHOICE);
});

test('every charge and extra sums to the total, whether the answer has charged the extra or not', () => {
  const { charges, total } = quoteOf(CONFIRMED, CHOICE.extras);
  expect([total.minor, charges.length]).toEqual([1_235_000 + 2 * 150_000 + 225_000, 5]);
  const charged = [...CONFIRMED.charges, { code: 'CHILD_SEAT' as const, quantity: 2, amount: 300_000 }];
  expect(quoteOf({ ...CONFIRMED, charges: charged }, CHOICE.extras).total).toEqual(total);
});

test('nobody gets more of an extra than there are', () => {
  expect(quoteOf(CONFIRMED, { CHILD_SEAT: 5 }).total.minor).toBe(1_235_000 + 3 * 150_000);
});

test('a licence is asked for with a second driver alone, who joins with the booking', () => {
  expect([needsLicence(CONFIRMED, CHOICE.extras), needsLicence(CONFIRMED, { CHILD_SEAT: 1 })]).toEqual([true, false]);
  expect(toChoicePayload(CHOICE).ancillaries).toEqual([{ id: 'CHILD_SEAT', quantity: 2 }]);
});

test('an extra that nobody wants any more is gone', () => {
  expect(withExtra(CHOICE.extras, 'CHILD_SEAT', 0)).toEqual({ SECOND_DRIVER: 1 });
  expect(withExtra({}, 'CHILD_SEAT', 1)).toEqual({ CHILD_SEAT: 1 });
});
