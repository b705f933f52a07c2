import { expect, test } from '@jest/globals';
import { categoryPath } from './category.rules.ts';

const category = (pageType: string, slug = 'city-passes') => ({
  categoryId: '7',
  categoryName: 'City Passes  Bali',
  pageType,
  slug,
});

test.each([
  ['Product', '/product?page=city-passes', '/product/city-passes'],
  ['Enquiry', '/enquiry?page=city-passes', '/enquiry/city-passes'],
  ['Promotion', '/promotion?page=city-passes', '/promotion/city-passes'],
])('%s has a top and a sub address', (pageType, top, sub) => {
  expect(categoryPath(category(pageType), 'top')).toBe(top);
  expect(categoryPath(category(pageType), 'sub')).toBe(sub);
});

test('without a slug the address carries id and name', () => {
  expect(categoryPath(category('product', ''), 'sub')).toBe('/product/7-city-passes-bali');
});

test('an unknown page type is a category page', () => {
  expect(categoryPath(category('Brochure'), 'top')).toBe('/category/page/city-passes');
});
