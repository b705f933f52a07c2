import { expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { startFunnelPin } from './funnel-pin.ts';
import { createMemoryStore } from '@wisata/runtime/storage';

function open(at: string, memory = createMemoryStore()) {
  const page = (path: string, layout?: string) => ({ path, handle: { layout }, element: null });
  const router = createMemoryRouter(
    [page('/hotel/list'), page('/hotel/checkout', 'checkout'), page('/payment/process', 'checkout')],
    { initialEntries: [at] },
  );
  const written: [string, string, number][] = [];
  startFunnelPin({ router, memory, pin: 'sealed', write: (...cookie) => written.push(cookie) });
  return { router, written, memory };
}

test('a checkout keeps the versions it began with until it is left', async () => {
  const { router, written } = open('/hotel/list');
  expect(written).toEqual([]);
  await router.navigate('/hotel/checkout');
  expect(written).toEqual([['wisata_funnel', 'sealed', 10_800]]);
  await router.navigate('/payment/process?id=1');
  expect(written).toHaveLength(1);
  await router.navigate('/hotel/list');
  expect(written[1]).toEqual(['wisata_funnel', '', 0]);
});

test('a document in the middle of a checkout leaves the pin as it is', () => {
  const memory = createMemoryStore();
  open('/hotel/checkout', memory);
  const { written } = open('/payment/process?id=1', memory);
  expect(written).toEqual([]);
});

test('the checkout of another tab is not ended from here', async () => {
  const { router, written } = open('/hotel/list');
  await router.navigate('/hotel/list?sort=price');
  expect(written).toEqual([]);
});
