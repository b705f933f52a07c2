import { expect, test } from '@jest/globals';
import { mayPrefetch } from './when-idle.ts';

test('nothing is fetched ahead on 2g or with save-data', () => {
  expect(mayPrefetch({})).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '4g' } })).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '2g' } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: '4g', saveData: true } })).toBe(false);
});
