import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEN_THOUSAND_OFF } from '@wisata/kernel/contracts/admin-promo.fixture';
import type { PromoAudience, StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { pageWith } from '../api/member.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';
import { toInput, toSave } from './promo-form.rules.ts';

const PATH = '/api/v1/admin/promo';
const PROMO: StaffPromo = {
  id: 7,
  code: 'GAJAH-10',
  ...TEN_THOUSAND_OFF,
  type: 'all',
  expires_at: '2027-01-01T02:00:30.000Z',
  max_uses: 50,
  period_type: 'booking',
  start_date: '2026-11-01',
  end_date: null,
  start_time: '22:00',
  end_time: null,
  min_total_night: null,
  regions: ['Bali', 'Lombok'],
  hotels: [],
  check_in_days: [6, 7],
  booking_days: [],
  revision: 3,
  state: 'running',
  uses: 12,
  costs: [{ currency: 'IDR', paid: 90_000, open: 30_000 }],
};
const AUDIENCE: PromoAudience = {
  days: 30,
  open: { all: 4, eligible: 1 },
  paid: { all: 20, eligible: 15 },
  members: { all: 9, eligible: 6 },
  reasons: [
    { code: 'PROMO_MIN_ORDER', orders: 6 },
    { code: 'PROMO_USED_UP', orders: 2 },
  ],
  discount: 160_000,
  is_cut: false,
};

function open(path: string, handlers: Handlers = {}, locale: 'en' | 'id' = 'en') {
  return renderPage({
    routes: remote.routes,
    url: `/dashboard/office/promos${path}`,
    locale,
    user: { ...TEST_USER, role: 'finance' },
    messages: { account: locale === 'id' ? id : en },
    handlers: {
      [`GET ${PATH}`]: () => pageWith([PROMO]),
      [`GET ${PATH}/types`]: () => ['all', 'hotel'],
      [`GET ${PATH}/7`]: () => ({ promo: PROMO, types: ['all', 'hotel'] }),
      [`POST ${PATH}/audience`]: () => AUDIENCE,
      ...handlers,
    },
  });
}

test('what a form shows of a code is what it sends, a seven for Sunday as zero', () => {
  const { id: _id, state: _state, uses: _uses, costs: _costs, ...written } = PROMO;
  expect(toSave(toInput(PROMO), PROMO)).toEqual({ ...written, check_in_days: [6, 0] });
});

test('the list says state, uses, limit and what a code has cost', async () => {
  await open('');
  const list = within(await screen.findByRole('list', { name: 'Voucher codes' }));
  expect(list.getByRole('link', { name: 'GAJAH-10' })).toHaveAttribute('href', '/dashboard/office/promos/edit?id=7');
  for (const words of ['Running', '12 of 50 uses', 'Rp. 90.000', /Rp. 30.000 on orders still to be paid/]) {
    expect(list.getByText(words)).toBeVisible();
  }
  expect(unannouncedLists()).toEqual([]);
});

describe('the editor', () => {
  const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }));

  test.each([
    [
      'en',
      'Who could use it',
      '15 of 20',
      'The total amount does not meet the minimum order requirement.',
      'No use is left',
    ],
    ['id', 'Siapa yang dapat memakainya', '15 dari 20', /belum mencapai jumlah minimum/, 'Kuota pemakaian habis'],
  ] as const)(
    '%s: tells who could use the code, and why others could not',
    async (locale, title, share, ...reasons) => {
      const { requests } = await open('/edit?id=7', {}, locale);
      const panel = within(await screen.findByRole('region', { name: title }));
      expect(await panel.findByText(share)).toBeVisible();
      for (const reason of reasons) expect(panel.getByText(reason)).toBeVisible();
      expect(unannouncedLists()).toEqual([]);
      expect(requests.find(({ target }) => target.includes('audience'))?.json).toMatchObject({ id: 7, days: 30 });
    },
  );

  test('asks again for what is typed, and a code keeps its name', async () => {
    const user = userEvent.setup();
    const { requests } = await open('/edit?id=7');
    const field = await screen.findByRole('textbox', { name: 'Orders from' });
    await user.clear(field);
    await user.type(field, '50.000');
    const asked = () => requests.filter(({ target }) => target.includes('audience')).at(-1)?.json;
    await waitFor(() => expect(asked()).toMatchObject({ min_order: 50_000 }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly');
  });

  test('makes a new code with its limits', async () => {
    const user = userEvent.setup();
    const { requests, router } = await open('/edit?id=new', {
      [`POST ${PATH}`]: () => ({ promo: PROMO, types: ['all'] }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'BARU20');
    await user.click(screen.getByRole('radio', { name: 'A percentage' }));
    await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '12,5');
    await user.type(screen.getByRole('textbox', { name: 'At most' }), '100.000');
    await press('Make the code');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/office/promos'));
    expect(requests.find(({ target }) => target === `POST ${PATH}`)?.json).toMatchObject({
      revision: 0,
      code: 'BARU20',
      is_fixed: false,
      discount_percent: 12.5,
      discount_max: 100_000,
      max_uses: null,
    });
  });

  test.each([
    ['en', 'It has been used 12 times already.', 'Save', 'Uses in all'],
    ['id', 'Kode ini sudah dipakai lebih sering.', 'Simpan', 'Jumlah pemakaian'],
  ] as const)('%s: says beside the field what cannot be', async (locale, problem, save, label) => {
    const fields = { max_uses: 'It has been used 12 times already.' };
    await open(
      '/edit?id=7',
      { [`PATCH ${PATH}/7`]: () => refusal(400, 'No', { code: 'VALIDATION_FAILED', fields }) },
      locale,
    );
    await press(save);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(new RegExp(problem)),
    );
  });

  test.each([
    ['en', 'Last day', 'Save', 'Write the day like 24 Dec 2026'],
    ['id', 'Hari terakhir', 'Simpan', 'Tulis tanggal seperti 24 Des 2026'],
  ] as const)('%s: is not saved with a day that nobody can read', async (locale, label, save, problem) => {
    const user = userEvent.setup();
    const { requests, toasts } = await open('/edit?id=7', {}, locale);
    await user.type(await screen.findByRole('textbox', { name: label }), '31/12/26');
    await press(save);
    const link = await screen.findByRole('link', { name: problem });
    expect(link.closest('[role="group"]')).toHaveFocus();
    await user.click(link);
    expect(screen.getByRole('textbox', { name: label })).toHaveFocus();
    expect(requests.some(({ target }) => target.startsWith('PATCH'))).toBe(false);
    expect(toasts).toEqual([]);
  });

  test('ends a code as it was opened, and says so when somebody else has changed it', async () => {
    const { requests } = await open('/edit?id=7', {
      [`POST ${PATH}/7/end`]: () => refusal(409, 'Changed', { code: 'PROMO_CHANGED' }),
    });
    await press('End now');
    expect(await screen.findByText(/Somebody else has changed this code/)).toBeVisible();
    expect(requests.find(({ target }) => target.endsWith('/7/end'))?.json).toEqual({ revision: 3 });
  });

  test('leads back to the codes in Indonesian too', async () => {
    const { router } = await open(
      '/edit?id=7',
      { [`POST ${PATH}/7/end`]: () => ({ promo: PROMO, types: ['all'] }) },
      'id',
    );
    await press('Akhiri sekarang');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/office/promos'));
  });
});
