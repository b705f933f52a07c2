import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupplierHealth } from '@wisata/kernel/contracts/admin-suppliers';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';

const HOTEL: SupplierHealth = {
  supplier: 'hotel',
  state: 'down',
  asked: 1840,
  slow: 12,
  failed: 900,
  garbage: 40,
  last_good_at: '2026-11-20T03:00:00.000Z',
  last_fault: 'The supplier does not answer',
};
const EXTRAS: SupplierHealth = {
  supplier: 'category-product',
  state: 'quiet',
  asked: 0,
  slow: 0,
  failed: 0,
  garbage: 0,
  last_good_at: null,
  last_fault: null,
};

function open(locale: 'en' | 'id', answers: (readonly SupplierHealth[])[]) {
  return renderPage({
    routes: remote.routes,
    url: '/dashboard/office/suppliers',
    locale,
    user: { ...TEST_USER, role: 'support' },
    messages: { account: locale === 'id' ? id : en },
    handlers: {
      'GET /api/v1/admin/supplier': () => ({
        slow_ms: 3000,
        suppliers: answers.length > 1 ? answers.shift() : answers[0],
      }),
    },
  });
}

test.each([
  ['en', 'Suppliers', 'Down', 'Cannot be read', 'Activities and extras', 'Not asked'],
  ['id', 'Pemasok', 'Bermasalah', 'Tidak terbaca', 'Aktivitas dan ekstra', 'Tidak ditanya'],
] as const)('%s: says of each supplier how it answers', async (locale, title, down, garbage, extras, quiet) => {
  await open(locale, [[HOTEL, EXTRAS]]);
  const [hotel, other] = within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
  expect(within(hotel!).getByText(down)).toBeVisible();
  expect(within(hotel!).getByText(HOTEL.last_fault!)).toBeVisible();
  expect(within(hotel!).getByText(garbage).nextElementSibling).toHaveTextContent('40');
  expect(within(other!).getByText(extras)).toBeVisible();
  expect(within(other!).getByText(quiet)).toBeVisible();
  expect(unannouncedLists()).toEqual([]);
});

test('a press asks again', async () => {
  await open('en', [[HOTEL], [{ ...HOTEL, state: 'good', last_fault: null }]]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('Answers well')).toBeVisible();
});
