import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { remote } from '../manifest.ts';
import { LIST_CALL, LIST_URL, openTrains } from '../testing/train-pages.ts';

test('the lowest price of a search is watched on its list and asked for again by the search alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) => openTrains({ url: LIST_URL, ...options }),
    button: 'Watch the lowest price',
  });
  expect(first).toMatchObject({
    service: 'train',
    title: 'Gambir – Surabaya Pasar Turi, Fri 11 Dec – Mon 14 Dec',
    path: expect.stringContaining('/train/list?'),
  });
  expect(asked).toEqual(new Set([LIST_CALL]));
});
