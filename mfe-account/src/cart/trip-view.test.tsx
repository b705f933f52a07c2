import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { makeLine, VENUE_LINE } from '../api/order.fixture.ts';
import type { Line } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { makeStay, makeVisit } from '@wisata/kernel/trip.fixture';

const Card = ({ line, isTop }: SlotProps['order-line']) => (
  <article aria-label={line.code} data-top={isTop}>
    {line.title}
  </article>
);
const slots = { 'hotel:order-line': Card, 'venue:order-line': Card };

const STAY = makeLine({
  id: 'kuta',
  code: 'WSKUTA',
  title: 'Grand Inna Kuta',
  agenda: makeStay('', '2026-12-12', '2026-12-14').agenda,
});
const SECOND = makeLine({
  id: 'legian',
  code: 'WSLEGIAN',
  title: 'Pullman Legian',
  amount: 900_000,
  time_limit: '2026-11-20T07:30:00.000Z',
  agenda: makeStay('', '2026-12-13', '2026-12-16').agenda,
});
const TOUR = {
  ...VENUE_LINE,
  id: 'tour',
  code: 'WSTOUR',
  amount_idr: 738_000,
  agenda: makeVisit('', '2026-12-18 09:00').agenda,
};

const open = (lines: readonly Line[], { url = '/cart', locale }: { url?: string; locale?: 'id' } = {}) =>
  renderPage({
    routes: remote.routes,
    url,
    user: TEST_USER,
    handlers: { 'GET /api/v1/cart': () => ({ carts: lines, count: lines.length }) },
    slots,
    messages: { account: locale ? id : en },
    ...(locale ? { locale } : {}),
  });

describe('the bar of a phone', () => {
  const bar = async () => within(await screen.findByRole('region', { name: 'Pay now' }));

  test('pays what is chosen, in both ways of showing the cart', async () => {
    const user = userEvent.setup();
    await open([STAY, SECOND]);
    expect((await bar()).getByText(/Rp\.\s2\.245\.000/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Pay Grand Inna Kuta/ }));
    expect((await bar()).getByText('1 booking chosen', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sat 12 Dec 2026' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: /Pay Grand Inna Kuta/ })).not.toBeChecked();
    expect((await bar()).getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
      'href',
      '/payment?booking=legian',
    );
    await user.click(screen.getByRole('checkbox', { name: /Pay Pullman Legian/ }));
    expect((await bar()).getByText('Choose at least one booking to pay')).toBeVisible();
  });

  test('of two currencies pays the first, because one payment has one', async () => {
    await open([STAY, TOUR]);
    expect((await bar()).getByRole('link')).toHaveAttribute('href', '/payment?booking=kuta');
  });
});

describe('the cart as a trip', () => {
  test('stands day by day, each booking where it begins', async () => {
    await open([STAY, TOUR]);
    const first = await screen.findByRole('region', { name: 'Sat 12 Dec 2026' });
    expect(within(first).getByRole('article', { name: 'WSKUTA' })).toBeVisible();
    expect(first).toHaveTextContent('14:00 WITA');
    const last = screen.getByRole('region', { name: 'Mon 14 Dec 2026' });
    expect(last).toHaveTextContent(/Check out: check-out/);
    expect(within(last).queryByRole('article')).toBeNull();
    expect(screen.getByText(/2 bookings wait for payment · Sat 12 Dec to Fri 18 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Fri 18 Dec 2026' })).toHaveTextContent(
      'Tue 15 Dec to Thu 17 Dec Nothing planned for 3 days',
    );
  });

  test.each([
    ['trip', '/cart'],
    ['list', '/cart?view=list'],
  ])('tells the first card of the %s, and no other, that it stands at the top', async (_view, url) => {
    await open([SECOND, STAY], { url });
    await screen.findAllByRole('article');
    const tops = screen.getAllByRole('article').map((card) => card.dataset['top']);
    expect(tops).toEqual(['true', 'false']);
  });

  test('warns of two stays in one night and offers to remove either', async () => {
    await open([STAY, SECOND]);
    expect(await screen.findByText('Two stays in one night, from Sun 13 Dec 2026.')).toBeVisible();
    expect(screen.getByText(/Pullman Legian begins before Grand Inna Kuta ends\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Pullman Legian' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Pullman Legian goes back on sale/);
  });

  test('pays what is chosen, by its first deadline', async () => {
    await open([STAY, SECOND]);
    const card = await screen.findByRole('region', { name: 'Summary' });
    expect(card).toHaveTextContent(/pay by 14:30 WIB/);
    expect(card).toHaveTextContent(/Rp\.\s2\.245\.000/);
    await userEvent.click(within(card).getByRole('checkbox', { name: 'Pay Pullman Legian' }));
    expect(within(card).getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
      'href',
      '/payment?booking=kuta',
    );
    expect(within(card).getByText(/Pay by 15:00 WIB/)).toBeVisible();
  });

  test('pays dollars apart, with the rupiah beside them', async () => {
    await open([STAY, TOUR]);
    const [, dollars] = await screen.findAllByRole('region', { name: /^Summary/ });
    expect(dollars).toHaveTextContent('Paid separately, in Singapore dollars');
    expect(dollars).toHaveTextContent(/about Rp\.\s738\.000/);
  });

  test('is a list on request, which shows at once and asks for no booking again, and the address remembers it', async () => {
    const { router, requests } = await open([STAY, SECOND]);
    const list = await screen.findByRole('radio', { name: 'List' });
    const asked = requests.length;
    fireEvent.click(list);
    expect(list).toBeChecked();
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sat 12 Dec 2026' })).toBeNull());
    expect(screen.getByRole('article', { name: 'WSLEGIAN' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Trip' }));
    expect(await screen.findByRole('region', { name: 'Sat 12 Dec 2026' })).toBeVisible();
    expect(requests).toHaveLength(asked);
  });

  test('has no switch where nothing has a day', async () => {
    await open([makeLine()]);
    await screen.findByRole('article');
    expect(screen.queryByRole('radio', { name: 'Trip' })).toBeNull();
  });

  test('speaks Indonesian', async () => {
    await open([STAY, SECOND], { locale: 'id' });
    expect(await screen.findByText(/Dua penginapan pada malam yang sama, mulai Min, 13 Des 2026/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sab, 12 Des 2026' })).toHaveTextContent('14.00 WITA');
  });
});
