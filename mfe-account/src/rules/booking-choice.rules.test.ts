import { describe, expect, test } from '@jest/globals';
import { makeLine, PAID_LINE, VENUE_LINE } from '../api/order.fixture.ts';
import { bookingsPath, isPayable, readBookingQuery, toggleChoice, viewChoice } from './booking-choice.rules.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const UNPAID = makeLine({ id: 'unpaid' });
const LATE = makeLine({ id: 'late', time_limit: '2026-11-20T06:59:00.000Z' });
const CANCELED = makeLine({ id: 'canceled', payment_status: 'canceled' });

describe('the address of the booking list', () => {
  const read = (query: string) => readBookingQuery(new URLSearchParams(query));

  test('has a tab, a page and for all services one of them', () => {
    expect(read('')).toEqual({ tab: 'all', service: '', page: 1 });
    expect(read('service=train&page=3')).toEqual({ tab: 'all', service: 'train', page: 3 });
    expect(read('tab=hotel&service=train')).toEqual({ tab: 'hotel', service: '', page: 1 });
    expect(read('tab=cruise&page=x')).toEqual({ tab: 'all', service: '', page: 1 });
  });

  test('says nothing that goes without saying', () => {
    expect(bookingsPath({ tab: 'all', page: 1 })).toBe('/dashboard/order');
    expect(bookingsPath({ tab: 'flight', page: 2 })).toBe('/dashboard/order?tab=flight&page=2');
  });
});

describe('chosen bookings', () => {
  test('are chosen and left out by their id', () => {
    const chosen = toggleChoice([], UNPAID);
    expect(chosen).toEqual([UNPAID]);
    expect(toggleChoice(chosen, { ...UNPAID })).toEqual([]);
  });

  test('are paid as far as they wait for money', () => {
    expect([UNPAID, LATE, CANCELED, PAID_LINE].map((line) => isPayable(line, NOW_MS))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const { payable, total, travelling } = viewChoice([UNPAID, LATE, PAID_LINE], NOW_MS);
    expect(payable).toEqual([UNPAID]);
    expect(total).toEqual({ ok: true, data: { minor: 1_345_000, currency: 'IDR' } });
    expect(travelling).toEqual([UNPAID, PAID_LINE]);
  });

  test('of two currencies have no total', () => {
    expect(viewChoice([UNPAID, VENUE_LINE], NOW_MS).total).toMatchObject({
      ok: false,
      failure: { message: 'Currency Error' },
    });
  });
});
