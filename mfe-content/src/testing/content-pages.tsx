import type { Locale } from '@wisata/kernel/locale';
import { renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { CONTENT_HANDLERS } from './content-handlers.ts';

const TEXTS = { en, id };

/** A page of this remote as a server gives it, with forms of two services. */
export const contentPage = (url: string, locale: Locale = 'en'): RenderPageOptions => ({
  routes: remote.routes,
  url,
  locale,
  messages: { content: TEXTS[locale] },
  handlers: CONTENT_HANDLERS,
  slots: { 'hotel:search-form': () => 'Hotel form', 'flight:search-form': () => 'Flight form' },
});

const routes = remote.routes.map((route) => ({ ...route, errorElement: <h1>404 Not Found</h1> }));

/** Opens a page over a faked API; where nothing is found, it says so. */
export const openContent = (url: string, { handlers, ...more }: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes,
    url,
    messages: { content: TEXTS[more.locale ?? 'en'] },
    slots: {},
    ...more,
    handlers: { ...CONTENT_HANDLERS, ...handlers },
  });
