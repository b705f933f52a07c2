import { expect, test } from '@jest/globals';
import { changeRow, childBedOf, countRow, findRowRefusal, travellerOf, withChildBed } from './people-rows.rules.ts';

test('infants follow adults, and the last adult stays', () => {
  const paxes = [travellerOf('ADT'), travellerOf('INF')];
  expect(findRowRefusal(paxes, 'INF', 1)).toEqual({ code: 'INFANT_NEEDS_ADULT' });
  expect(findRowRefusal(paxes, 'ADT', -1)).toEqual({ code: 'ADULT_REQUIRED' });
  expect(findRowRefusal(paxes, 'CHD', -1)).toEqual({ code: 'NONE_LEFT' });
  expect(findRowRefusal([...paxes, travellerOf('ADT')], 'ADT', -1)).toBeUndefined();
  expect(
    findRowRefusal(
      Array.from({ length: 99 }, () => travellerOf('ADT')),
      'CHD',
      1,
    ),
  ).toEqual({ code: 'MOST' });
});

test('children are counted by the bed they sleep in, between adults and infants', () => {
  const paxes = [travellerOf('ADT'), travellerOf('INF')];
  const more = changeRow(changeRow(paxes, 'CHD_BED', 1), 'ADT', 1);
  expect(more.map(({ type }) => type)).toEqual(['ADT', 'ADT', 'CHD', 'INF']);
  expect([countRow(more, 'CHD_BED'), countRow(more, 'CHD')]).toEqual([1, 0]);
  expect(countRow(changeRow(more, 'CHD_BED', -1), 'CHD_BED')).toBe(0);
});

test('children who all sleep alike say so, and take on the beds that a package sells', () => {
  const [plain, bed, none] = [travellerOf('CHD'), travellerOf('CHD_BED'), travellerOf('CHD_NO_BED')];
  const parties = [[plain], [bed, bed], [none], [bed, none], [travellerOf('ADT')]];
  expect(parties.map(childBedOf)).toEqual([undefined, true, false, undefined, undefined]);
  const family = [travellerOf('ADT'), plain, none];
  const prices = { ChildExtraBedPrice: 60, ChildNoBedPrice: 0 };
  expect(withChildBed(family, prices, true)).toEqual([travellerOf('ADT'), bed, none]);
  expect(withChildBed(family, prices, false)).toEqual(family);
  expect(withChildBed(family, prices, undefined)).toEqual(family);
});
