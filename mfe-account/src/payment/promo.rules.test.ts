import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeLine, makePromo, makeTransaction } from '../api/order.fixture.ts';
import { isPromoLocked, readPromoCode, viewPromos } from './promo.rules.ts';

const SMALL = makePromo({ code: 'SMALL', discount: 50_000 });
const LARGE = makePromo({ code: 'LARGE', discount: 250_000 });
const CLOSED = makePromo({ code: 'CLOSED', is_available: false, discount: 900_000 });

describe('the voucher codes of a booking', () => {
  test('stand with the largest discount first, those that do not fit apart', () => {
    const view = viewPromos([SMALL, CLOSED, LARGE], null);
    expect(view.usable.map(({ code }) => code)).toEqual(['LARGE', 'SMALL']);
    expect(view.unusable).toEqual([CLOSED]);
    expect(view.best).toBe(LARGE);
  });

  test('suggest nothing while one is in use', () => {
    const view = viewPromos([SMALL, LARGE], 'SMALL');
    expect(view.applied).toBe(SMALL);
    expect(view.best).toBeUndefined();
  });

  test('keep the one in use although it is used up for others', () => {
    const last = makePromo({ code: 'LAST', is_available: false, is_applied: true });
    expect(viewPromos([last], 'LAST')).toMatchObject({ applied: last, usable: [last], unusable: [] });
  });

  test('name the one that was taken along, whether it fits or not, until one is in use', () => {
    expect(viewPromos([SMALL, LARGE], null, 'SMALL').remembered).toBe(SMALL);
    expect(viewPromos([CLOSED, LARGE], null, 'CLOSED').remembered).toBe(CLOSED);
    expect(viewPromos([SMALL, LARGE], 'LARGE', 'SMALL').remembered).toBeUndefined();
    expect(viewPromos([LARGE], null, 'GONE').remembered).toBeUndefined();
  });

  test('suggest no code that takes nothing off', () => {
    expect(viewPromos([makePromo({ discount: 0 })], null).best).toBeUndefined();
  });

  test('are all shown once, and no suggestion is worth less than another', () => {
    const promo = fc.record({ code: fc.uuid(), is_available: fc.boolean(), discount: fc.nat(1_000_000) });
    fc.assert(
      fc.property(fc.uniqueArray(promo, { selector: ({ code }) => code }), (list) => {
        const promos = list.map((each) => makePromo(each));
        const { usable, unusable, best } = viewPromos(promos, null);
        expect(new Set([...usable, ...unusable])).toEqual(new Set(promos));
        expect(usable.length + unusable.length).toBe(promos.length);
        for (const each of usable) expect(best?.discount ?? 0).toBeGreaterThanOrEqual(each.discount);
      }),
    );
  });
});

test('a pasted code is read without spaces and in capitals', () => {
  expect(readPromoCode('  hemat100 \n')).toBe('HEMAT100');
});

test('a code is locked while a payment is open', () => {
  const line = makeLine();
  expect(isPromoLocked(line, undefined)).toBe(false);
  expect(isPromoLocked(makeLine({ payment_status: 'process' }), undefined)).toBe(true);
  expect(isPromoLocked(line, makeTransaction())).toBe(true);
});
