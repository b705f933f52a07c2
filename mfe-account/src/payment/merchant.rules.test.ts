import { expect, test } from '@jest/globals';
import { MERCHANTS } from '../api/order.fixture.ts';
import { groupMerchants } from './merchant.rules.ts';

test('ways to pay stand in a fixed order of headings, whatever order they came in', () => {
  const groups = groupMerchants(MERCHANTS.toReversed());
  expect(groups.map(({ group }) => group)).toEqual(['virtual-account', 'e-wallet', 'retail']);
});

test('headings under which nothing can be chosen come last', () => {
  const rupiahOnly = MERCHANTS.map((each) => (each.group === 'virtual-account' ? { ...each, available: false } : each));
  expect(groupMerchants(rupiahOnly)[0]?.group).toBe('e-wallet');
  expect(groupMerchants(rupiahOnly).map(({ group }) => group)).toContain('virtual-account');
});

test('one that is impossible stays in its group', () => {
  const [retail] = groupMerchants(MERCHANTS).slice(-1);
  expect(retail?.merchants).toEqual([expect.objectContaining({ productName: 'Indomaret', available: false })]);
});

test('a heading without ways is left out', () => {
  expect(groupMerchants([])).toEqual([]);
});
