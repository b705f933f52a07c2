import { describe, expect, test } from '@jest/globals';
import { createTestApp } from '@wisata/runtime/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { findPageHead, type HeadMatch, type PageHandle } from './page-head.ts';

const { app } = createTestApp({ messages: { shell: en } });
const match = (data: unknown, handle: PageHandle = {}): HeadMatch => ({ data, source: data, handle, params: {} });
const headOf = (matches: readonly HeadMatch[], pathname = '/hotel/detail', search = '?id=1&utm=a&empty=') =>
  findPageHead(app, matches, { pathname, search });

describe('the title', () => {
  test('is what the innermost page says, with the brand last', () => {
    const inner = match(
      { name: 'Kencana Loka' },
      {
        titleKey: 'menu.help',
        findHead:
          () =>
          ({ data, query }) => ({ title: `${(data as { name: string }).name} ${query.get('id')}` }),
      },
    );
    expect(headOf([match(null, { titleKey: 'menu.home' }), inner]).title).toBe('Kencana Loka 1 · Wisata');
  });

  test('is the name in the data, else that of the route, else the brand', () => {
    expect(headOf([match({ documentTitle: 'Bali' }, { titleKey: 'menu.help' })]).title).toBe('Bali · Wisata');
    expect(headOf([match(null, { titleKey: 'menu.help' })]).title).toBe('Help · Wisata');
    expect(headOf([match(null)]).title).toBe('Wisata');
  });
});

test('the canonical address has only the query that makes it a page of its own', () => {
  const page = match(null, { findHead: () => () => ({ canonicalQuery: ['id', 'empty'] }) });
  expect(headOf([page]).canonical).toBe('/hotel/detail?id=1');
  expect(headOf([match(null)], '/hotel/list/').canonical).toBe('/hotel/list');
  expect(headOf([match(null)], '/', '').canonical).toBe('/');
  const elsewhere = match(null, { findHead: () => () => ({ canonicalPath: '/help', canonicalQuery: ['id'] }) });
  expect(headOf([elsewhere]).canonical).toBe('/help?id=1');
});

test('pages for members, and what says so itself, stay out of search engines', () => {
  expect(headOf([match(null, { auth: 'member' })]).noIndex).toBe(true);
  expect(headOf([match(null, { findHead: () => () => ({ noIndex: true }) })]).noIndex).toBe(true);
  expect(headOf([match(null)])).not.toHaveProperty('noIndex');
});

test('a page whose loader failed is not asked for its head, and stays out of search engines', () => {
  const findHead: PageHandle['findHead'] =
    () =>
    ({ data }) => ({ title: (data as { category: { name: string } }).category.name });
  const head = headOf([match(null, { titleKey: 'menu.home' }), match(undefined, { findHead })]);
  expect([head.title, head.noIndex]).toEqual(['Home · Wisata', true]);
});
