import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { makeLine, makeTransaction, PAID_LINE, type TransactionAnswer } from '../api/order.fixture.ts';
import type { Transaction } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';

const LIST = 'GET /api/v1/transaction';
const WAITING = makeTransaction();
const PAID = makeTransaction({ id: 'paid', number: 'TRX-PAID', paymentStatus: 'paid', bookings: [PAID_LINE] });

const pageOf = (items: readonly Transaction[], total = items.length): Handlers => ({
  [LIST]: ({ query }) => ({ data: items, current_page: Number(query.get('page') ?? 1), per_page: 10, total }),
});
const open = (handlers: Handlers, url = '/member/history', locale?: 'id') =>
  renderPage({
    routes: remote.routes,
    url,
    user: TEST_USER,
    handlers,
    messages: { account: locale ? id : en },
    ...(locale ? { locale } : {}),
  });

describe('the list of transactions', () => {
  test('shows number, state, bookings and amount of each', async () => {
    await open(pageOf([WAITING, PAID]));
    const waiting = await screen.findByRole('article', { name: /TRX-261120-000007/ });
    expect(waiting).toHaveTextContent(/Grand Inna Kuta.*Order ID WS7K3M9Q2X.*Rp\.\s1\.349\.000/);
    expect(within(waiting).getByText('Unpaid')).toBeVisible();
    expect(within(waiting).getByRole('link', { name: 'Continue to pay' })).toHaveAttribute(
      'href',
      `/payment?booking=${makeLine().id}`,
    );
    const paid = screen.getByRole('article', { name: /TRX-PAID/ });
    expect(within(paid).getByText('Paid')).toBeVisible();
    expect(within(paid).queryByRole('link', { name: 'Continue to pay' })).toBeNull();
    expect(within(paid).getByRole('link', { name: 'Open transaction' })).toHaveAttribute(
      'href',
      '/dashboard/order/detail?transaction=paid',
    );
    expect(unannouncedLists()).toEqual([]);
  });

  test.each<[string, Partial<TransactionAnswer>]>([
    ['Expired', { paymentStatus: 'process', bookings: [makeLine({ time_limit: '2026-11-20T06:00:00.000Z' })] }],
    ['Error', { paymentStatus: 'failed' }],
    ['Canceled', { paymentStatus: 'canceled' }],
  ])('names a payment that is over: %s', async (label, changes) => {
    await open(pageOf([makeTransaction(changes)]));
    const card = await screen.findByRole('article');
    expect(within(card).getByText(label)).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Continue to pay' })).toBeNull();
  });

  test('asks the server for what the address says', async () => {
    const { requests } = await open(
      pageOf([PAID]),
      '/member/history?keyword=kuta&service=hotel,flight&startDate=2026-11-01&endDate=2026-11-30&page=2',
    );
    await screen.findByRole('article');
    const { query } = requests.find(({ target }) => target === LIST)!;
    expect(Object.fromEntries(query)).toEqual({
      keyword: 'kuta',
      service: 'hotel,flight',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      page: '2',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('kuta');
    expect(screen.getByRole('button', { name: 'Flight', pressed: true })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'From day' })).toHaveValue('Sun 1 Nov 2026');
  });

  test('keeps keyword, services and days in the address', async () => {
    const user = userEvent.setup();
    const { router } = await open(pageOf([PAID], 31), '/member/history?page=3');
    await user.type(await screen.findByRole('searchbox'), 'bali{enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=bali'));
    await user.click(screen.getByRole('button', { name: 'Hotel' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=bali&service=hotel'));
    await user.type(screen.getByRole('textbox', { name: 'Until day' }), '30 Nov 2026{enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=bali&service=hotel&endDate=2026-11-30'));
    await user.click(await screen.findByRole('button', { name: /Remove filter “bali”/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?service=hotel&endDate=2026-11-30'));
    // The address is known before the page is drawn.
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'href',
        '/member/history?service=hotel&endDate=2026-11-30&page=2',
      ),
    );
  });

  test('can be of activities and extras alone, which are sold beside services', async () => {
    // As the release of the remote that sells them describes them: without a place among services.
    const beside = (key: string, one: string) => {
      const names = { many: one, one, search: one };
      return { key, names: { en: names, id: names }, icon: '', document: 'voucher' } as const;
    };
    const descriptions = {
      ...TEST_OFFER.descriptions,
      category_product_activities: beside('category_product_activities', 'Activity'),
      category_product_ancillary: beside('category_product_ancillary', 'Extra'),
    };
    const { router } = await renderPage({
      routes: remote.routes,
      url: '/member/history',
      user: TEST_USER,
      handlers: pageOf([PAID]),
      messages: { account: en },
      config: { descriptions },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Activity' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Extra' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?service=category_product_activities,category_product_ancillary'),
    );
  });

  test('refuses a last day before the first', async () => {
    const user = userEvent.setup();
    const { router } = await open(pageOf([PAID]), '/member/history?startDate=2026-11-10');
    const until = await screen.findByRole('textbox', { name: 'Until day' });
    await user.type(until, '1 Nov 2026{enter}');
    expect(until).toHaveAccessibleDescription('The first day is after the last');
    expect(router.state.location.search).toBe('?startDate=2026-11-10');
  });

  test('says that nothing fits, and shows everything again', async () => {
    const { router } = await open(pageOf([]), '/member/history?keyword=nowhere');
    expect(await screen.findByRole('heading', { name: 'Transaction not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all transactions' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('that is empty leads to the search', async () => {
    await open(pageOf([]));
    expect(await screen.findByRole('heading', { name: 'Transaction not found' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/');
  });

  test('that cannot be had is asked for again', async () => {
    let up = false;
    await open({ [LIST]: (request) => (up ? pageOf([PAID])[LIST]!(request) : refusal(500, 'The database is away.')) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your transactions cannot be shown' })).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('speaks Indonesian', async () => {
    await open(pageOf([PAID]), '/member/history', 'id');
    expect(await screen.findByRole('heading', { level: 1, name: 'Transaksi' })).toBeVisible();
    expect(screen.getByText('Lunas')).toBeVisible();
  });
});
