import { expect, jest, test } from '@jest/globals';
import type { RemoteName } from '@wisata/kernel/remote';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { createTestApp } from '@wisata/runtime/testing';
import { loaderOf, remoteWith } from '../../testing/render-shell.tsx';
import { fetchAhead } from './link-prefetch.ts';
import { createRemotePages } from './remote-pages.ts';

const STILL = { navigation: { state: 'idle' }, location: {} };
const routerIn = (layout: string) =>
  ({ state: { ...STILL, matches: [{ route: { handle: { layout } } }] }, subscribe: () => () => undefined }) as never;

function opened(html: string, connection?: object, router = routerIn('default')) {
  document.body.innerHTML = html;
  const prepare = jest.fn(async () => undefined);
  const navigator = { connection } as unknown as Navigator;
  // A window of its own, because the listeners stay for as long as a page does.
  const page = { document, location: window.location, navigator } as unknown as Window & typeof globalThis;
  fetchAhead({ window: page, owners: TEST_OFFER.owners, pages: { prepare }, router });
  const asked = () =>
    (prepare.mock.calls as unknown as [string, URL, boolean][]).map(([owner, { pathname }, data]) => [
      owner,
      pathname,
      data,
    ]);
  return { asked, link: document.querySelector('a')! };
}

const pointer = (type: string, pointerType: string) =>
  Object.assign(new Event(type, { bubbles: true }), { pointerType });

test('a finger on a link asks for code and data at once, the focus for code alone', () => {
  const { asked, link } = opened('<a href="/id/hotel/list?x=1">x</a>');
  link.dispatchEvent(pointer('pointerover', 'touch'));
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(asked()).toEqual([
    ['hotel', '/id/hotel/list', true],
    ['hotel', '/id/hotel/list', false],
  ]);
});

test('a mouse asks for data when it rests', () => {
  jest.useFakeTimers();
  const { asked, link } = opened('<a href="/blog/nyepi">x</a><p>y</p>');
  link.dispatchEvent(pointer('pointerover', 'mouse'));
  document.querySelector('p')!.dispatchEvent(pointer('pointerover', 'mouse'));
  jest.runOnlyPendingTimers();
  expect(asked()).toEqual([['content', '/blog/nyepi', false]]);
  link.dispatchEvent(pointer('pointerover', 'mouse'));
  jest.runOnlyPendingTimers();
  expect(asked().at(-1)).toEqual(['content', '/blog/nyepi', true]);
  jest.useRealTimers();
});

test.each([
  [
    'default',
    [
      ['content', '/', false],
      ['content', '/blog', false],
    ],
  ],
  ['checkout', [['content', '/', false]]],
])(
  'what a page at rest asks with, and what is seen on it, is asked for once its visitor stirs in the layout %s: %j',
  async (layout, expected) => {
    jest.useFakeTimers();
    const seeAll = class {
      readonly #seen: object[] = [];
      constructor(see: (entries: object[]) => void) {
        queueMicrotask(() => see(this.#seen));
      }
      observe = (target: Element) => this.#seen.push({ isIntersecting: true, target });
      disconnect = () => undefined;
    };
    Object.assign(window, { IntersectionObserver: seeAll });
    const { asked } = opened(
      '<header><a href="/">wisata</a><a href="/id">ID</a><a href="/blog">b</a></header>',
      undefined,
      routerIn(layout),
    );
    await jest.runOnlyPendingTimersAsync();
    expect(asked()).toEqual([]);
    document.dispatchEvent(pointer('pointermove', 'mouse'));
    await jest.runOnlyPendingTimersAsync();
    await jest.runOnlyPendingTimersAsync();
    expect(asked()).toEqual(expected);
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
);

test('nothing is asked for where it would cost the visitor', () => {
  const { asked, link } = opened('<a href="/hotel/list">x</a>', { saveData: true });
  link.dispatchEvent(pointer('pointerover', 'touch'));
  expect(asked()).toEqual([]);
});

function pagesOf(handle: object, failures = new Map<RemoteName, unknown>()) {
  const reads: string[] = [];
  const loadCalls = jest.fn(async () => undefined);
  const lazy = async () => ({
    Component: () => null,
    loadCalls,
    loader: ({ request }: { request: Request }) => {
      reads.push(request.url);
      return { read: reads.length };
    },
  });
  const { loader, asked } = loaderOf({ hotel: remoteWith('hotel', [{ path: 'hotel/list', handle, lazy }]) });
  const pages = createRemotePages({ app: createTestApp().app, loader, failures });
  return { pages, reads, loadCalls, asked, url: new URL('http://localhost/id/hotel/list?a=1') };
}

async function visit({ pages, url }: ReturnType<typeof pagesOf>): Promise<unknown> {
  const [page] = await pages.find('hotel', url.pathname);
  const load = page!.route.loader as (args: object) => Promise<unknown>;
  return load({ request: new Request(url), params: {}, context: {} });
}

test('data that was loaded ahead is given to one visit, and a remote is opened once', async () => {
  const given = pagesOf({ ahead: 'data' });
  await given.pages.prepare('hotel', given.url, true);
  await given.pages.prepare('hotel', given.url, true);
  expect(given.reads).toEqual(['http://localhost/id/hotel/list?a=1']);
  expect(await visit(given)).toEqual({ read: 1 });
  expect(await visit(given)).toEqual({ read: 2 });
  expect(given.asked).toEqual(['hotel']);
});

test.each([
  ['code alone', { ahead: 'data' }, false],
  ['data that it may not read', {}, true],
])('asked for %s, a page brings what its loader asks with', async (_what, handle, data) => {
  const given = pagesOf(handle);
  await given.pages.prepare('hotel', given.url, data);
  expect(given.loadCalls).toHaveBeenCalledTimes(1);
  expect(given.reads).toEqual([]);
});

test('a page that does not say that its loader only reads is loaded by visits alone', async () => {
  const given = pagesOf({});
  await given.pages.prepare('hotel', given.url, true);
  expect(given.reads).toEqual([]);
  expect(await visit(given)).toEqual({ read: 1 });
});

test('a page for members is never read for somebody who is not there', async () => {
  const given = pagesOf({ ahead: 'data', auth: 'member' });
  await given.pages.prepare('hotel', given.url, true);
  expect(given.reads).toEqual([]);
});

test('a remote that is down is asked for by visits alone', async () => {
  const failures = new Map<RemoteName, unknown>([['hotel', new Error('down')]]);
  const given = pagesOf({ ahead: 'data' }, failures);
  await given.pages.prepare('hotel', given.url, true);
  expect(given.asked).toEqual([]);
  failures.clear();
  await given.pages.prepare('hotel', given.url, true);
  expect(given.asked).toEqual(['hotel']);
});
