import { describe, expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { startFunnelPin } from './funnel-pin.ts';
import { createMemoryStore } from '@wisata/runtime/storage';

const newBrowser = () => ({ local: createMemoryStore(), session: createMemoryStore() });
/** Another tab of the same browser. */
const newTab = ({ local }: ReturnType<typeof newBrowser>) => ({ local, session: createMemoryStore() });

function open(at: string, storage = newBrowser(), more: { pin?: string; now?: () => number } = {}) {
  const page = (path: string, layout?: string) => ({ path, handle: { layout }, element: null });
  const router = createMemoryRouter(
    [page('/hotel/list'), page('/hotel/checkout', 'checkout'), page('/payment/process', 'checkout')],
    { initialEntries: [at] },
  );
  const written: [string, string, number][] = [];
  startFunnelPin({ router, storage, pin: 'sealed', write: (...cookie) => written.push(cookie), ...more });
  return { router, written };
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
  const tab = newBrowser();
  open('/hotel/checkout', tab);
  const { written } = open('/payment/process?id=1', tab);
  expect(written).toEqual([]);
});

describe('the checkout of another tab', () => {
  test('is not ended by a tab that was in none', async () => {
    const { router, written } = open('/hotel/list');
    await router.navigate('/hotel/list?sort=price');
    expect(written).toEqual([]);
  });

  test('keeps its versions when this one is entered and left, and the last one that is left ends them', async () => {
    const browser = newBrowser();
    const first = open('/hotel/checkout', browser);
    const second = open('/hotel/checkout', newTab(browser), { pin: 'newer' });
    await second.router.navigate('/hotel/list');
    expect(second.written).toEqual([]);
    await first.router.navigate('/hotel/list');
    expect(first.written).toEqual([
      ['wisata_funnel', 'sealed', 10_800],
      ['wisata_funnel', '', 0],
    ]);
  });

  test('counts no longer than its pin', async () => {
    const browser = newBrowser();
    open('/hotel/checkout', browser, { now: () => 0 });
    const { router, written } = open('/hotel/checkout', newTab(browser), { now: () => 10_800_001 });
    await router.navigate('/hotel/list');
    expect(written.map(([, value]) => value)).toEqual(['sealed', '']);
  });
});
