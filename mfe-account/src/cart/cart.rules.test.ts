import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeLine, PAID_LINE, VENUE_LINE } from '../api/order.fixture.ts';
import { paymentPath, viewCart } from './cart.rules.ts';

const NOW_MS = Date.parse('2026-11-20T07:00:00.000Z');
const LATE = makeLine({ id: 'late', time_limit: '2026-11-20T07:00:00.000Z' });

describe('the cart', () => {
  test('keeps each currency to itself, in the order of the lines', () => {
    const stay = makeLine();
    const second = makeLine({ id: 'second' });
    expect(viewCart([stay, VENUE_LINE, second], NOW_MS)).toEqual({
      groups: [
        { currency: 'IDR', lines: [stay, second] },
        { currency: 'SGD', lines: [VENUE_LINE] },
      ],
      expired: [],
    });
  });

  test('offers nothing for payment from the second its time is over', () => {
    expect(viewCart([LATE], NOW_MS)).toEqual({ groups: [], expired: [LATE] });
    expect(viewCart([LATE], NOW_MS - 1).expired).toEqual([]);
  });

  test('a line without a time limit is over', () => {
    expect(viewCart([{ ...makeLine(), time_limit: null }], NOW_MS).groups).toEqual([]);
  });

  test('shows every line exactly once, in groups of one currency', () => {
    const line = fc.record({
      id: fc.uuid(),
      currency: fc.constantFrom('IDR' as const, 'SGD' as const),
      time_limit: fc.constantFrom(null, '2026-11-20T06:00:00.000Z', '2026-11-20T08:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (changes) => {
        const lines = changes.map((each) => ({ ...makeLine(), ...each }));
        const { groups, expired } = viewCart(lines, NOW_MS);
        const shown = [...groups.flatMap((group) => group.lines), ...expired].map(({ id }) => id);
        expect(shown.toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        for (const group of groups)
          expect(new Set(group.lines.map((each) => each.currency))).toEqual(new Set([group.currency]));
      }),
    );
  });
});

test('the address of the payment names its bookings', () => {
  expect(paymentPath([{ id: 'a' }, { id: 'b' }])).toBe('/payment?booking=a,b');
  expect(paymentPath([PAID_LINE])).toBe(`/payment?booking=${PAID_LINE.id}`);
});
