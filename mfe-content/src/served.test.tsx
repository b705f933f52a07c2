/** @jest-environment node */
import { serve } from '@wisata/runtime/testing-server';
import { headProblems } from '@wisata/runtime/testing-head';
import { contentPage } from './testing/content-pages.tsx';

const open = (url: string, locale?: 'en' | 'id') => serve(contentPage(url, locale));

const PAGES: readonly [string, string, readonly string[]][] = [
  ['/', 'One trip. One place to book it', ['Organization', 'WebSite']],
  ['/help', 'Help', ['BreadcrumbList', 'FAQPage']],
  ['/blog', 'Trip ideas', ['BreadcrumbList']],
  ['/blog/category/practical', 'Practical', ['BreadcrumbList']],
  ['/blog/tag/yogyakarta', 'Posts about Practical', ['BreadcrumbList']],
  ['/blog/borobudur-at-five', 'Borobudur at five in the morning', ['BlogPosting', 'BreadcrumbList']],
  ['/popular', 'Popular stays', ['BreadcrumbList', 'ItemList']],
  ['/category', 'Destinations and themes', ['BreadcrumbList']],
  ['/category/page/seaside-stays', 'By the sea', ['BreadcrumbList', 'ItemList']],
  ['/product?page=seaside-stays', 'By the sea', ['BreadcrumbList', 'ItemList']],
  ['/product/arunika-sanur-bali', 'Arunika Sanur, Bali', ['Product', 'BreadcrumbList']],
  ['/promotion', 'Promotions', ['BreadcrumbList', 'ItemList']],
  ['/promotion?page=seaside-stays', 'By the sea', ['BreadcrumbList', 'ItemList']],
  ['/promotion/sanur-to-uluwatu', 'Bali, shore by shore', ['OfferCatalog', 'BreadcrumbList']],
  ['/enquiry', 'Groups and companies', ['BreadcrumbList']],
  ['/menu/page/about', 'About us', ['BreadcrumbList']],
  ['/menu/page/sitemap', 'Sitemap', []],
];

test.each(PAGES)('%s is about “%s”', async (url, title, types) => {
  const { head } = await open(url);
  expect(head.title).toBe(title);
  expect((head.structuredData ?? []).map((thing) => thing['@type'])).toEqual(types);
  expect(headProblems(head)).toEqual([]);
});

test.each([
  ['/menu', '/menu/page/sitemap'],
  ['/blog/tag', '/blog'],
  ['/popular/seaside-stays', '/category/page/seaside-stays'],
  ['/promotion/detail/sanur-to-uluwatu', '/promotion/sanur-to-uluwatu'],
])('%s names %s as the address of its page', async (url, address) => {
  expect((await open(url)).head.canonicalPath).toBe(address);
});

test.each(PAGES)('%s says it in Indonesian too', async (url) => {
  const { head } = await open(url, 'id');
  expect(headProblems(head)).toEqual([]);
  for (const address of JSON.stringify(head.structuredData ?? []).match(/http:\/\/wisata\.test\/(?!media|#)[^"]*/g) ??
    []) {
    expect(address).toMatch(/^http:\/\/wisata\.test\/(id|$)/);
  }
});

test.each([
  ['/', ['Hotel form', 'Arunika Sanur', 'Bali, shore by shore', 'Borobudur at five', 'Arunika Hotels']],
  ['/help', ['How do I find my order?', 'href="/order"']],
  ['/blog', ['Borobudur at five in the morning']],
  ['/blog/borobudur-at-five', ['From the hill', 'href="/promotion/sanur-to-uluwatu"', 'Read on']],
  ['/product/arunika-sanur-bali', ['Rooms look on a garden', 'See rooms and rates']],
  ['/promotion/sanur-to-uluwatu', ['Arunika Sanur', '1.345.000']],
  ['/popular', ['Arunika Sanur']],
  ['/category/page/seaside-stays', ['Arunika Sanur']],
  ['/menu/page/about', ['A group of hotels.']],
  ['/menu/page/sitemap', ['By the sea']],
])('%s is whole before any script runs', async (url, words) => {
  const { html, problems } = await open(url);
  expect(problems).toEqual([]);
  for (const word of words) expect(html).toContain(word);
});

test('a stay carries its price, its rating and its pictures', async () => {
  const { head } = await open('/product/arunika-sanur-bali');
  expect(head.image).toBe('/media/hotel-facade/HTL-DPS-008-1/1280.webp?ratio=4x3&place=Bali');
  expect(head.structuredData?.[0]).toMatchObject({
    image: ['http://wisata.test/media/hotel-facade/HTL-DPS-008-1/1280.webp?ratio=4x3&place=Bali'],
    offers: { '@type': 'Offer', price: 1_345_000, priceCurrency: 'IDR' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 8.9, bestRating: 10, reviewCount: 12 },
  });
});

test('answers to questions are plain words', async () => {
  const { head } = await open('/help');
  expect(head.structuredData?.[1]?.['mainEntity']).toContainEqual({
    '@type': 'Question',
    name: 'How do I find my order?',
    acceptedAnswer: { '@type': 'Answer', text: 'Open Find my order.' },
  });
});

test('a page of a list is a page of its own, the first one is the list itself', async () => {
  expect((await open('/blog')).head.canonicalQuery).toEqual([]);
  expect((await open('/product?page=seaside-stays&utm_source=x')).head.canonicalQuery).toEqual(['page']);
  expect((await open('/enquiry?page=2')).head.canonicalQuery).toEqual([]);
});

test('the search box for other sites is kept out of search engines', async () => {
  expect((await open('/widget')).head).toEqual({ noIndex: true });
});
