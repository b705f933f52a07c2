import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { TRANSPORT_BOOKING } from '@wisata/kernel/contracts/transport-booking';
import { renderPage, TEST_USER, type RenderPageOptions } from '@wisata/runtime/testing';
import * as v from 'valibot';
import { ISSUED_LINE } from '../api/order-line.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import Ticket from '../slots/ticket.slot.tsx';

const CALL = `GET /api/v1/dashboard/booking/${ISSUED_LINE.id}`;
const NOW = { nowMs: Date.parse('2026-11-21T07:00:00Z') };

const open = ({ locale = 'en', ...more }: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: remote.routes.filter(({ path }) => path === 'transport/eticket'),
    url: `/transport/eticket?id=${ISSUED_LINE.id}`,
    locale,
    ...NOW,
    messages: { transport: locale === 'id' ? id : en },
    user: TEST_USER,
    handlers: { [CALL]: () => ISSUED_LINE },
    ...more,
  });

test('the fixture is a whole record of the contract', () => {
  expect(v.parse(TRANSPORT_BOOKING, ISSUED_LINE.detail)).toEqual(ISSUED_LINE.detail);
});

test.each([
  ['en', en, 'Sun 13 Dec 2026, 01:30 WITA', 'Night'],
  ['id', id, 'Min, 13 Des 2026, 01.30 WITA', 'Malam hari'],
] as const)('shows who comes where and when, and what was paid: %s', async (locale, words, when, night) => {
  await open({ locale });
  expect(await screen.findByRole('heading', { level: 1, name: ISSUED_LINE.title })).toBeVisible();
  const card = screen.getByRole('article', { name: ISSUED_LINE.title });
  for (const text of [when, 'QG 690', 'AYU LESTARI', 'Made Suarta', 'DK 1234 AB', 'Toyota Avanza', ISSUED_LINE.code]) {
    expect(card).toHaveTextContent(text);
  }
  expect(within(card).getByRole('link', { name: '+62 812 1234 5678' })).toHaveAttribute('href', 'tel:+6281212345678');
  const paid = screen.getByRole('region', { name: words.ticket.paid.title });
  for (const text of [night, 'Rp. 60.000', 'Rp. 342.000']) expect(paid).toHaveTextContent(text);
  expect(screen.getByText(words.ticket.bring.airport)).toBeVisible();
});

test("another service's booking is not found here", async () => {
  await open({ handlers: { [CALL]: () => ({ ...ISSUED_LINE, service: 'other' }) } });
  expect(await screen.findByRole('heading', { name: en.eticket.notFound })).toBeVisible();
});

const showTicket = (line: typeof ISSUED_LINE) =>
  renderPage({
    routes: [{ path: '/', element: <Ticket line={line} /> }],
    url: '/',
    ...NOW,
    messages: { transport: en },
  });

test('in an order the voucher leads to its page and its files', async () => {
  await showTicket(ISSUED_LINE);
  expect(await screen.findByRole('button', { name: en.ticket.download })).toBeVisible();
  expect(screen.getByRole('link', { name: en.ticket.open })).toHaveAttribute(
    'href',
    expect.stringContaining(`/transport/eticket?id=${ISSUED_LINE.id}`),
  );
});

test('a ticket that is not issued carries no code, whatever its record says', async () => {
  const line = { ...ISSUED_LINE, status: 'process', status_issue: 'process', detail: {} as never };
  await showTicket(line);
  expect(await screen.findByText(ISSUED_LINE.title)).toBeVisible();
  expect(screen.queryByText(ISSUED_LINE.code)).not.toBeInTheDocument();
});
