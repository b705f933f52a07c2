import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { renderPage } from '@wisata/runtime/testing';
import * as lines from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import { OrderLineSlot } from './order-line.slot.tsx';

const STATUSES = [
  ['Issuing Voucher', 'Voucher sedang diterbitkan', lines.ISSUING_LINE],
  ['Voucher Issued', 'Voucher terbit', lines.ISSUED_LINE],
  ['Failed Issuance', 'Voucher gagal terbit', lines.FAILED_LINE],
  ['Booking Expired', 'Pesanan kedaluwarsa', lines.EXPIRED_LINE],
  ['Booking Canceled', 'Pesanan dibatalkan', lines.CANCELED_LINE],
] as const;

async function show(line: OrderLine, locale: Locale = 'en') {
  await renderPage({
    routes: [{ path: '/', Component: () => <OrderLineSlot line={line} /> }],
    url: '/',
    locale,
    nowMs: Date.parse('2026-11-20T07:00:00Z'),
    messages: { train: locale === 'id' ? id : en },
  });
  return within(await screen.findByRole('article', { name: line.title }));
}

test('shows both trains with class and seats, that it is unpaid, the order ID and the price', async () => {
  const card = await show(lines.UNPAID_LINE);
  for (const text of [
    'Gambir to Surabaya Pasar Turi, Fri 11 Dec 2026, 20:30 – 04:35',
    'Argo Bromo Anggrek 4 · Executive H · EKS-3 / 7A, EKS-3 / 7B',
    'Surabaya Pasar Turi to Gambir, Mon 14 Dec 2026, 08:20 – 16:25',
    'Argo Bromo Anggrek 1 · Executive H · EKS-2 / 4C, EKS-2 / 4D',
    'Unpaid',
    /^Order ID WS7K3M9Q2X · Pay by /,
    'Rp. 2.670.000',
  ])
    expect(card.getByText(text)).toBeVisible();
});

test('speaks Indonesian', async () => {
  const card = await show(lines.UNPAID_LINE, 'id');
  for (const text of [/^Gambir ke Surabaya Pasar Turi, Jum, 11 Des 2026/, /Eksekutif H/, 'Belum dibayar'])
    expect(card.getAllByText(text)[0]).toBeVisible();
});

test.each(STATUSES)('says %s in English', async (literal, _word, line) => {
  expect((await show(line)).getByText(literal)).toBeVisible();
});

test.each(STATUSES)('keeps %s in Indonesian and adds %s', async (literal, word, line) => {
  const card = await show(line, 'id');
  expect(card.getByText(literal)).toHaveAttribute('lang', 'en');
  expect(card.getByText(word)).toBeVisible();
});

test.each([null, 'text', {}, { train_details: 'none' }])(
  'a record of another shape (%j) keeps title, code and price',
  async (detail) => {
    await show({ ...lines.UNPAID_LINE, detail });
    expect(screen.getByRole('article')).toHaveTextContent(
      'Jakarta (GMR) ⇄ Surabaya (SBI)UnpaidOrder ID WS7K3M9Q2X · Pay by',
    );
    expect(screen.getByText('Rp. 2.670.000')).toBeVisible();
  },
);

test.each([lines.EXPIRED_LINE, lines.CANCELED_LINE])(
  'a trip that came to nothing leads back to its search',
  async (line) => {
    const again = (await show(line)).getByRole('link', { name: 'Search again' });
    expect(again).toHaveAttribute('href', expect.stringMatching(/origin=GMR&destination=SBI&.*adult=2&infant=1/));
  },
);
