import fc from 'fast-check';
import { localePath } from './locale.ts';
import {
  breadcrumbData,
  clipDescription,
  DESCRIPTION_LIMIT,
  fileAddress,
  itemListData,
  pageAddress,
} from './page-head.ts';

const site = {
  config: {
    brand: { name: '', company: '', poweredBy: '', copyrightYear: '', helpPhone: '', chatUrl: '' },
    services: [],
    descriptions: {},
    owners: {},
    baseUrl: 'https://wisata.test',
  },
  href: (path: string) => localePath('id', path),
};

test('a description never passes its limit, and a short one keeps its words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      const clipped = clipDescription(text);
      expect(clipped.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
      if (text.length <= DESCRIPTION_LIMIT) expect(clipped).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('a long description ends after a word', () => {
  const text = `${'word '.repeat(31)}end, and more`;
  expect(clipDescription(text)).toBe(`${'word '.repeat(31)}end…`);
  expect(clipDescription('x'.repeat(200))).toBe(`${'x'.repeat(159)}…`);
});

test('addresses are absolute: pages in their language, files in none', () => {
  expect(pageAddress(site, '/help')).toBe('https://wisata.test/id/help');
  expect(fileAddress(site, '/media/a.webp')).toBe('https://wisata.test/media/a.webp');
  expect(fileAddress(site, 'https://elsewhere.test/a.jpg')).toBe('https://elsewhere.test/a.jpg');
});

test('a way and a list count from one', () => {
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'Help', path: '/help' },
  ];
  expect(breadcrumbData(site, pages)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://wisata.test/id' },
      { '@type': 'ListItem', position: 2, name: 'Help', item: 'https://wisata.test/id/help' },
    ],
  });
  expect(itemListData(site, pages)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});
