import { expect, test } from '@jest/globals';
import { comparedIn, toggleCompared } from './compared.ts';

test('an address names each product once and no more than four', () => {
  expect(comparedIn(new URLSearchParams('compare=a,b,,a,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIn(new URLSearchParams('city=Bali'))).toEqual([]);
  expect(comparedIn(new URLSearchParams('compare=x,y,z,w,a'), (key) => key === 'a')).toEqual(['a']);
});

test('a press picks a product and the next one takes it back', () => {
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
});
