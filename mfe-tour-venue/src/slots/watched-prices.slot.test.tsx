import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { remote } from '../manifest.ts';
import { openVisits } from '../testing/visit-pages.tsx';

test('the price of a tour for its party is watched on its page and asked for again by the calls of that page alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) =>
      openVisits({ url: '/tour/detail?uniqueId=TUR-005&date=2026-12-13&pax=A&pax=A&pax=Ce', ...options }),
  });
  expect(first).toMatchObject({
    service: 'tour',
    title: expect.stringContaining('Borobudur'),
    path: expect.stringContaining('date=2026-12-13&package='),
  });
  expect(asked).toEqual(new Set(['POST /api/v1/tour/detail', 'POST /api/v1/tour/price-detail']));
});
