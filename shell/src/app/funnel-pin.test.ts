import { expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { followFunnel } from './funnel-pin.ts';
import { createMemoryStore } from '@wisata/runtime/storage';

function open(at: string, memory = createMemoryStore()) {
  const page = (path: string, layout?: string) => ({ path, handle: { layout }, element: null });
  const router = createMemoryRouter(
    [page('/hotel/list'), page('/hotel/checkout', 'checkout'), page('/payment/process', 'checkout')],
    { initialEntries: [at] },
  );
  const written: [string, string, number][] = [];
  const versions = { hotel: '2.0.0', account: '1.0.1' };
  const listeners: (() => void)[] = [];
  followFunnel({
    router,
    memory,
    shell: '1.2.0',
    loader: { versions: () => versions, subscribe: (listener) => () => listeners.push(listener) },
    write: (...cookie) => written.push(cookie),
  });
  return { router, written, memory };
}

test('a checkout keeps the versions it began with until it is left', async () => {
  const { router, written } = open('/hotel/list');
  expect(written).toEqual([]);
  await router.navigate('/hotel/checkout');
  expect(written).toEqual([['wisata_funnel', 'shell@1.2.0,hotel@2.0.0,account@1.0.1', 10_800]]);
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
