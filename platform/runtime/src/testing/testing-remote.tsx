import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Locale } from '@wisata/kernel/locale';
import { renderPage, type Handlers, type RenderPageOptions } from './testing.tsx';
import type { serve, TakenOverPage } from './testing-server.tsx';

/** A remote as its tests open it. */
interface RemoteUnderTest {
  readonly service: string;
  readonly routes: RenderPageOptions['routes'];
  readonly texts: Readonly<Record<Locale, Record<string, unknown>>>;
  /** Every call of its pages, answered. */
  readonly handlers: Handlers;
}

/** Opens a page of a remote over a faked API; every other address is elsewhere. `preload` brings what a test does not wait for. */
export function createPageOpener(
  { service, routes, texts, handlers }: RemoteUnderTest,
  home: string,
  preload: () => Promise<unknown>,
) {
  return async (options: Partial<RenderPageOptions> = {}) => {
    const { locale = 'en', url = home } = options;
    await preload();
    // jsdom scrolls nothing and says so each time.
    window.scrollTo = () => undefined;
    return renderPage({
      routes: [...routes, { path: '*', Component: () => <h1>Elsewhere</h1> }],
      messages: { [service]: texts[locale] },
      ...options,
      url,
      locale,
      handlers: { ...handlers, ...options.handlers },
    });
  };
}

/** The same as a server gives it, or as a browser takes it over: `serve` or `takeOver`. */
export const createServer =
  <Page,>(by: (options: Parameters<typeof serve>[0]) => Promise<Page>, remote: RemoteUnderTest) =>
  (url: string, locale: Locale = 'en', handlers: Handlers = {}): Promise<Page> =>
    by({
      routes: remote.routes,
      url,
      locale,
      messages: { [remote.service]: remote.texts[locale] },
      handlers: { ...remote.handlers, ...handlers },
    });

interface TakenOverTest {
  readonly open: (url: string, locale: Locale) => Promise<TakenOverPage>;
  /** What a visitor did on an earlier day. */
  readonly visit: () => Promise<void>;
  readonly urls: readonly string[];
}

/** Has pages taken over, in both languages, by the browser of somebody who was here before: every test of a file finds what that visit left. */
export function testTakenOver({ open, visit, urls }: TakenOverTest): void {
  const left: (readonly [Storage, string, string])[] = [];
  beforeAll(async () => {
    await visit();
    for (const storage of [localStorage, sessionStorage])
      left.push(...Object.entries(storage).map(([key, text]) => [storage, key, text as string] as const));
    expect(left.length).toBeGreaterThan(1);
  });
  beforeEach(() => {
    for (const [storage, key, text] of left) storage.setItem(key, text);
  });
  test.each(urls)('%s is taken over as it was served, whatever this browser remembers', async (url) => {
    for (const locale of ['en', 'id'] as const) {
      expect(localStorage.length + sessionStorage.length).toBeGreaterThan(0);
      const { problems, html } = await open(url, locale);
      expect(problems).toEqual([]);
      expect(html).not.toBe('');
    }
  });
}
