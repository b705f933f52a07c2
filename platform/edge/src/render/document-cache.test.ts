import { expect, test } from '@jest/globals';
import { createDocumentCache } from './document-cache.ts';

function open() {
  let now = 0;
  const made: string[] = [];
  const cache = createDocumentCache<string>({
    lifeMs: 5,
    standInMs: 60,
    most: 2,
    isKept: (value) => value !== 'busy',
    now: () => now,
  });
  const ask = async (value: string) => {
    const { value: got, isHit } = await cache.get('page', async () => {
      made.push(value);
      return value;
    });
    return [got, isHit];
  };
  return { ask, made, wait: (ms: number) => void (now += ms) };
}

test('a page is made once for as long as it lives', async () => {
  const { ask, made, wait } = open();
  expect(await ask('one')).toEqual(['one', false]);
  expect(await ask('two')).toEqual(['one', true]);
  wait(6);
  expect(await ask('two')).toEqual(['two', false]);
  expect(made).toEqual(['one', 'two']);
});

test('what was good a moment ago stands in while there is no room, and is made anew as soon as there is', async () => {
  const { ask, wait } = open();
  await ask('one');
  wait(6);
  expect(await ask('busy')).toEqual(['one', false]);
  expect(await ask('busy')).toEqual(['one', false]);
  expect(await ask('two')).toEqual(['two', false]);
  wait(70);
  expect(await ask('busy')).toEqual(['busy', false]);
  expect(await ask('three')).toEqual(['three', false]);
});
