import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { TRANSIT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { renderPage } from '@wisata/runtime/testing';
import * as lines from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import { OrderLineSlot } from './order-line.slot.tsx';

async function show(line: OrderLine, locale: Locale = 'en') {
  await renderPage({
    routes: [{ path: '/', Component: () => <OrderLineSlot line={line} /> }],
    url: '/',
    locale,
    nowMs: Date.parse('2026-11-20T07:00:00Z'),
    messages: { flight: locale === 'id' ? id : en },
  });
  return screen.findByRole('article', { name: line.title });
}

const STATUSES = [
  ['Issuing Voucher', 'Voucher sedang diterbitkan', lines.ISSUING_LINE],
  ['Voucher Issued', 'Voucher terbit', lines.ISSUED_LINE],
  ['Failed Issuance', 'Voucher gagal terbit', lines.FAILED_LINE],
  ['Booking Expired', 'Pesanan kedaluwarsa', lines.EXPIRED_LINE],
  ['Booking Canceled', 'Pesanan dibatalkan', lines.CANCELED_LINE],
] as const;

test('shows both journeys with times and zones, the party, the deadline, order ID and price', async () => {
  const card = await show(lines.UNPAID_LINE);
  expect(card).toHaveTextContent(
    /Sat 12 Dec 2026 · Citilink QG 690.*10:25WIB.*CGK · T3.*to 1 h 55 m.*Direct Langsung.*13:20WITA/,
  );
  expect(card).toHaveTextContent(/Wed 16 Dec 2026 · Citilink QG 695.*17:40WITA.*18:35WIB/);
  expect(card).toHaveTextContent('Economy · 3 people');
  for (const text of ['Unpaid', /^Pay by 15:00 WIB, Fri 20 Nov 2026/])
    expect(within(card).getByText(text)).toBeVisible();
  expect(card).toHaveTextContent(/Order ID WS7K3M9Q2X/);
  expect(card).toHaveTextContent(/Rp\. 5\.080\.000/);
});

test('speaks Indonesian', async () => {
  const card = await show(lines.UNPAID_LINE, 'id');
  expect(card).toHaveTextContent(/Sab, 12 Des 2026.*10\.25WIB.*Langsung.*13\.20WITA/);
  expect(card).toHaveTextContent(/Belum dibayar.*3 orang.*ID pesanan WS7K3M9Q2X|3 orang.*Belum dibayar.*ID pesanan/);
});

test('a flight over midnight says on which day it lands, and where it changes', async () => {
  const card = await show({ ...lines.UNPAID_LINE, detail: TRANSIT_RECORD });
  expect(card).toHaveTextContent(/1 stop via UPG 1 transit/);
  expect(card).toHaveTextContent(/\+1arrives Sun 13 Dec/);
});

describe('a status', () => {
  test.each(STATUSES)('reads %s in English', async (literal, _word, line) => {
    expect(within(await show(line)).getByText(literal)).toBeVisible();
  });

  test.each(STATUSES)('reads %s in Indonesian as %s', async (literal, word, line) => {
    const card = await show(line, 'id');
    expect(within(card).getByText(word)).toBeVisible();
    expect(within(card).queryByText(literal)).not.toBeInTheDocument();
  });
});

test('that expired leads to the same search again', async () => {
  const card = await show(lines.EXPIRED_LINE);
  expect(within(card).getByRole('link', { name: 'Search again' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/flight\/list\?origin=CGK&destination=DPS&departDate=2026-12-12&returnDate=2026-12-16&ADT=2/,
    ),
  );
  expect(card).not.toHaveTextContent('Pay by');
});

test.each([
  null,
  'text',
  {},
  { flight_details: [null, { origin: 'CGK' }, { origin: 'CGK', destination: 'DPS', depart_date: 'soon' }] },
])('a record of another shape (%j) keeps title, code and price', async (detail) => {
  const card = await show({ ...lines.UNPAID_LINE, detail });
  expect(card).toHaveTextContent(lines.UNPAID_LINE.title);
  expect(card).toHaveTextContent(/WS7K3M9Q2X.*Rp\. 5\.080\.000/);
});
