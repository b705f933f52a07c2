import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage, TEST_USER } from '@wisata/runtime/testing';
import type { Locale } from '@wisata/kernel/locale';
import { EXPIRED_LINE, ISSUED_LINE } from '../api/sold.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import OrderLine from './order-line.slot.tsx';
import Ticket from './ticket.slot.tsx';

const show = (element: React.ReactElement, locale: Locale = 'en') =>
  renderPage({
    routes: [{ path: '/', element }],
    url: '/',
    locale,
    messages: { content: en },
    nowMs: Date.parse('2026-11-21T07:00:00Z'),
  });

test.each([
  ['en', 'Sat 12 Dec 2026, 07:30 to 12:30 WITA', 'Boat and snorkelling, 2 people', 'Voucher Issued'],
  ['id', 'Sab, 12 Des 2026, 07.30 sampai 12.30 WITA', 'Kapal dan snorkeling, 2 orang', 'Voucher terbit'],
] as const)('an order line says what is booked: %s', async (locale, when, what, status) => {
  await show(<OrderLine line={ISSUED_LINE} />, locale);
  const line = await screen.findByRole('article');
  for (const text of [when, what, 'Rp. 1.380.000', status]) expect(line).toHaveTextContent(text);
});

test('an order line that expired leads to the product again', async () => {
  await show(<OrderLine line={EXPIRED_LINE} />);
  const link = await screen.findByRole('link', { name: 'Search again' });
  expect(link).toHaveAttribute('href', '/product/manta-snorkelling?date=2026-12-12');
});

test.each([[null], [{}], [{ category_product_detail: 'gone', departure: 'soon' }]])(
  'with the record %j a booking is shown all the same',
  async (detail) => {
    await show(<OrderLine line={{ ...ISSUED_LINE, detail }} />);
    expect(await screen.findByRole('article')).toHaveTextContent(ISSUED_LINE.title);
  },
);

test('a ticket has its code, its people, its rules and its files', async () => {
  await show(<Ticket line={ISSUED_LINE} />);
  const card = await screen.findByRole('article', { name: 'Snorkelling with mantas' });
  for (const text of [ISSUED_LINE.code, 'Mrs Ayu Lestari, Mr Raka Prasetya', 'Counter 4', '9F2C11AB30'])
    expect(card).toHaveTextContent(text);
  expect(screen.getByText('Show this voucher at the counter')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Download voucher/ })).toBeVisible();
});

const openVoucher = (line: object) =>
  renderPage({
    routes: remote.routes.filter(({ path }) => path === 'product/eticket'),
    url: `/product/eticket?id=${ISSUED_LINE.id}`,
    messages: { content: en },
    nowMs: Date.parse('2026-11-21T07:00:00Z'),
    user: TEST_USER,
    handlers: { [`GET /api/v1/dashboard/booking/${ISSUED_LINE.id}`]: () => ({ ...ISSUED_LINE, ...line }) },
  });

test.each([
  ['category_product_activities', 'Snorkelling with mantas'],
  ['category_product_ancillary', 'Snorkelling with mantas'],
  ['hotel', 'Voucher not found'],
])('the voucher page shows a booking of %s as %s', async (service, heading) => {
  await openVoucher({ service });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('the voucher page says what was paid for, and what a voucher code took off', async () => {
  await openVoucher({ amount: 1_173_000 });
  const rows = within(await screen.findByRole('table', { name: 'Paid' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Adults, 2 × Rp. 690.000Rp. 1.380.000',
    'Voucher code- Rp. 207.000',
    'TotalRp. 1.173.000',
  ]);
});
