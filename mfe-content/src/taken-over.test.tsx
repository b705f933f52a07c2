import { takeOver } from '@wisata/runtime/testing-server';
import { contentPage } from './testing/content-pages.tsx';

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
    const { problems, html } = await takeOver(contentPage(url, locale));
    expect(problems).toEqual([]);
    expect(html).not.toBe('');
  }
});
