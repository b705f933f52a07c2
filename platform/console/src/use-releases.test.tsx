import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { OVERVIEW } from './console.fixture.ts';
import { useReleases } from './use-releases.ts';

const realFetch = globalThis.fetch;
/** How often the state was asked for. */
let looks = 0;
/** How many of those looks the database was away for. */
let failing = 0;
/** Answers who waits for news. */
let tellNews: (answer: Response) => void = () => undefined;

const away = () => Response.json({ success: false, code: 'OPS_DATABASE_AWAY', message: 'Away.' }, { status: 503 });
const done = (data: unknown) => Response.json({ success: true, data });

beforeEach(() => {
  jest.useFakeTimers();
  [looks, failing] = [0, 0];
  globalThis.fetch = (input) => {
    const target = input as string;
    if (target.includes('/discovery')) return new Promise((resolve) => (tellNews = resolve));
    if (!target.endsWith('/state')) return Promise.resolve(done({ revisions: [] }));
    looks += 1;
    return Promise.resolve(looks <= failing ? away() : done(OVERVIEW));
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a first look that fails is made again every two seconds', async () => {
  failing = 2;
  const { result } = renderHook(() => useReleases());
  await pass(0);
  expect(result.current.failure).toMatchObject({ code: 'OPS_DATABASE_AWAY' });
  await pass(2_000);
  expect([looks, result.current.overview]).toEqual([2, undefined]);
  await pass(2_000);
  expect([result.current.overview?.revision, result.current.failure]).toEqual([OVERVIEW.revision, undefined]);
  await pass(10_000);
  expect(looks).toBe(3);
});

test('a later one that fails too, and not faster', async () => {
  const { result } = renderHook(() => useReleases());
  await pass(0);
  expect(result.current.overview?.revision).toBe(OVERVIEW.revision);
  failing = 3;
  tellNews(done(null));
  await pass(0);
  expect([looks, result.current.failure?.code]).toEqual([2, 'OPS_DATABASE_AWAY']);
  // Whoever asks for news now is told at once that there are some.
  tellNews(done(null));
  await pass(1_000);
  expect(looks).toBe(2);
  await pass(3_000);
  expect([looks, result.current.failure]).toEqual([4, undefined]);
});

test('nobody looks again once the page is gone', async () => {
  failing = 9;
  const { unmount } = renderHook(() => useReleases());
  await pass(2_000);
  unmount();
  await pass(10_000);
  expect(looks).toBe(2);
});
