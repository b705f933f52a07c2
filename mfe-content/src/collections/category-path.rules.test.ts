import { categoryPath, pageNumber, slugInPage } from './category-path.rules.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['product', 'top', '/product?page=cool-hills'],
  ['product', 'sub', '/product/cool-hills'],
  ['promotion', 'top', '/promotion?page=cool-hills'],
  ['enquiry', 'sub', '/enquiry/cool-hills'],
  ['category', 'top', '/category/page/cool-hills'],
  ['category', 'sub', '/category/page/cool-hills'],
] as const)('a %s category on the %s level', (pageType, level, path) => {
  expect(categoryPath({ pageType, slug: 'cool-hills' }, level)).toBe(path);
});

test('page is a slug unless it is a number', () => {
  expect(slugInPage(query('page=cool-hills'))).toBe('cool-hills');
  expect(slugInPage(query('page=4-bali'))).toBe('4-bali');
  for (const text of ['', 'page=', 'page=3']) expect(slugInPage(query(text))).toBeUndefined();
});

test('a page number is one unless it says more', () => {
  expect(pageNumber(query('page=3'))).toBe(3);
  for (const text of ['', 'page=0', 'page=-1', 'page=two', 'page=99999']) expect(pageNumber(query(text))).toBe(1);
});
