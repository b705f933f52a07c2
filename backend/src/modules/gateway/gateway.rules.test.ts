import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accountFor, formatAccount, qrText } from './account.ts';
import { cardProblems, passesLuhn, TEST_CARDS } from './card.rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const good = { number: '4811 1111 1111 1114', expiry: '11/26', cvc: '123', name: 'Sri Rahayu' };

describe('cards', () => {
  test('every test card passes the check digit and the form', () => {
    for (const { number } of TEST_CARDS) expect(cardProblems({ ...good, number }, now)).toEqual({});
  });

  test('any single wrong digit is noticed', () => {
    const cards = fc.constantFrom(...TEST_CARDS.map(({ number }) => number));
    fc.assert(
      fc.property(cards, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
        const digits = [...number];
        digits[position] = String((Number(digits[position]) + shift) % 10);
        return !passesLuhn(digits.join(''));
      }),
    );
  });

  test.each([
    [{ number: '4811 1111 1111 1115' }, { number: 'number' }],
    [{ number: '4242 4242 4242 4242' }, { number: 'number-unknown' }],
    [{ number: '4811a' }, { number: 'number' }],
    [{ expiry: '10/26' }, { expiry: 'expiry-past' }],
    [{ expiry: '13/28' }, { expiry: 'expiry' }],
    [{ expiry: '12/2028' }, {}],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [{ name: ' ' }, { name: 'name' }],
  ])('%j gives %j', (change, problems) => {
    expect(cardProblems({ ...good, ...change }, now)).toEqual(problems);
  });
});

describe('accounts', () => {
  const method = { bankCode: '014', productCode: 'BCAVA', productName: 'BCA', group: 'virtual-account' as const };
  const account = accountFor(method, 'b0b7e2a4-0000-4000-8000-000000000001', 'TX1', 10_664_000);

  test('the same payment always has the same number, grouped the way banks show it', () => {
    expect(accountFor(method, 'b0b7e2a4-0000-4000-8000-000000000001', 'TX1', 10_664_000)).toBe(account);
    expect(account).toMatch(/^39010\d{12}$/);
    expect(formatAccount('39010081234567890')).toBe('39010 0812 3456 7890');
  });

  test('the QR text carries amount and number and ends with its own checksum', () => {
    const text = qrText('TX7K3M9Q2X', 1_345_000);
    expect(text).toContain('54071345000');
    expect(text).toContain('TX7K3M9Q2X');
    expect(text.slice(-8, -4)).toBe('6304');
    expect(qrText('TX7K3M9Q2X', 1_345_001).slice(-4)).not.toBe(text.slice(-4));
  });
});
