import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { remote } from '../manifest.ts';
import { AVAILABILITY_CALL, LIST_URL, openFlights } from '../testing/flight-list.tsx';

test('the lowest price of a search is watched on its list and asked for again by the search alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) => openFlights({ url: LIST_URL, ...options }),
    button: 'Watch the lowest price',
  });
  expect(first).toMatchObject({
    service: 'flight',
    title: 'Jakarta – Denpasar, Sat 12 Dec',
    path: expect.stringContaining('/flight/list?'),
  });
  expect(asked).toEqual(new Set([AVAILABILITY_CALL]));
});
