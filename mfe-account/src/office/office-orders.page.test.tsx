import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, makeRequest } from '../api/order.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';

const LIST = 'GET /api/v1/admin/order';
const LINE = makeLine({ payment_status: 'paid', status_checkout: 'done', status_issue: 'issued' });
const ONE = `${LIST}/${LINE.id}`;
const ANSWER = 'POST /api/v1/admin/request/request-1';

const SUPPLIERS = 'GET /api/v1/admin/supplier';
const HOTEL = {
  supplier: 'hotel',
  state: 'good',
  asked: 1000,
  slow: 0,
  failed: 2,
  garbage: 0,
  last_good_at: '2026-11-20T03:00:00.000Z',
  last_fault: null,
};
const FLIGHT = { ...HOTEL, supplier: 'flight', state: 'down', slow: 100, failed: 500, garbage: 120 };

const ROW = (({ detail: _, search: __, user_id: ___, ...row }) => ({ ...row, requests: ['refund'] }))(LINE);
const found = (data: readonly object[] = [ROW]) => ({
  data,
  current_page: 1,
  per_page: 10,
  from: 1,
  to: 1,
  first_item: 1,
  last_item: 1,
  total: data.length,
  fields: null,
  waiting: { failed: 0, request: 1 },
});
const order = (requests = [makeRequest()], more: object = {}) => ({
  order: { ...LINE, timeline: [], refund_estimate: null, cancellation: null, reservations: [], requests },
  phone: '+62 812 3456',
  locale: 'en',
  timeline: [{ at: '2026-11-20T03:00:00.000Z', kind: 'created', note: null, actor: 'guest' }],
  payments: [],
  stock: null,
  mails: [{ id: 'm1', at: '2026-11-20T03:00:00.000Z', subject: 'Order booked', status: 'kept' }],
  ...more,
});

function open(query = '', handlers: Handlers = {}, locale: 'en' | 'id' = 'en', role = 'support') {
  return renderPage({
    routes: remote.routes,
    url: `/dashboard/office/orders${query}`,
    locale,
    user: { ...TEST_USER, role },
    messages: { account: locale === 'id' ? id : en },
    handlers: {
      [LIST]: () => found(),
      [ONE]: () => order(),
      [SUPPLIERS]: () => ({ slow_ms: 3000, suppliers: [HOTEL, FLIGHT] }),
      ...handlers,
    },
  });
}

describe('the strip of suppliers', () => {
  test.each([
    ['en', 'Suppliers', 'Down', '62% bad, 10% slow'],
    ['id', 'Pemasok', 'Bermasalah', '62% buruk, 10% lambat'],
  ] as const)('says who is down first: %s', async (locale, name, down, words) => {
    await open('', {}, locale);
    const strip = within(await screen.findByRole('region', { name }));
    const [first, second] = strip.getAllByRole('listitem');
    expect(within(first!).getByText(down)).toBeVisible();
    expect(within(first!).getByText(words)).toBeVisible();
    expect(second).toHaveTextContent(/0[.,]2%/);
    expect(strip.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/dashboard\/office\/suppliers$/));
  });

  test('is not asked for by finance, and orders stand without it', async () => {
    const { requests } = await open('', {}, 'en', 'finance');
    await screen.findByRole('link', { name: LINE.code });
    expect(requests.filter(({ target }) => target === SUPPLIERS)).toEqual([]);
    await open('', { [SUPPLIERS]: () => refusal(500, 'Away') });
    expect((await screen.findAllByRole('link', { name: LINE.code })).at(-1)).toBeVisible();
  });
});

