import { describe, expect, test } from '@jest/globals';
import { classifyRefusal } from './booking-refusal.ts';
import { failure, type Failure } from './outcome.ts';

const refused = (code: string, message: string, more: Partial<Failure> = {}) => {
  const outcome = failure(code, message, more);
  return classifyRefusal((outcome as { failure: Failure }).failure, message || 'Unknown error occurred', ['SOLD_OUT']);
};

describe('a refusal', () => {
  test('of the price carries the new total', () => {
    const fields = { old_total: '410', new_total: '421.5', currency: 'SGD' };
    expect(refused('PRICE_CHANGED', '', { fields })).toEqual({
      kind: 'price',
      now: { minor: 42_150, currency: 'SGD' },
    });
  });

  test('of the price without a total asks for another look', () => {
    expect(refused('PRICE_CHANGED', '', { fields: { currency: 'IDR' } })).toEqual({ kind: 'price' });
  });

  test('by a code of its service says that it is gone', () => {
    expect(refused('SOLD_OUT', 'Sold')).toEqual({ kind: 'gone' });
    expect(refused('HTTP_404', 'Sold')).toMatchObject({ kind: 'failed' });
  });

  test('without words gets the contract’s', () => {
    expect(refused('HTTP_500', '')).toEqual({ kind: 'failed', message: 'Unknown error occurred', retryable: false });
  });

  test('by its literal is a duplicate, whose own words are said where there are any', () => {
    expect(refused('HTTP_409', 'Data already exist')).toEqual({ kind: 'duplicate' });
    expect(refused('BOOKING_DUPLICATE', 'Ayu flies already', { fields: { booking_id: 'b-1' } })).toEqual({
      kind: 'duplicate',
      bookingId: 'b-1',
      message: 'Ayu flies already',
    });
  });

  test('of fields names them', () => {
    expect(refused('HTTP_400', 'Look again', { fields: { 'contact.email': 'Wrong' } })).toMatchObject({
      kind: 'fields',
      fields: { 'contact.email': 'Wrong' },
    });
  });
});
