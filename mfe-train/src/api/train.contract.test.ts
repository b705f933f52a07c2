import { expect, test } from '@jest/globals';
import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import { TRAIN_LIST } from '@wisata/kernel/contracts/train-list';
import { TRAIN_PRICE } from '@wisata/kernel/contracts/train-price';
import { SAVED_SUHARTO } from '@wisata/runtime/testing-orders';
import * as v from 'valibot';
import { FAMILY_LIST, FAMILY_PRICE } from './train.fixture.ts';
import { STATION } from './train.schema.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['list', TRAIN_LIST, FAMILY_LIST],
  ['price', TRAIN_PRICE, FAMILY_PRICE],
  ['saved passenger', PASSENGER, SAVED_SUHARTO],
])('the %s that pages are tested with is a whole answer of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});

test('a station is read under both names that its fields have', () => {
  const read = v.parse(STATION, { Code: 'GMR', StationName: 'Gambir', CityName: 'Jakarta' });
  expect(read).toEqual(v.parse(STATION, { station_code: 'GMR', station_name: 'Gambir', city: 'Jakarta' }));
  expect(read).toMatchObject({ station_code: 'GMR', city: 'Jakarta' });
});
