import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { remote } from '../manifest.ts';
import { DETAIL_CALL, DETAIL_URL, openHotelPage } from '../testing/hotel-pages.tsx';

test('the lowest price of a stay is watched on its page and asked for again by the call of that page alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) => openHotelPage({ url: DETAIL_URL, ...options }),
  });
  expect(first).toMatchObject({
    service: 'hotel',
    title: 'Samudra Biru Sanur, Sat 12 Dec – Wed 16 Dec',
    path: expect.stringContaining('/hotel/detail?'),
  });
  expect(asked).toEqual(new Set([DETAIL_CALL]));
});
