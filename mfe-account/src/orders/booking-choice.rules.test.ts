import { describe, expect, test } from '@jest/globals';
import { makeLine, PAID_LINE, VENUE_LINE } from '../api/order.fixture.ts';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { bookingsPath, isPayable, readBookingQuery, toggleChoice, viewChoice } from './booking-choice.rules.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const UNPAID = makeLine({ id: 'unpaid' });
const LATE = makeLine({ id: 'late', time_limit: '2026-11-20T06:59:00.000Z' });
const CANCELED = makeLine({ id: 'canceled', payment_status: 'canceled' });

describe('the address of the booking list', () => {
  const read = (query: string) => readBookingQuery(new URLSearchParams(query), Object.keys(TEST_OFFER.descriptions));

  test('has what time, which service and a page', () => {
    expect(read('')).toEqual({ when: 'upcoming', service: '', page: 1 });
    expect(read('when=past&service=train&page=3')).toEqual({ when: 'past', service: 'train', page: 3 });
    expect(read('when=never&service=cruise&page=x')).toEqual({ when: 'upcoming', service: '', page: 1 });
  });

  test('keeps the service that an older address names as a tab', () => {
    expect(read('tab=hotel')).toEqual({ when: 'upcoming', service: 'hotel', page: 1 });
    expect(read('tab=all')).toEqual({ when: 'upcoming', service: '', page: 1 });
  });

  test('says nothing that goes without saying', () => {
    expect(bookingsPath({ when: 'upcoming', page: 1 })).toBe('/dashboard/order');
    expect(bookingsPath({ when: 'cancelled', service: 'flight', page: 2 })).toBe(
      '/dashboard/order?when=cancelled&service=flight&page=2',
    );
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
