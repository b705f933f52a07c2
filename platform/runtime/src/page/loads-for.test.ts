import { expect, test } from '@jest/globals';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadsFor, queryWithout } from './loads-for.ts';

const loads = loadsFor((query) => queryWithout(query, ['view']));

/** Whether a way from one address to another runs the loader, where the router would. */
const isLoaded = (from: string, to: string) => {
  const [currentUrl, nextUrl] = [new URL(from, 'http://localhost'), new URL(to, 'http://localhost')];
  return loads({ currentUrl, nextUrl, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);
};

test('another view of the same loads nothing, in whatever order its address is written', () => {
  expect(isLoaded('/cart', '/cart?view=list')).toBe(false);
  expect(isLoaded('/cart?a=1&b=2&view=list', '/cart?b=2&a=1')).toBe(false);
});

test('something else, the same once more and another page are loaded', () => {
  expect(isLoaded('/cart?a=1', '/cart?a=2&view=list')).toBe(true);
  expect(isLoaded('/cart?view=list', '/cart?view=list')).toBe(true);
  expect(isLoaded('/cart', '/order?view=list')).toBe(true);
});
