import { expect, test } from '@jest/globals';
import { createTestApp } from '@wisata/runtime/testing';
import { hasWatched } from './watched-key.ts';
import { findWatched, watchPrice, type WatchedPrice } from './watched-prices.ts';

const priceOf = (number: number): WatchedPrice => ({
  id: `HTL-DPS-${number}`,
  service: 'hotel',
  title: `Hotel ${number}`,
  path: `/hotel/detail?hotelKey=HTL-DPS-${number}`,
  on: '2026-11-20',
  minor: 1_000_000,
  currency: 'IDR',
  checkedAt: 0,
});

test('a page knows without the rest of the code whether any price is watched here', () => {
  const { app } = createTestApp();
  expect(hasWatched(app)).toBe(false);
  watchPrice(app, priceOf(1));
  expect(hasWatched(app)).toBe(true);
});

test('twelve prices are watched, and the thirteenth takes the place of the first', () => {
  const { app } = createTestApp();
  for (let number = 1; number <= 13; number += 1) watchPrice(app, priceOf(number));
  const watched = findWatched(app).map(({ title }) => title);
  expect(watched).toHaveLength(12);
  expect(watched[0]).toBe('Hotel 13');
  expect(watched).not.toContain('Hotel 1');
});
