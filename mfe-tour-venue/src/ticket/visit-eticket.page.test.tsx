import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { TOUR_RECORD, VENUE_RECORD } from '@wisata/kernel/contracts/tour-booking.fixture';
import type { OrderLine, SlotProps } from '@wisata/kernel/remote';
import { renderPage, TEST_USER, type RenderPageOptions } from '@wisata/runtime/testing';
import VisitTicket from '../slots/ticket.slot.tsx';
import { openVisits, WORDS } from '../testing/visit-pages.tsx';

const ID = '0b9d1f2e-0000-4000-8000-000000000001';

const VENUE_LINE: OrderLine = {
  id: ID,
  code: 'WS7K3M9Q2X',
  title: 'Venue - Southern Sea aquarium',
  amount: 88,
  currency: 'SGD',
  service: 'venue',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T07:00:00Z',
  payment_status: 'paid',
  status: 'booked',
  status_checkout: 'open',
  status_issue: 'issued',
  detail: VENUE_RECORD,
};
const TOUR_LINE: OrderLine = { ...VENUE_LINE, service: 'tour', amount: 502.5, detail: TOUR_RECORD };

const open = (line: OrderLine, more: Partial<RenderPageOptions> = {}) =>
  openVisits({
    url: `/${line.service}/eticket?id=${ID}`,
    user: TEST_USER,
    handlers: { [`GET /api/v1/dashboard/booking/${ID}`]: () => ({ ...line, reservations: [] }) },
    ...more,
  });

const pass = async (name: string) => within(await screen.findByRole('article', { name }));

test('is a ticket for each person, with time, gate, the way there and a code of their own', async () => {
  await open(VENUE_LINE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Southern Sea aquarium' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const first = await pass('Mrs Ayu Lestari');
  for (const text of ['1 of 2', 'Adult', '12:00 SGT', 'A', '4E21E642C1']) expect(first.getByText(text)).toBeVisible();
  expect(await first.findByRole('img', { name: 'QR code of ticket 4E21E642C1, Mrs Ayu Lestari' })).toBeVisible();
  expect(first.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', expect.stringContaining('1.2584'));
  expect((await pass('Mr Suharto')).getByText('4E21E642C2')).toBeVisible();
});

test('says what was paid, row by row, and what giving back brings', async () => {
  await open(VENUE_LINE);
  expect(await screen.findByRole('table', { name: 'Paid' })).toHaveTextContent(
    /Adult 2 × S\$ 44.*S\$ 88.*Total.*S\$ 88/,
  );
  expect(screen.getByText('Free cancellation until Wed 2 Dec 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF tickets' })).toBeVisible();
});

test('a tour has its guide, meeting point and what to bring, and speaks Indonesian', async () => {
  await open(TOUR_LINE, { locale: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Matahari terbit Bromo dari Malang' })).toBeVisible();
  const first = await pass('Nyonya Ayu Lestari');
  expect(first.getByRole('link', { name: '+62 811 5084 7001' })).toHaveAttribute('href', 'tel:+6281150847001');
  expect(first.getByText(/^Pintu utama Stasiun Malang/)).toBeVisible();
  expect(first.getByText('Paket')).toBeVisible();
  expect(screen.getByText('Uang tunai pecahan kecil')).toBeVisible();
});

const PASS: OrderLine = {
  ...VENUE_LINE,
  detail: {
    ...VENUE_RECORD,
    departure: null,
    range: { start: null, end: null },
    valid_until: '2027-02-18',
    venue_time: null,
  },
};

test('a ticket without a day says until when it is good', async () => {
  await open(PASS);
  expect((await screen.findAllByText(/Any day until Thu 18 Feb 2027/))[0]).toBeVisible();
});

test.each([
  ['on its last day', '2027-02-18T15:59:00Z', 'Full refund while it is valid and not used'],
  ['after its last day in Singapore', '2027-02-18T16:00:00Z', 'No refund after booking'],
])('a ticket without a day says %s what giving back brings', async (_when, now, text) => {
  await open(PASS, { nowMs: Date.parse(now) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('nobody can take it for a ticket before it is issued, and an odd record costs no more than its facts', async () => {
  const show = async (props: SlotProps['ticket']) => {
    await renderPage({ routes: [{ path: '/', element: <VisitTicket {...props} /> }], url: '/', messages: WORDS.en });
  };
  await show({ line: { ...VENUE_LINE, status_issue: 'process', detail: { ...VENUE_RECORD, data_venue: 7 } } });
  expect((await screen.findAllByRole('article'))[0]).toBeVisible();
  expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
});
