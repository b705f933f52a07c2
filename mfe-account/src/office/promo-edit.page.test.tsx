import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEN_THOUSAND_OFF } from '@wisata/kernel/contracts/admin-promo.fixture';
import type { StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const PATH = '/api/v1/admin/promo/7';
const PROMO: StaffPromo = {
  id: 7,
  code: 'GAJAH-10',
  ...TEN_THOUSAND_OFF,
  type: 'all',
  expires_at: null,
  max_uses: null,
  period_type: null,
  start_date: null,
  end_date: null,
  start_time: null,
  end_time: null,
  min_total_night: null,
  regions: [],
  hotels: [],
  check_in_days: [],
  booking_days: [],
  revision: 3,
  state: 'running',
  uses: 0,
  costs: [],
};
const LIST = '/dashboard/office/promos';

const open = () =>
  renderPage({
    routes: remote.routes,
    url: `${LIST}/edit?id=7`,
    user: { ...TEST_USER, role: 'finance' },
    messages: { account: en },
    handlers: {
      [`GET ${PATH}`]: () => ({ promo: PROMO, types: ['all'] }),
      [`PATCH ${PATH}`]: () => ({ promo: PROMO, types: ['all'] }),
      [`POST ${PATH}/end`]: () => ({ promo: PROMO, types: ['all'] }),
    },
  });

const type = async () => userEvent.type(await screen.findByRole('textbox', { name: 'Uses in all' }), '5');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a code that is being changed is not left without a question', async () => {
  const { router } = await open();
  await screen.findByRole('textbox', { name: 'Uses in all' });
  expect(isAskedByBrowser()).toBe(false);
  await type();
  expect(isAskedByBrowser()).toBe(true);
  const links = screen.getAllByRole('link', { name: 'Voucher codes' });
  await userEvent.click(links.at(-1)!);
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

test('a code that is saved leads back to the list without one', async () => {
  const { router } = await open();
  await type();
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

test('a code is ended without what is typed only after a question', async () => {
  const { router, requests } = await open();
  const ends = () => requests.filter(({ target }) => target.endsWith('/end')).length;
  await type();
  await press('End now');
  expect(screen.getByRole('dialog', { name: 'End the code without your changes?' })).toBeVisible();
  await press('Go on editing');
  expect([ends(), screen.queryByRole('dialog')]).toEqual([0, null]);
  await press('End now');
  await press('End without them');
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  expect(ends()).toBe(1);
});
