import { expect } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteManifest, SlotName } from '@wisata/kernel/remote';
import type { ComponentType } from 'react';
import type { WatchedPrice } from '../visitor/watched-prices.ts';
import type { RenderedPage, RenderPageOptions } from './testing.tsx';

const KEPT = 'aerowisata_price_watches.guest';

/** What is watched on this device. */
export const keptWatches = (): readonly WatchedPrice[] =>
  JSON.parse(window.localStorage.getItem(KEPT) ?? '[]') as readonly WatchedPrice[];

/** Puts a watched price into this device. */
export const keepWatches = (watches: readonly object[]): void =>
  window.localStorage.setItem(KEPT, JSON.stringify(watches));

interface Watching {
  /** The list of what is watched. */
  readonly list: ComponentType;
  readonly remote: Pick<RemoteManifest<unknown, unknown>, 'slots'>;
  /** Opens the page that shows the price, or with options another one. */
  readonly open: (options?: Partial<RenderPageOptions>) => Promise<RenderedPage>;
  readonly button?: string;
}

/** The amount that the price is said to have had, which no service asks. */
const BEFORE_MINOR = 123_456_789;

/** What no request may have of a watched price. */
const unsent = ({ id, title }: WatchedPrice): RegExp =>
  new RegExp([String(BEFORE_MINOR), id, title].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));

/**
 * Watches the price of a page, and comes back when it was another one: what was kept, and what was asked meanwhile.
 * The price is up to date then, and no request has said which is watched.
 */
export async function watchAndComeBack({ list, remote, open, button = 'Watch this price' }: Watching) {
  window.localStorage.clear();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const [first] = keptWatches();
  if (!first) throw new Error('Nothing is watched');
  cleanup();
  keepWatches([{ ...first, minor: BEFORE_MINOR, checkedAt: 0 }]);
  const name: SlotName = `${first.service}:watched-prices`;
  const { default: Slot } = await remote.slots[name]!();
  const { requests } = await open({
    routes: [{ path: '/', Component: list }],
    url: '/',
    slots: { [name]: Slot as ComponentType<never> },
  });
  await screen.findByText(/^was /);
  const { minor, currency, on } = first;
  expect(keptWatches()[0]).toMatchObject({ minor, currency, before: { on } });
  expect(JSON.stringify(requests)).not.toMatch(unsent(first));
  return { first, asked: new Set(requests.map(({ target }) => target)) };
}
