import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRIP_LINE_FIELDS, tripOf } from '@wisata/kernel/contracts/trip';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import * as v from 'valibot';
import { LINE } from '../api/order.schema.ts';
import { makeRequest } from '../api/order.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { LATE_TOUR, SUNSET, TRIP_ANSWER, TRIP_LINES } from './trip.fixture.ts';

const TRIP = 'POST /api/v1/trip';
const Card = ({ line }: SlotProps['order-line']) => <article aria-label={line.code}>{line.title}</article>;
const slots = { 'hotel:order-line': Card, 'flight:order-line': Card, 'tour:order-line': Card };
const ORDERS = TRIP_LINES.map((line) => ({ id: line.id, email: 'ayu@wisata.test' }));

function keepOrders(): void {
  const ends = { openUntil: 0, endsAt: Date.parse('2027-11-21T07:00:00Z') };
  window.localStorage.setItem('aerowisata_own_orders', JSON.stringify(ORDERS.map((order) => ({ ...order, ...ends }))));
}

beforeAll(
  () => Promise.all([import('./trip.page.tsx'), import('./trip-view.tsx'), import('../messages/trip/en.ts')]),
  30_000,
);

const open = ({
  locale,
  member = false,
  url = '/trip',
  handlers = {},
}: {
  locale?: 'id';
  member?: boolean;
  url?: string;
  handlers?: Handlers;
} = {}) =>
  renderPage({
    routes: remote.routes,
    url,
    ...(member ? { user: TEST_USER } : {}),
    handlers: { [TRIP]: () => TRIP_ANSWER, ...handlers },
    slots,
    messages: { account: locale ? id : en },
    ...(locale ? { locale } : {}),
  });

const day = (name: string) => screen.findByRole('region', { name });

test('the answer that this page is tested with is whole', () => {
  expect(Object.keys(TRIP_LINE_FIELDS)).toContain('agenda');
  expect(v.parse(tripOf(LINE), TRIP_ANSWER)).toEqual(TRIP_ANSWER);
});

