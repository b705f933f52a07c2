import { expect, test } from '@jest/globals';
import { arrowStep } from './direction.ts';

afterEach(() => {
  document.dir = '';
});

test('an arrow leads to what lies beside it on the screen', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([1, -1, undefined]);
  document.dir = 'rtl';
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([-1, 1, undefined]);
});