describe('the list', () => {
  test('is searched as one types, after a pause, and says what waits', async () => {
    const user = userEvent.setup();
    const { router, requests } = await open();
    await user.type(await screen.findByRole('searchbox'), 'lest');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=lest'));
    const asked = requests.filter(({ target }) => target === LIST).map(({ query }) => query.get('keyword'));
    expect(asked).toEqual([null, 'lest']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByText('Lest', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 order waits for an answer' })).toHaveAttribute(
      'href',
      '/dashboard/office/orders?state=request',
    );
  });

  test('goes by field and state, and back to all', async () => {
    const user = userEvent.setup();
    const { router } = await open('?keyword=x', { [LIST]: () => ({ ...found([]), total: 0 }) });
    expect(await screen.findByRole('heading', { name: 'Orders not found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=x&field=email'));
    await user.selectOptions(screen.getByLabelText('State'), 'Failed Issuance');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=x&field=email&state=failed'));
  });

  test('is walked with keys, and Escape leads back to the search', async () => {
    const user = userEvent.setup();
    const second = { ...ROW, id: 'second', code: 'WSSECOND22' };
    await open('', { [LIST]: () => found([ROW, second]) });
    (await screen.findByRole('link', { name: LINE.code })).focus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'WSSECOND22' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: LINE.code })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('that cannot be had says so; in Indonesian too', async () => {
    await open('', { [LIST]: () => refusal(500, 'Away') }, 'id');
    expect(await screen.findByRole('heading', { name: 'Pesanan tidak dapat ditampilkan' })).toBeVisible();
  });
});

test('support asks the traveller something, and reads what was answered', async () => {
  const user = userEvent.setup();
  const request = makeRequest({ status: 'in-review' });
  const said = [
    { at: '2026-11-20T05:00:00.000Z', kind: 'question', note: 'Who travels?' },
    { at: '2026-11-20T06:00:00.000Z', kind: 'reply', note: 'Nobody does.' },
  ];
  const { requests } = await open(`?id=${LINE.id}`, {
    [ONE]: () => order([{ ...request, timeline: [...request.timeline, ...said] }]),
    [ANSWER]: () => request,
  });
  const talk = within(await screen.findByRole('list', { name: 'Asked and answered so far' }));
  expect(talk.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('We asked: Who travels?'),
    expect.stringContaining('The traveller answered: Nobody does.'),
  ]);
  expect(unannouncedLists()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Ask a question' }));
  const field = screen.getByRole('textbox', { name: 'Question to the traveller' });
  expect(field).toHaveValue('');
  await user.type(field, 'Which card was it?');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  await waitFor(() =>
    expect(requests.find(({ target }) => target === ANSWER)?.json).toEqual({
      status: 'question',
      note: 'Which card was it?',
    }),
  );
});

describe('a refund request', () => {
  const panel = async () => within(await screen.findByRole('complementary', { name: 'Order' }));

  test('is answered with the amount of the rules and a day, which the button and the letter name', async () => {
    const user = userEvent.setup();
    const { requests, toasts } = await open(`?id=${LINE.id}`, { [ANSWER]: () => refusal(500, 'x') });
    const at = await panel();
    expect(at.getByLabelText('Amount that goes back')).toHaveValue('1210500');
    await user.clear(at.getByLabelText('Amount that goes back'));
    await user.type(at.getByLabelText('Amount that goes back'), '500000');
    expect(at.getByDisplayValue(/Rp\..500\.000 goes back to you by Fri 27 Nov 2026/)).toBeVisible();
    await user.click(at.getByRole('button', { name: /Send answer, refund Rp\..500\.000/ }));
    const sent = requests.find(({ target }) => target === ANSWER)?.json;
    expect(sent).toMatchObject({ status: 'answered', decision: 'accepted', refund: 500_000 });
    expect(await at.findByRole('alert')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  test('is answered, and whoever answered stays at the order', async () => {
    const user = userEvent.setup();
    let requests = [makeRequest()];
    const answered = {
      ...makeRequest(),
      status: 'answered',
      decision: 'accepted',
      refund: { amount: 1_210_500, currency: 'IDR' },
    } as const;
    await open(`?id=${LINE.id}`, {
      [ONE]: () => order(requests),
      [ANSWER]: () => {
        requests = [answered];
        const { title, service, user_first_name, user_last_name, user_email } = LINE;
        return {
          ...answered,
          booking_id: 'b',
          order_id: 'o',
          title,
          service,
          user_first_name,
          user_last_name,
          user_email,
        };
      },
    });
    const at = await panel();
    await user.click(at.getByRole('button', { name: /Send answer/ }));
    await waitFor(() => expect(at.queryByRole('button', { name: /Send answer/ })).toBeNull());
    expect(at.getByRole('heading', { level: 2, name: `Order ${LINE.code}` })).toHaveFocus();
  });

  test('is not sent with more than was paid', async () => {
    const user = userEvent.setup();
    const { requests } = await open(`?id=${LINE.id}`);
    const at = await panel();
    await user.type(at.getByLabelText('Amount that goes back'), '000');
    await user.click(at.getByRole('button', { name: /Send answer/ }));
    expect(at.getAllByText('Enter at most what was paid').length).toBeGreaterThan(0);
    expect(requests.some(({ target }) => target === ANSWER)).toBe(false);
  });

  test('is not sent with a day that nobody can read', async () => {
    const user = userEvent.setup();
    const { requests } = await open(`?id=${LINE.id}`);
    const at = await panel();
    const day = at.getByRole('textbox', { name: 'With the traveller by' });
    await user.clear(day);
    await user.type(day, '31/12/26');
    await user.click(at.getByRole('button', { name: /Send answer/ }));
    expect(at.getByRole('link', { name: 'Write the day like 24 Dec 2026' })).toBeVisible();
    expect(requests.some(({ target }) => target === ANSWER)).toBe(false);
  });

  test('that was answered stands as the traveller reads it', async () => {
    const answered = makeRequest({
      status: 'answered',
      decision: 'accepted',
      refund: { amount: 500_000, currency: 'IDR' },
      agreed_date: '2026-11-30',
    });
    await open(`?id=${LINE.id}`, { [ONE]: () => order([answered]) });
    const at = await panel();
    expect(at.getByText(/Rp\..500\.000 goes back, with you by Mon 30 Nov 2026/)).toBeVisible();
    expect(at.queryByRole('button', { name: /Send answer/ })).toBeNull();
  });

  test('comes with its reasons: history, payments, stock and mails', async () => {
    await open(`?id=${LINE.id}`);
    const at = await panel();
    for (const name of ['History', 'Payments', 'Held for this order', 'Mails']) {
      expect(at.getByRole('heading', { name })).toBeVisible();
    }
    expect(at.getByText('Order booked')).toBeVisible();
  });

  test('tells in the language of the page what the payment partner said', async () => {
    const paid = {
      id: 'p1',
      number: 'TXAB12CD34',
      status: 'paid',
      channel: 'BCA',
      amount: 1_345_000,
      fee: 0,
      currency: 'IDR',
      created_at: '2026-11-20T03:00:00.000Z',
      paid_at: '2026-11-20T03:01:00.000Z',
      is_replaced: false,
      refund: null,
      notices: [{ at: '2026-11-20T03:01:00.000Z', kind: 'settled', outcome: 'paid' }],
    };
    const stock = { items: [{ product: 'HTL-1', part: 'Deluxe', day: '2026-12-12', count: 1 }], released_at: null };
    await open(`?id=${LINE.id}`, { [ONE]: () => order([], { payments: [paid], stock }) }, 'id');
    expect(await screen.findByText(/mitra pembayaran: lunas · dicatat lunas$/)).toBeVisible();
    expect(await screen.findByText(/1 × HTL-1/)).toBeVisible();
    expect(unannouncedLists()).toEqual([]);
  });
});

test.each([
  ['support', ['Orders', 'Members', 'Suppliers', 'Changes']],
  ['finance', ['Orders', 'Voucher codes', 'Changes']],
])('the menu of %s', async (role, names) => {
  await open('', {}, 'en', role);
  const menu = within(await screen.findByRole('navigation', { name: 'Back office' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
});