describe('a trip', () => {
  test('of a guest is made of this device’s orders, each proved by its e-mail', async () => {
    keepOrders();
    const { requests } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bali' })).toBeVisible();
    expect(screen.getByText(/Sat 12 Dec to Wed 16 Dec 2026 · 5 bookings · 4 paid · 1 to pay/)).toBeVisible();
    expect(requests.find(({ target }) => target === TRIP)?.json).toEqual({
      locale: 'en',
      orders: ORDERS.map((order) => ({ order_id: order.id, email: order.email })),
    });
    expect(within(await day('Sat 12 Dec 2026')).getByRole('article', { name: 'WSOUT' })).toBeVisible();
  });

  test('of a member asks for nothing to be added, and nobody without bookings is asked for at all', async () => {
    const { requests } = await open({ member: true });
    await day('Sat 12 Dec 2026');
    expect(requests.find(({ target }) => target === TRIP)?.json).toEqual({ locale: 'en', orders: [] });
    const guest = await open();
    expect(await screen.findByText('No trip yet')).toBeVisible();
    expect(guest.requests).toEqual([]);
  });

  test('tells the clash and the tight gap with their minutes, on top and in the strip of days', async () => {
    await open({ member: true });
    expect(await screen.findByText('Two bookings clash on Wed 16 Dec 2026.')).toBeVisible();
    expect(screen.getByText('Ubud by bicycle and Citilink QG 691 overlap: nobody can be at both.')).toBeVisible();
    expect(screen.getByText('Tight: 15 minutes to spare on Sat 12 Dec 2026.')).toBeVisible();
    expect(screen.getByText(/25 minutes for bags and the way out, about 60 minutes by car/)).toBeVisible();
    const days = within(screen.getByRole('navigation', { name: 'Days of the trip' }));
    expect(days.getAllByRole('listitem').map((item) => item.dataset['state'])).toEqual([
      'tight',
      'free',
      'free',
      'free',
      'clash',
    ]);
  });

  test('mends a clash where the rules of a booking allow it', async () => {
    const asked: unknown[] = [];
    const handlers = {
      'POST /api/v1/messages/create-new': ({ json }: { json: unknown }) => {
        asked.push(json);
        return makeRequest();
      },
    };
    await open({ member: true, handlers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Move to another day: Ubud by bicycle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /day/i }), '15-12-2026');
    await user.type(dialog.getByRole('textbox', { name: /reason|why/i }), 'Our flight leaves before it ends.');
    await user.click(dialog.getByRole('button', { name: /ask|send/i }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ type: 'reschedule', order_id: LATE_TOUR.id, wanted_date: '2026-12-15' });
    expect(screen.getByRole('button', { name: 'Give up, nothing is paid yet: Sunset at the temple' })).toBeVisible();
  });

  test('pays what is open in one press and says what comes back', async () => {
    await open({ member: true });
    const pay = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(pay.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
      'href',
      `/payment?booking=${SUNSET.id}`,
    );
    expect(screen.getByRole('heading', { name: 'Money coming back' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'WSREFUND' })).toBeVisible();
    expect(screen.getByText(/Rp\.\s1\.345\.000 goes back to how you paid: all of it\./)).toBeVisible();
  });

  test('tells the way from the airport and when to leave for it, with the transfer filled in', async () => {
    await open({ member: true });
    const first = within(await day('Sat 12 Dec 2026'));
    expect(first.getByText(/you are out with your bags at about 13:45 WITA\. About 35 minutes by car\./)).toBeVisible();
    const { transfers } = TEST_OFFER.descriptions['transport'] ?? {};
    if (transfers) {
      expect(first.getByRole('link', { name: 'See transfers' })).toHaveAttribute(
        'href',
        expect.stringContaining('pickUp=airport%3ADPS&dropOff=hotel%3A1&pickUpDate=2026-12-12&pickUpTime=14%3A00'),
      );
    }
  });

  test('is shared by a link and shared no more', async () => {
    const share = { token: 'abc.def', booking_ids: ['out'], created_at: '2026-11-20T07:00:00.000Z' };
    let shares: object[] = [];
    const ended: unknown[] = [];
    const copied = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    const user = userEvent.setup();
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    await open({
      member: true,
      handlers: {
        [TRIP]: () => ({ ...TRIP_ANSWER, shares }),
        'POST /api/v1/trip/share': () => {
          shares = [share];
          return share;
        },
        'POST /api/v1/trip/unshare': ({ json }) => {
          ended.push(json);
          shares = [];
          return null;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Share plan' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining('/trip/shared/abc.def')));
    await user.click(await screen.findByRole('button', { name: 'End sharing' }));
    await waitFor(() => expect(ended).toEqual([{ token: 'abc.def', orders: [] }]));
    expect(await screen.findByRole('button', { name: 'Share plan' })).toBeVisible();
  });

  test('of this device is forgotten in one press', async () => {
    keepOrders();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Forget them on this device' }));
    expect(await screen.findByText('No trip yet')).toBeVisible();
    expect(window.localStorage.getItem('aerowisata_own_orders')).toBeNull();
  });

  test('speaks Indonesian', async () => {
    await open({ member: true, locale: 'id' });
    expect(await screen.findByText('Mepet: sisa 15 menit pada Sab, 12 Des 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pindah ke hari lain: Ubud by bicycle' })).toBeVisible();
  });
});

describe('a shared trip', () => {
  const SHARED = 'GET /api/v1/trip/shared/abc.def';
  const answer = {
    first_names: ['Ayu'],
    lines: TRIP_LINES.slice(0, 3).map(({ service, agenda, title }, index) => ({
      id: String(index + 1),
      service,
      title,
      is_paid: index < 2,
      agenda,
    })),
  };

  test('shows when and where, and nothing that can be pressed to change it', async () => {
    await open({ url: '/trip/shared/abc.def', handlers: { [SHARED]: () => answer } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bali' })).toBeVisible();
    expect(screen.getByText(/Trip of Ayu/)).toBeVisible();
    expect(within(await day('Sat 12 Dec 2026')).getByText('not paid yet')).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('that has ended says so', async () => {
    const handlers = { [SHARED]: () => refusal(404, 'Not shared', { code: 'TRIP_NOT_SHARED' }) };
    await open({ url: '/trip/shared/abc.def', handlers });
    expect(await screen.findByText('This trip is not shared any more.')).toBeVisible();
  });
});
