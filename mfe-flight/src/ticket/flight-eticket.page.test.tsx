import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, TEST_USER, type RenderPageOptions } from '@wisata/runtime/testing';
import { LINES, UNPAID_LINE } from '../api/order-line.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

const ID = LINES.issued.id;
const MEMBER_CALL = `GET /api/v1/dashboard/booking/${ID}`;
const GUEST_CALL = 'POST /api/v1/guest-order';

function open({ locale = 'en', ...more }: Partial<RenderPageOptions> = {}) {
  return renderPage({
    routes: [
      ...remote.routes.filter(({ path }) => path === 'flight/eticket'),
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    url: `/flight/eticket?id=${ID}`,
    locale,
    messages: { flight: locale === 'id' ? id : en },
    user: TEST_USER,
    handlers: { [MEMBER_CALL]: () => LINES.issued },
    ...more,
  });
}

test('shows the trip, the tickets and what was paid, with the reduction', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jakarta to Denpasar and back' })).toBeVisible();
  expect(screen.getByText('Sat 12 Dec 2026 – Wed 16 Dec 2026 · 3 people')).toBeVisible();
  expect(screen.getByText('Voucher Issued.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('table', { name: 'Paid' })).toHaveTextContent(
    /Base fare.*4\.476\.000.*Airport fee.*804\.000.*Voucher code- Rp\. 200\.000.*Total.*5\.080\.000/,
  );
});

test('a paid flight leads to the transfer that meets it, with everything filled in', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'See transfers' });
  const query = new URL(link.getAttribute('href')!, 'https://wisata.example').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ mode: 'transfer', pickUp: 'airport:DPS', passengers: '3' });
  expect(query.get('pickUpTime')).toMatch(/^\d\d:[03]0$/);
  expect(query.get('flight')).toMatch(/^[A-Z0-9]{2} \d+/);
});

test('a guest proves it with the e-mail of the booking', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@mail.example');
  const { requests } = await renderPageAsGuest(() => ({ data: { carts: [LINES.issued], transactions: [] } }));
  expect(await screen.findByRole('button', { name: 'PDF ticket' })).toBeVisible();
  expect(requests.find(({ target }) => target === GUEST_CALL)?.json).toEqual({
    email: 'ayu@mail.example',
    order_id: ID,
  });
});

function renderPageAsGuest(answer: () => unknown) {
  return renderPage({
    routes: remote.routes.filter(({ path }) => path === 'flight/eticket'),
    url: `/flight/eticket?id=${ID}`,
    messages: { flight: en },
    handlers: { [GUEST_CALL]: answer },
  });
}

describe('nothing to show', () => {
  test('an unknown order says so and leads on', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' }) } });
    expect(await screen.findByRole('heading', { name: 'Flight not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order');
  });

  test('another service’s booking is no flight', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => ({ ...LINES.issued, service: 'hotel' }) } });
    expect(await screen.findByRole('heading', { name: 'Flight not found' })).toBeVisible();
  });

  test('a guest without the e-mail is asked to look the order up', async () => {
    const { requests } = await renderPageAsGuest(() => ({ data: { carts: [], transactions: [] } }));
    expect(await screen.findByRole('heading', { name: 'Flight not found' })).toBeVisible();
    expect(requests.filter(({ target }) => target === GUEST_CALL)).toEqual([]);
  });

  test('is said in Indonesian on an Indonesian page', async () => {
    await open({ locale: 'id', url: '/flight/eticket' });
    expect(await screen.findByRole('heading', { name: 'Penerbangan tidak ditemukan' })).toBeVisible();
    expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
  });

  test('a failure is told and can be tried again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await open({
      handlers: { [MEMBER_CALL]: () => (isUp ? LINES.issued : refusal(500, 'Something went wrong!')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Jakarta to Denpasar and back' })).toBeVisible();
  });
});

describe('a booking without a ticket', () => {
  test('that is unpaid leads to the payment', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => UNPAID_LINE } });
    expect(await screen.findByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
      'href',
      `/payment?booking=${ID}`,
    );
    expect(screen.queryByText('QZTK8M')).not.toBeInTheDocument();
  });

  test('that expired leads to the same search', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => LINES.expired } });
    expect(await screen.findByRole('link', { name: 'Search again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flight\/list\?origin=CGK/),
    );
  });

  test('that could not be issued says whom to call', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => LINES.failed } });
    expect(await screen.findByText(/We are experiencing an issue in issuing your voucher/)).toBeVisible();
  });

  test('that is being issued shows the ticket as soon as there is one', async () => {
    jest.useFakeTimers();
    let line = LINES.issuing;
    await open({ handlers: { [MEMBER_CALL]: () => line } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await waitFor(() => expect(screen.getByText(/the airline is issuing the tickets/)).toBeVisible());
    line = LINES.issued;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(await screen.findByText('Voucher Issued.')).toBeVisible();
  });
});
