import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { PROFILE, SITI, pageWith } from '../api/member.fixture.ts';
import { findCard, openProfile, PASSENGERS } from '../testing/profile-page.tsx';

const saved: Blob[] = [];
// Transforming what comes after the page is slow, and none of its business is measured by it.
beforeAll(
  () => Promise.all([import('./member-profile.page.tsx'), import('./my-data-card.tsx'), import('./company-card.tsx')]),
  30_000,
);
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = jest.fn();
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const LISTS = {
  'GET /api/v1/notification': () => ({ notifications: [], unread: 0 }),
  'GET /api/v1/dashboard/booking': () => pageWith([{ id: 'b1' }]),
  'GET /api/v1/transaction': () => pageWith([]),
  'GET /api/v1/itinerary': () => pageWith([]),
};

test('one file holds what the site and this browser keep, every page of it and without the sign-in', async () => {
  window.localStorage.setItem('aerowisata_saved_products.guest', '[]');
  window.localStorage.setItem('aerowisata__token.local', 'secret');
  window.localStorage.setItem('other', 'not ours');
  const everyone = Array.from({ length: 130 }, (_, index) => ({ ...SITI, id: `p-${index}` }));
  await openProfile('/member/profile', {
    handlers: {
      ...LISTS,
      [`GET ${PASSENGERS}`]: ({ query }) => {
        const from = (Number(query.get('page') ?? 1) - 1) * 100;
        return { ...pageWith([]), data: everyone.slice(from, from + 100), total: everyone.length };
      },
    },
  });
  await userEvent.click((await findCard('My data')).getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = JSON.parse(await textOf(saved[0]!));
  expect(file).toMatchObject({
    profile: { email: PROFILE.email },
    bookings: [{ id: 'b1' }],
    device: { 'aerowisata_saved_products.guest': '[]' },
    exported_on: '2026-11-20',
  });
  expect(file.passengers).toHaveLength(130);
  expect(JSON.stringify(file)).not.toMatch(/secret|not ours/);
});

test('a part that cannot be had is said, and no half file is given', async () => {
  const handlers = { ...LISTS, 'GET /api/v1/transaction': () => refusal(400, 'Out of order') };
  await openProfile('/member/profile', { handlers });
  const card = await findCard('My data');
  await userEvent.click(card.getByRole('button', { name: 'Download my data' }));
  expect(await card.findByText(/Out of order/)).toBeVisible();
  expect(saved).toHaveLength(0);
});

test('this device is cleared after one question, and the member is signed out here', async () => {
  window.localStorage.setItem('aerowisata_drafts', '{}');
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  window.localStorage.setItem('other', 'not ours');
  const { app } = await openProfile();
  await userEvent.click((await findCard('My data')).getByRole('button', { name: 'Clear this device' }));
  expect(window.localStorage.getItem('aerowisata_drafts')).toBe('{}');
  const yes = screen.getAllByRole('button', { name: 'Clear this device' }).at(-1)!;
  await userEvent.click(yes);
  await waitFor(() => expect(app.session.user()).toBeUndefined());
  expect(window.localStorage.getItem('aerowisata_drafts')).toBeNull();
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBeNull();
  expect(window.localStorage.getItem('other')).toBe('not ours');
});

test('what this device keeps is listed by its kind, for guests too, and each kind is deleted alone', async () => {
  window.localStorage.setItem('aerowisata_price_looks.guest', '[{"id":"a"},{"id":"b"}]');
  window.localStorage.setItem('aerowisata_own_orders', '[{"id":"1"}]');
  const user = userEvent.setup();
  const { requests } = await openProfile('/my-data');
  const list = within(await screen.findByRole('list', { name: 'On this device' }));
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('span')?.firstChild?.textContent)).toEqual([
    'Prices looked at and watched',
    'Orders of this device',
  ]);
  await user.click(list.getByRole('button', { name: 'Delete Prices looked at and watched' }));
  expect(window.localStorage.getItem('aerowisata_price_looks.guest')).toBeNull();
  expect(window.localStorage.getItem('aerowisata_own_orders')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download what is kept here' }));
  expect(JSON.parse(await textOf(saved[0]!)).device).toEqual({ aerowisata_own_orders: '[{"id":"1"}]' });
  await user.click(list.getByRole('button', { name: 'Delete Orders of this device' }));
  expect(screen.getByText('This browser keeps nothing.')).toBeVisible();
  // None of it is in any request.
  expect(requests.map(({ json }) => JSON.stringify(json)).join()).not.toContain('price_looks');
});
