import { expect, test } from '@jest/globals';
import { createAnswerCache } from './answer-cache.ts';

function open() {
  let now = 1;
  const made: string[] = [];
  const cache = createAnswerCache<string>({
    lifeMs: 5,
    standInMs: 60,
    patience: () => new Promise(() => undefined),
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
  let now = 1;
  let finish: (value: string) => void = () => undefined;
  const renewals: boolean[] = [];
  const cache = createAnswerCache<string>({
    lifeMs: 5,
    standInMs: 60,
    patience: (standIn) => Promise.resolve(standIn),
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
  now = 7;
  expect(await ask(failing)).toBe('one');
  expect(await ask(held)).toBe('one');
  expect(await ask(held)).toBe('one');
  finish('two');
  // Whatever is settled by then: the one after it is made anew only when its time is over.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ask(held)).toBe('two');
  expect(renewals).toEqual([false, false, true, true]);
});

/** A cache of two, and what was found for it. */
function openPlain() {
  let now = 100;
  const found: string[] = [];
  const cache = createAnswerCache<string>({ lifeMs: 50, most: 2, now: () => now });
  const ask = (key: string, answer: () => Promise<string> = async () => key) =>
    cache.get(key, () => {
      found.push(key);
      return answer();
    });
  return { ask, found, clear: () => cache.clear(), setClock: (ms: number) => void (now = ms) };
}

test('who asks together is answered by one search, also with what went wrong, and the next tries again', async () => {
  const { ask, found } = openPlain();
  const failing = async () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([ask('jakarta', failing), ask('jakarta', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([ask('jakarta'), ask('jakarta')])).toEqual([
    { value: 'jakarta', isHit: false },
    { value: 'jakarta', isHit: true },
  ]);
  expect(found).toEqual(['jakarta', 'jakarta']);
});

test('what nobody has asked for the longest makes room', async () => {
  const { ask, found } = openPlain();
  for (const key of ['jakarta', 'bandung', 'jakarta', 'medan', 'jakarta', 'bandung']) await ask(key);
  expect(found).toEqual(['jakarta', 'bandung', 'medan', 'bandung']);
});

test('what is being found while all is cleared is answered and not kept', async () => {
  const { ask, found, clear } = openPlain();
  let finish: (value: string) => void = () => undefined;
  const asked = ask('session', () => new Promise((resolve) => (finish = resolve)));
  clear();
  finish('signed in');
  expect((await asked).value).toBe('signed in');
  expect((await ask('session')).value).toBe('session');
  expect(found).toEqual(['session', 'session']);
});

test('a clock that is set back keeps nothing for longer', async () => {
  const { ask, found, setClock } = openPlain();
  setClock(10_000);
  await ask('session');
  setClock(5_000);
  await ask('session');
  expect(found).toEqual(['session', 'session']);
});
