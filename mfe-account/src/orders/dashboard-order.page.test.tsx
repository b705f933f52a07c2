import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, PAID_LINE, VENUE_LINE } from '../api/order.fixture.ts';
import type { Line } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const OPEN_LINE = makeLine({ id: 'open', code: 'WS0OPEN000' });
const LATE = makeLine({ id: 'late', code: 'WS0LATE000', time_limit: '2026-11-20T06:00:00.000Z' });
const ADD = 'POST /api/v1/itinerary/add';
const Card = ({ line }: SlotProps['order-line']) => <article aria-label={line.code}>{line.title}</article>;
const slots = { 'hotel:order-line': Card, 'venue:order-line': Card };

const listOf =
  (lines: readonly Line[], total = lines.length) =>
  () => ({
    data: lines,
    current_page: 1,
    per_page: 10,
    total,
  });
const added = (bookingId: string) => ({
  id: `it-${bookingId}`,
  booking_id: bookingId,
  service: 'hotel',
  title: 'Stay',
  start_date: '2026-12-12',
});

const open = (handlers: Handlers, url = '/dashboard/order') =>
  renderPage({ routes: remote.routes, url, user: TEST_USER, handlers, slots, messages: { account: en } });

const choose = (code: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${code}` }));

describe('the booking list', () => {
  test('shows what is ahead first, and past and cancelled ones each by themselves', async () => {
    const { router, requests } = await open({
      'GET /api/v1/dashboard/booking': ({ query }) =>
        listOf(query.get('when') === 'cancelled' ? [LATE] : [PAID_LINE])(),
    });
    expect(await screen.findByRole('article', { name: PAID_LINE.code })).toBeVisible();
    expect(requests.at(-1)?.query.get('when')).toBe('upcoming');
    const times = within(screen.getByRole('group', { name: 'Which bookings' }));
    expect(times.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'Upcoming',
      'Past',
      'Cancelled',
    ]);
    await userEvent.click(times.getByRole('radio', { name: 'Cancelled' }));
    expect(await screen.findByRole('article', { name: LATE.code })).toBeVisible();
    expect(screen.queryByRole('article', { name: PAID_LINE.code })).toBeNull();
    expect(router.state.location.search).toBe('?when=cancelled');
  });

  test('says what was asked about tours, with its reference, and leads back to it', async () => {
    const inquiry = {
      reference: 'INQ7K3M9Q2X',
      service: 'tour',
      uniqueId: 'TUR-014',
      title: 'Komodo by phinisi',
      tour_date: '2026-12-05',
      people: 2,
      notes: '',
      status: 'received',
      created_at: '2026-11-20T03:00:00.000Z',
    };
    await open({
      'GET /api/v1/dashboard/booking': listOf([PAID_LINE]),
      'GET /api/v1/dashboard/inquiry': () => ({ data: [inquiry], current_page: 1, per_page: 10, total: 1 }),
    });
    const section = within(await screen.findByRole('region', { name: 'Your enquiries' }));
    expect(section.getByText('INQ7K3M9Q2X · Sat 5 Dec 2026 · 2 travellers')).toBeVisible();
    expect(section.getByRole('link', { name: 'Komodo by phinisi' })).toHaveAttribute(
      'href',
      '/tour/detail?uniqueId=TUR-014',
    );
  });

  test('narrows to one service behind a button, and keeps what time was chosen', async () => {
    const { requests, router } = await open(
      {
        'GET /api/v1/dashboard/booking': listOf([PAID_LINE, VENUE_LINE]),
        'GET /api/v1/dashboard/booking-hotel': listOf([PAID_LINE]),
      },
      '/dashboard/order?when=past',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Filter by service' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Hotel' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: VENUE_LINE.code })).toBeNull());
    expect(router.state.location.search).toBe('?when=past&service=hotel');
    expect(screen.getByRole('button', { name: 'Filter by service: Hotel' })).toBeVisible();
    expect(requests.at(-1)?.target).toBe('GET /api/v1/dashboard/booking-hotel');
    expect(requests.at(-1)?.query.get('when')).toBe('past');
  });

  test('pays the chosen bookings that wait for money', async () => {
    await open({ 'GET /api/v1/dashboard/booking': listOf([OPEN_LINE, PAID_LINE, LATE]) });
    await screen.findByRole('article', { name: OPEN_LINE.code });
    expect(screen.queryByRole('region', { name: 'Chosen bookings' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3 on this page' }));
    const bar = await screen.findByRole('region', { name: 'Chosen bookings' });
    expect(bar).toHaveTextContent(/3 bookings chosen · Rp\.\s1\.345\.000 to pay/);
    expect(within(bar).getByRole('link', { name: 'Pay 1 booking' })).toHaveAttribute('href', '/payment?booking=open');
    await userEvent.click(within(bar).getByRole('button', { name: 'Unselect all' }));
    expect(screen.queryByRole('region', { name: 'Chosen bookings' })).toBeNull();
  });

  test('of two currencies cannot be paid at once', async () => {
    await open({ 'GET /api/v1/dashboard/booking': listOf([OPEN_LINE, VENUE_LINE]) });
    await screen.findByRole('article', { name: OPEN_LINE.code });
    await choose(OPEN_LINE.code);
    await choose(VENUE_LINE.code);
    const bar = screen.getByRole('region', { name: 'Chosen bookings' });
    expect(bar).toHaveTextContent('Currency Error');
    expect(within(bar).queryByRole('link')).toBeNull();
    await choose(VENUE_LINE.code);
    expect(within(bar).getByRole('link', { name: 'Pay 1 booking' })).toBeVisible();
  });

  test('puts the chosen ones on the itinerary, but not what is over', async () => {
    const { requests, toasts } = await open({
      'GET /api/v1/dashboard/booking': listOf([PAID_LINE, OPEN_LINE, LATE]),
      [ADD]: ({ json }) => added((json as { id: string }).id),
    });
    await screen.findByRole('article', { name: OPEN_LINE.code });
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3 on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to itinerary' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Added to itinerary', kind: 'success' }]));
    expect(requests.filter(({ target }) => target === ADD).map(({ json }) => json)).toEqual([
      { id: PAID_LINE.id },
      { id: 'open' },
    ]);
    expect(screen.queryByRole('region', { name: 'Chosen bookings' })).toBeNull();
  });

  test('says why something did not reach the itinerary, and keeps the choice', async () => {
    await open({
      'GET /api/v1/dashboard/booking': listOf([PAID_LINE]),
      [ADD]: () => refusal(409, 'This booking is not yours.'),
    });
    await screen.findByRole('article', { name: PAID_LINE.code });
    await choose(PAID_LINE.code);
    await userEvent.click(screen.getByRole('button', { name: 'Add to itinerary' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${PAID_LINE.title} This booking is not yours.`);
    expect(screen.getByRole('checkbox', { name: `Select ${PAID_LINE.code}` })).toBeChecked();
  });

  test('without a booking of the kind leads to all of them', async () => {
    await open({ 'GET /api/v1/dashboard/booking-flight': listOf([]) }, '/dashboard/order?service=flight');
    expect(await screen.findByRole('heading', { name: 'Orders not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show upcoming bookings' })).toHaveAttribute('href', '/dashboard/order');
  });

  test('that cannot be had says so', async () => {
    await open({ 'GET /api/v1/dashboard/booking': () => refusal(500, 'The database is away.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your bookings cannot be shown' })).toBeVisible();
  });
});
