import { expect, test } from '@jest/globals';
import { createDocumentCache } from './document-cache.ts';

function open() {
  let now = 0;
  const made: string[] = [];
  const cache = createDocumentCache<string>({
    lifeMs: 5,
    standInMs: 60,
    patienceMs: 10_000,
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

test('who asks while a new one is not made in time gets the one before, and who can make none gets it too', async () => {
  let now = 0;
  let finish: (value: string) => void = () => undefined;
  const renewals: boolean[] = [];
  const cache = createDocumentCache<string>({
    lifeMs: 5,
    standInMs: 60,
    patienceMs: 1,
    most: 2,
    isKept: () => true,
    now: () => now,
  });
  const ask = async (make: () => Promise<string>) => {
    const { value } = await cache.get('page', (isRenewal) => {
      renewals.push(isRenewal);
      return make();
    });
    return value;
  };
  const held = () => new Promise<string>((resolve) => (finish = resolve));
  const failing = async () => Promise.reject(new Error('no room'));
  await expect(ask(failing)).rejects.toThrow('no room');
  expect(await ask(async () => 'one')).toBe('one');
  now = 6;
  expect(await ask(failing)).toBe('one');
  expect(await ask(held)).toBe('one');
  expect(await ask(held)).toBe('one');
  finish('two');
  // Whatever is settled by then: the one after it is made anew only when its time is over.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ask(held)).toBe('two');
  expect(renewals).toEqual([false, false, true, true]);
});
