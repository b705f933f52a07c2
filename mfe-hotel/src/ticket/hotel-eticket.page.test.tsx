import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKey } from '@wisata/kernel/storage-keys';
import { refusal, renderPage, TEST_USER, type RenderPageOptions } from '@wisata/runtime/testing';
import * as lines from '../api/order-line.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

const ID = lines.ISSUED_LINE.id;
const MEMBER_CALL = `GET /api/v1/dashboard/booking/${ID}`;
const GUEST_CALL = 'POST /api/v1/guest-order';
const EMAIL = 'ayu@mail.example';
const RESERVATION = { '@type': 'LodgingReservation', reservationId: lines.ISSUED_LINE.code };

function open({ locale = 'en', ...more }: Partial<RenderPageOptions> = {}) {
  return renderPage({
    routes: remote.routes.filter(({ path }) => path === 'hotel/eticket'),
    url: `/hotel/eticket?id=${ID}`,
    locale,
    nowMs: Date.parse('2026-11-21T07:00:00Z'),
    messages: { hotel: locale === 'id' ? id : en },
    user: TEST_USER,
    handlers: { [MEMBER_CALL]: () => lines.ISSUED_LINE },
    ...more,
  });
}

const openAsGuest = (answer: () => unknown) => open({ user: undefined, handlers: { [GUEST_CALL]: answer } });

test('shows the stay, the guests, times at the hotel, the way there, the rules and what was paid', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Samudra Biru Sanur' })).toBeVisible();
  expect(screen.getByText(/Sat 12 Dec to Wed 16 Dec 2026, 4 nights · 2 guests, 1 room/)).toBeVisible();
  expect(screen.getByText('Voucher Issued.')).toBeVisible();
  const voucher = within(screen.getByRole('article', { name: 'Samudra Biru Sanur' }));
  for (const text of ['14:00 WITA', 'Deluxe Garden', 'Breakfast included', lines.ISSUED_LINE.code]) {
    expect(voucher.getByText(text)).toBeVisible();
  }
  expect(await voucher.findByRole('img', { name: /QR code of order/ })).toBeVisible();
  expect(voucher.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-8\.\d+,115\.\d+$/),
  );
  const rules = screen.getByRole('region', { name: 'Change or cancel' });
  expect(rules).toHaveTextContent(/Free cancellation until 18:00 WITA, Wed 9 Dec 2026/);
  expect(within(rules).getByRole('link', { name: 'Ask for a change or refund' })).toHaveAttribute(
    'href',
    `/dashboard/order/detail?id=${ID}`,
  );
  expect(screen.getByRole('button', { name: 'Download voucher' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
});

test('says how to get there from the nearest airport', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'See transfers' });
  expect(link).toHaveAttribute('href', expect.stringContaining('pickUp=airport-of%3Ahotel%3A'));
});

test('says what a voucher code took off', async () => {
  const line = { ...lines.ISSUED_LINE, amount: lines.ISSUED_LINE.amount - 200_000 };
  const detail = { ...(line.detail as object), total_price: lines.ISSUED_LINE.amount };
  await open({ handlers: { [MEMBER_CALL]: () => ({ ...line, detail }) } });
  expect(await screen.findByRole('table', { name: 'Paid' })).toHaveTextContent(
    /Deluxe Garden, 4 nights.*5\.380\.000.*Voucher code- Rp\. 200\.000.*Total.*5\.180\.000/,
  );
});

test('tells programs that read pages of the stay', async () => {
  const { container } = await open({
    handlers: { [MEMBER_CALL]: () => ({ ...lines.ISSUED_LINE, reservations: [RESERVATION] }) },
  });
  await screen.findByRole('heading', { level: 1 });
  const data = container.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toEqual([RESERVATION]);
});

test('a guest proves it with the e-mail of the booking, and asks for a change where guests do', async () => {
  window.sessionStorage.setItem(storageKey('guest_email'), EMAIL);
  const { requests } = await openAsGuest(() => ({ data: { carts: [lines.ISSUED_LINE], transactions: [] } }));
  expect(await screen.findByRole('button', { name: 'Download voucher' })).toBeVisible();
  expect(screen.getByText(`Sent to ${EMAIL}.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a change or refund' })).toHaveAttribute(
    'href',
    `/order?order_id=${lines.ISSUED_LINE.code}`,
  );
  expect(requests.find(({ target }) => target === GUEST_CALL)?.json).toEqual({ email: EMAIL, order_id: ID });
});

describe('nothing to show', () => {
  test.each([
    ['somebody else’s booking', () => refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' })],
    ['another service’s booking', () => ({ ...lines.ISSUED_LINE, service: 'flight' })],
  ])('%s is no voucher', async (_what, answer) => {
    await open({ handlers: { [MEMBER_CALL]: answer } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Voucher not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order');
    expect(screen.queryByText(lines.ISSUED_LINE.code)).not.toBeInTheDocument();
  });

  test('a guest without the e-mail is asked to look the order up, in Indonesian too', async () => {
    const { requests } = await open({ user: undefined, locale: 'id', handlers: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Voucher tidak ditemukan' })).toBeVisible();
    expect(requests.filter(({ target }) => target === GUEST_CALL)).toEqual([]);
  });

  test('a failure is told and can be tried again', async () => {
    let isUp = false;
    const user = userEvent.setup();
    await open({
      handlers: { [MEMBER_CALL]: () => (isUp ? lines.ISSUED_LINE : refusal(500, 'Something went wrong!')) },
    });
    expect(await screen.findByRole('heading', { name: 'The voucher could not be loaded' })).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Samudra Biru Sanur' })).toBeVisible();
  });
});

describe('a booking without a voucher shows no code, and', () => {
  test.each([
    ['unpaid leads to its payment', lines.UNPAID_LINE, 'Choose how to pay', `/payment?booking=${ID}`],
    ['expired leads to the same search', lines.EXPIRED_LINE, 'Search again', '/hotel/detail?'],
    ['canceled leads to the same search', lines.CANCELED_LINE, 'Search again', '/hotel/detail?'],
  ])('%s', async (_what, line, name, href) => {
    // The unpaid line is held until half past seven.
    await open({ nowMs: Date.parse('2026-11-20T07:00:00Z'), handlers: { [MEMBER_CALL]: () => line } });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(href);
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download voucher' })).not.toBeInTheDocument();
  });

  test('being issued says so', async () => {
    await open({ handlers: { [MEMBER_CALL]: () => lines.ISSUING_LINE } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/the hotel is confirming the room/));
    expect(screen.queryByRole('button', { name: 'Download voucher' })).not.toBeInTheDocument();
  });
});
