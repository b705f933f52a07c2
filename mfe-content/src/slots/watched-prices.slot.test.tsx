import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { renderPage } from '@wisata/runtime/testing';
import { SOLD_SAMPLE } from '../api/sold.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

test('the price of an activity on its day is watched on its page and asked for again by the call of that page alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) =>
      renderPage({
        routes: remote.routes,
        url: '/product/manta-snorkelling?date=2026-12-12',
        nowMs: Date.parse('2026-11-20T03:00:00Z'),
        messages: { content: en },
        handlers: { 'POST /api/v1/top/get-product': () => SOLD_SAMPLE },
        ...options,
      }),
  });
  expect(first).toMatchObject({
    service: 'category_product_activities',
    title: expect.stringContaining('Snorkelling'),
    path: expect.stringContaining('date=2026-12-12'),
  });
  expect(asked).toEqual(new Set(['POST /api/v1/top/get-product']));
});
