import { expect, test } from '@jest/globals';
import { groupKept, groupOf } from './device-groups.rules.ts';

test.each([
  ['price_looks.guest', 'prices'],
  ['watched_prices', 'prices'],
  ['recent_searches.hotel', 'searches'],
  ['search_form.flight', 'searches'],
  ['venue_list.city', 'searches'],
  ['saved_products.guest', 'products'],
  ['own_orders', 'orders'],
  ['guest_email', 'orders'],
  ['drafts', 'forms'],
  ['reading_currency', 'settings'],
])('%s belongs to %s', (name, group) => {
  expect(groupOf(`aerowisata_${name}`)).toBe(group);
});

test('kinds say how many things they hold, and empty ones are not named', () => {
  const kept = {
    'aerowisata_price_looks.guest': '[{"id":"a"},{"id":"b"}]',
    aerowisata_drafts: '{"hotel":{}}',
    aerowisata_reading_currency: 'USD',
  };
  expect(groupKept(kept).map(({ group, count }) => `${group} ${count}`)).toEqual(['prices 2', 'forms 1', 'settings 1']);
});
