import { screen, within } from '@testing-library/react';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { renderPage } from '@wisata/runtime/testing';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { OrderLineSlot } from './order-line.slot.tsx';

const line: OrderLine = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  title: 'Airport transfer to Sanur',
  amount: 165000,
  currency: 'IDR',
  service: 'transport',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T08:00:00Z',
  payment_status: 'unpaid',
  status: 'booked',
  status_checkout: 'open',
  status_issue: 'waiting',
  detail: {
    pickup: {
      name: 'Denpasar station',
      names: { en: 'Denpasar station', id: 'Stasiun Denpasar' },
      date: '2026-12-12 14:00:00',
    },
    dropoff: { name: 'Sanur', date: '2026-12-12 14:40:00' },
  },
};

const STATUSES: readonly (readonly [string, string, Partial<OrderLine>])[] = [
  ['Issuing Voucher', 'Voucher sedang diterbitkan', { payment_status: 'paid', status_issue: 'process' }],
  ['Voucher Issued', 'Voucher terbit', { payment_status: 'paid', status_issue: 'issued' }],
  ['Failed Issuance', 'Voucher gagal terbit', { payment_status: 'paid', status_issue: 'failed' }],
  ['Booking Expired', 'Pesanan kedaluwarsa', { time_limit: '2026-11-20T07:00:00Z' }],
  ['Booking Canceled', 'Pesanan dibatalkan', { payment_status: 'canceled' }],
];

async function show(fields: Partial<OrderLine>, locale: Locale = 'en') {
  const shown = { ...line, ...fields };
  await renderPage({
    routes: [{ path: '/', Component: () => <OrderLineSlot line={shown} /> }],
    url: '/',
    locale,
    nowMs: Date.parse('2026-11-20T07:00:00Z'),
    messages: { transport: locale === 'id' ? id : en },
  });
  return within(await screen.findByRole('article', { name: line.title }));
}

test('shows what was booked, that it is unpaid, the order ID and the price', async () => {
  const card = await show({});
  for (const text of [
    'Pick-up: Denpasar station, Sat 12 Dec 2026',
    'Drop-off: Sanur, Sat 12 Dec 2026',
    'Unpaid',
    'Order ID WS7K3M9Q2X',
    'Rp. 165.000',
  ])
    expect(card.getByText(text)).toBeVisible();
});

test('speaks Indonesian', async () => {
  const card = await show({}, 'id');
  for (const text of ['Jemput: Stasiun Denpasar, Sab, 12 Des 2026', 'Belum dibayar', 'ID pesanan WS7K3M9Q2X'])
    expect(card.getByText(text)).toBeVisible();
});

test.each(STATUSES)('says %s once in English', async (literal, _word, fields) => {
  const card = await show(fields);
  expect(card.getByText(literal)).toBeVisible();
});

test.each(STATUSES)('says in Indonesian what is called %s: %s', async (literal, word, fields) => {
  const card = await show(fields, 'id');
  expect(card.getByText(word)).toBeVisible();
  expect(card.queryByText(literal)).not.toBeInTheDocument();
});

test.each([null, 'text', {}, { pickup: { name: 'Sanur' }, dropoff: null }])(
  'a record of another shape (%j) keeps title, code and price',
  async (detail) => {
    await show({ detail });
    expect(screen.getByRole('article')).toHaveTextContent(
      'Airport transfer to SanurUnpaidOrder ID WS7K3M9Q2XRp. 165.000',
    );
  },
);
