import type { Locale } from '@wisata/kernel/locale';
import { renderPage, type Handlers, type RenderPageOptions } from './testing.tsx';
import type { serve } from './testing-server.tsx';

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
