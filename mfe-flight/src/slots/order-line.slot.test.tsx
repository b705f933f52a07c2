import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { TRANSIT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import { createLineView, testLineStates } from '@wisata/runtime/testing-orders';
import { LINES, UNPAID_LINE } from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import { OrderLineSlot } from './order-line.slot.tsx';

const show = createLineView(OrderLineSlot, { en, id });

testLineStates({ show, states: LINES });

test('shows both journeys with times and zones, the party, the deadline, order ID and price', async () => {
  const card = await show(UNPAID_LINE);
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
  const card = await show(UNPAID_LINE, 'id');
  expect(card).toHaveTextContent(/Sab, 12 Des 2026.*10\.25WIB.*Langsung.*13\.20WITA/);
  expect(card).toHaveTextContent(/Belum dibayar.*3 orang.*ID pesanan WS7K3M9Q2X|3 orang.*Belum dibayar.*ID pesanan/);
});

test('a flight over midnight says on which day it lands, and where it changes', async () => {
  const card = await show({ ...UNPAID_LINE, detail: TRANSIT_RECORD });
  expect(card).toHaveTextContent(/1 stop via UPG 1 transit/);
  expect(card).toHaveTextContent(/\+1arrives Sun 13 Dec/);
});

test('that expired leads to the same search again', async () => {
  const card = await show(LINES.expired);
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
  const card = await show({ ...UNPAID_LINE, detail });
  expect(card).toHaveTextContent(UNPAID_LINE.title);
  expect(card).toHaveTextContent(/WS7K3M9Q2X.*Rp\. 5\.080\.000/);
});
