import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isQuoteAlive, issueCorrelationId, quotedAt } from './quote.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const NOW = new Date('2026-11-20T03:00:00Z');

test('a quote binds for half an hour, to whom it was given', () => {
  const id = issueCorrelationId(SECRET, NOW);
  expect(quotedAt(SECRET, id)).toEqual(NOW);
  expect(isQuoteAlive(SECRET, id, new Date(NOW.getTime() + 30 * 60_000))).toBe(true);
  expect(isQuoteAlive(SECRET, id, new Date(NOW.getTime() + 30 * 60_000 + 1))).toBe(false);
});

test('nobody makes one without the secret, not with the seed of the prices and not with another moment', () => {
  const [, signature] = issueCorrelationId(SECRET, NOW).split('-');
  const earlier = new Date(NOW.getTime() - 60_000).getTime().toString(36);
  expect(quotedAt(SECRET, `${earlier}-${signature}`)).toBeUndefined();
  expect(quotedAt(SECRET, issueCorrelationId('wisata', NOW))).toBeUndefined();
  // As long as a real one in letters, longer in bytes.
  const issued = NOW.getTime().toString(36);
  expect(quotedAt(SECRET, `${issued}-${'é'.repeat(signature!.length)}`)).toBeUndefined();
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(quotedAt(SECRET, text)).toBeUndefined()));
});
