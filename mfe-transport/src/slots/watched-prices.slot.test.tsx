import { expect, test } from '@jest/globals';
import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { watchAndComeBack } from '@wisata/runtime/testing-watched';
import { remote } from '../manifest.ts';
import { CONFIRM_CALL, DETAIL_URL, openTransport } from '../testing/transport-pages.tsx';

test('the price of a vehicle with its extras is watched on its page and asked for again by the call of that page alone', async () => {
  const { first, asked } = await watchAndComeBack({
    list: WatchedPrices,
    remote,
    open: (options) => openTransport({ url: `${DETAIL_URL}&extra=CHILD_SEAT.1`, ...options }),
  });
  expect(first).toMatchObject({
    service: 'transport',
    title: expect.stringContaining('Avanza'),
    path: expect.stringContaining('extra=CHILD_SEAT.1'),
  });
  expect(asked).toEqual(new Set([CONFIRM_CALL]));
});
