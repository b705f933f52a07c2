import { takeOver } from '@wisata/runtime/testing-server';
import { remote } from './manifest.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };
import { CONTENT_HANDLERS } from './testing/content-handlers.ts';

const TEXTS = { en, id };

// Transforming the pages' modules is slow, and none of their business is measured by it.
beforeAll(() => Promise.all([import('./home/home.page.tsx'), import('./collections/product.page.tsx')]), 60_000);

test.each([
  '/',
  '/help?q=fee',
  '/blog',
  '/blog/borobudur-at-five',
  '/product/arunika-sanur-bali',
  '/promotion',
  '/widget',
])('%s is taken over as it was served, whatever this browser remembers', async (url) => {
  localStorage.setItem('aerowisata_home_tab', 'flight');
  for (const locale of ['en', 'id'] as const) {
    const { problems, html } = await takeOver({
      routes: remote.routes,
      url,
      locale,
      messages: { content: TEXTS[locale] },
      handlers: CONTENT_HANDLERS,
      slots: { 'hotel:search-form': () => 'Hotel form', 'flight:search-form': () => 'Flight form' },
    });
    expect(problems).toEqual([]);
    expect(html).not.toBe('');
  }
});
