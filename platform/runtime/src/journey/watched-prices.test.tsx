import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money, type Money } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { renderPage } from '@wisata/runtime/testing';
import { AskWatched, type AskPrice } from './ask-watched.tsx';
import { keepWatches, keptWatches } from '../testing/testing-watched.tsx';
import { WatchedPrices } from './watched-prices.tsx';

const STAY = {
  id: 'hotel HTL-DPS-001 DPS',
  service: 'hotel',
  title: 'Arunika Kuta',
  path: '/hotel/detail?hotelKey=HTL-DPS-001&checkInDate=2026-12-01&checkOutDate=2026-12-04',
  on: '2026-11-18',
  minor: 1_000_000,
  currency: 'IDR',
  checkedAt: 0,
};
const TRAIN = {
  ...STAY,
  id: 'train GMR SBI',
  service: 'train',
  title: 'Gambir – Surabaya',
  path: '/train/list?origin=GMR&destination=SBI&departDate=2026-12-11',
};

const told: unknown[][] = [];
beforeEach(() => {
  told.length = 0;
  const Notice = Object.assign(
    function Notice(...text: unknown[]) {
      told.push(text);
    },
    { permission: 'granted' },
  );
  Object.defineProperty(window, 'Notification', { configurable: true, value: Notice });
});

/** Shows what is watched, with services that answer like this. */
function open(answers: Readonly<Record<string, AskPrice>>) {
  const slots = Object.entries(answers).map(([service, ask]) => {
    const Slot = (slot: SlotProps['watched-prices']) => <AskWatched {...slot} ask={ask} />;
    return [`${service}:watched-prices`, Slot];
  });
  return renderPage({
    routes: [{ path: '/', Component: WatchedPrices }],
    url: '/',
    slots: Object.fromEntries(slots),
  });
}

const answer =
  (minor: number): AskPrice =>
  async () =>
    money(minor, 'IDR');
const list = async () => within(await screen.findByRole('region', { name: 'Prices you watch' }));

test('every service is asked for its own, and a change is told in the page and outside it', async () => {
  keepWatches([STAY, TRAIN]);
  const asked: string[] = [];
  const noted =
    (minor: number): AskPrice =>
    (app, page) => {
      asked.push(`${page.path} ${page.query.get('destination') ?? page.query.get('hotelKey')}`);
      return answer(minor)(app, page);
    };
  await open({ hotel: noted(900_000), train: noted(1_000_000) });
  expect(await (await list()).findByText(/^was Rp\.\s1\.000\.000 on Wed 18 Nov$/)).toBeVisible();
  expect(asked.sort()).toEqual(['/hotel/detail HTL-DPS-001', '/train/list SBI']);
  expect(told).toEqual([['Lower: Arunika Kuta', expect.objectContaining({ tag: STAY.id, data: STAY.path })]]);
  expect((await list()).getByText(/^the same since/)).toBeVisible();
  expect((await list()).getByRole('link', { name: 'Gambir – Surabaya' })).toHaveAttribute('href', TRAIN.path);
});

test('a price is not asked for twice in an hour', async () => {
  keepWatches([{ ...STAY, checkedAt: Date.parse('2026-11-20T06:59:00Z') }]);
  const ask = () => Promise.reject(new Error('Asked'));
  await open({ hotel: ask });
  expect(await screen.findByText(/^the same since/)).toBeVisible();
  expect(keptWatches()).toHaveLength(1);
});

test('watching ends with the first day, and leaves nothing of it here', async () => {
  keepWatches([{ ...STAY, path: '/hotel/detail?hotelKey=HTL-DPS-001&checkInDate=2026-11-01' }]);
  await open({ hotel: answer(1) });
  await waitFor(() => expect(keptWatches()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prices you watch' })).toBeNull());
});

test('a service that is down or has nothing left changes nothing, and the other is asked', async () => {
  keepWatches([STAY, TRAIN]);
  await open({ train: answer(1_200_000) });
  expect(await screen.findByText(/^was /)).toBeVisible();
  expect(told).toEqual([['Higher: Gambir – Surabaya', expect.anything()]]);
  expect(keptWatches().find(({ id }) => id === STAY.id)).toEqual(STAY);
});

test('who ends watching while a price is asked for is told nothing more', async () => {
  keepWatches([STAY]);
  let give: (total: Money) => void = () => undefined;
  const asked = new Promise<Money>((resolve) => (give = resolve));
  await open({ hotel: () => asked });
  await userEvent.click((await list()).getByRole('button', { name: 'Stop watching Arunika Kuta' }));
  give(money(1, 'IDR'));
  await asked;
  await Promise.resolve();
  expect(keptWatches()).toEqual([]);
  expect(told).toEqual([]);
});
