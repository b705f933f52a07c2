import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { PassengerAnswer } from '@wisata/kernel/contracts/passenger';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine, SlotProps } from '@wisata/kernel/remote';
import { renderPage } from './testing.tsx';

/** What is unpaid in an order, of any service. */
export const OPEN_LINE = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  currency: 'IDR',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T08:00:00Z',
  payment_status: 'unpaid',
  status: 'unpaid',
  status_checkout: 'open',
  status_issue: 'waiting',
} as const;

/** An unpaid line in everything that may become of it. */
export function statesOf<Line extends OrderLine>(line: Line) {
  const paid = { ...line, payment_status: 'paid', status_checkout: 'done' };
  return {
    issued: { ...paid, status: 'issued', status_issue: 'issued' },
    issuing: { ...paid, status: 'process', status_issue: 'process' },
    failed: { ...paid, status: 'error', status_issue: 'failed' },
    expired: { ...line, payment_status: 'expired', status: 'expired' },
    canceled: { ...line, payment_status: 'canceled', status: 'canceled' },
  };
}

/** Somebody whom the member has saved. */
export const SAVED_SUHARTO: PassengerAnswer = {
  id: 'p-1',
  title: 'MR',
  first_name: 'Suharto',
  last_name: 'Suharto',
  calling_code: '62',
  country: 'ID',
  phone: '',
  email: '',
  birthdate: '1986-08-17',
  id_type: 1,
  id_number: '3374111708860001',
  passport_expire: null,
  is_complete: true,
  created_at: '2026-10-02T02:00:00.000Z',
  updated_at: '2026-10-02T02:00:00.000Z',
};

/** Gives what shows a line in the slot of its service, an hour before its time limit; the texts are those of the service unless `messagesOf` finds them by namespace. */
export const createLineView =
  (
    Slot: ComponentType<SlotProps['order-line']>,
    texts: Readonly<Record<Locale, object>>,
    messagesOf = (service: string, locale: Locale): Readonly<Record<string, object>> => ({ [service]: texts[locale] }),
  ) =>
  async (line: OrderLine, locale: Locale = 'en') => {
    await renderPage({
      routes: [{ path: '/', Component: () => <Slot line={line} /> }],
      url: '/',
      locale,
      nowMs: Date.parse('2026-11-20T07:00:00Z'),
      messages: messagesOf(line.service, locale),
    });
    return screen.findByRole('article', { name: line.title });
  };

interface LineStates {
  readonly show: ReturnType<typeof createLineView>;
  readonly states: ReturnType<typeof statesOf>;
}

/** Has a slot say every state of its lines: in the spec's own words in English, and in the reader's under `id`. */
export function testLineStates({ show, states }: LineStates): void {
  const all = [
    ['Issuing Voucher', 'Voucher sedang diterbitkan', states.issuing],
    ['Voucher Issued', 'Voucher terbit', states.issued],
    ['Failed Issuance', 'Voucher gagal terbit', states.failed],
    ['Booking Expired', 'Pesanan kedaluwarsa', states.expired],
    ['Booking Canceled', 'Pesanan dibatalkan', states.canceled],
  ] as const;
  test.each(all)('says %s in English', async (literal, _word, line) => {
    expect(within(await show(line)).getByText(literal)).toBeVisible();
  });
  test.each(all)('says in Indonesian what is called %s: %s', async (literal, word, line) => {
    const card = within(await show(line, 'id'));
    expect(card.getByText(word)).toBeVisible();
    expect(card.queryByText(literal)).not.toBeInTheDocument();
  });
}

interface LineTexts {
  readonly show: ReturnType<typeof createLineView>;
  readonly line: OrderLine;
  /** What stands on its card, piece by piece. */
  readonly texts: Readonly<Record<Locale, readonly (string | RegExp)[]>>;
  /** Records that are none of this service, and what the card says then. */
  readonly unreadable: readonly unknown[];
  readonly left: string | RegExp;
}

/** Has a slot say what was booked and every state of it in both languages, and keep title, code and price whatever the record is. */
export function testLine({ show, line, texts, unreadable, left }: LineTexts): void {
  testLineStates({ show, states: statesOf(line) });
  test.each(['en', 'id'] as const)('shows what was booked, that it is unpaid and the price (%s)', async (locale) => {
    const card = within(await show(line, locale));
    for (const text of texts[locale]) expect(card.getAllByText(text)[0]).toBeVisible();
  });
  test.each(unreadable)('a record of another shape (%j) keeps title, code and price', async (detail) => {
    expect(await show({ ...line, detail })).toHaveTextContent(left);
  });
}
