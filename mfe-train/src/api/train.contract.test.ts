import { expect, test } from '@jest/globals';
import { TRAIN_LIST } from '@wisata/kernel/contracts/train-list';
import { TRAIN_PRICE } from '@wisata/kernel/contracts/train-price';
import * as v from 'valibot';
import { FAMILY_LIST, FAMILY_PRICE } from './train.fixture.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['list', TRAIN_LIST, FAMILY_LIST],
  ['price', TRAIN_PRICE, FAMILY_PRICE],
])('the %s that pages are tested with is a whole answer of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
