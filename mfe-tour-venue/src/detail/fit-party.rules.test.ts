import { expect, test } from '@jest/globals';
import { BOROBUDUR_PRICE } from '../api/visit.fixture.ts';
import { fitParty } from './fit-party.rules.ts';
import { travellerOf } from './people-rows.rules.ts';

const [group, own] = BOROBUDUR_PRICE.PricePackages;
const party = (adults: number, children = 0) => [
  ...Array.from({ length: adults }, () => travellerOf('ADT')),
  ...Array.from({ length: children }, () => travellerOf('CHD')),
];

test('a package that wants more people is filled with adults, and one without children leaves them out', () => {
  expect(fitParty(own!, party(2))).toMatchObject({ added: 2, leftOut: 0 });
  const fitted = fitParty(own!, party(2, 1))!;
  expect([fitted.added, fitted.leftOut, fitted.paxes.map(({ type }) => type).join()]).toEqual([
    2,
    1,
    'ADT,ADT,ADT,ADT',
  ]);
  expect(fitParty(group!, party(2, 1))).toMatchObject({ added: 0, leftOut: 0 });
});

test('who stays away of too many is not guessed', () => {
  expect(fitParty(group!, party(5))).toBeUndefined();
  expect(fitParty(own!, party(0, 3))).toBeUndefined();
});
