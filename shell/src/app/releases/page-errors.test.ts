import { beforeEach, describe, expect, test } from '@jest/globals';
import { describeError, startPageErrors } from './page-errors.ts';
import type { PageReport, ReleaseBeacons, Thrown } from './release-beacons.ts';

const ORIGIN = 'https://wisata.test';
const LIST = `${ORIGIN}/r/hotel/2.0.0/c/list.js`;
const SHELL = `${ORIGIN}/r/shell/1.1.0/shell.js`;

function thrown(stack: readonly string[], message = 'x is not a function', name = 'TypeError'): Error {
  const error = new Error(message);
  return Object.assign(error, { name, stack: [`${name}: ${message}`, ...stack].join('\n') });
}

describe('an error', () => {
  test.each([
    ['Chromium', [`    at price (${LIST}:1:234)`, `    at ${SHELL}:3:4`, '    at new Promise (<anonymous>)']],
    ['Firefox and Safari', [`price@${LIST}:1:234`, `@${SHELL}:3:4`, '']],
  ])('as %s writes it is told with its places alone', (_browser, stack) => {
    expect(describeError(thrown(stack), ORIGIN)).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      frames: ['hotel/2.0.0/c/list.js:1:234', 'shell/1.1.0/shell.js:3:4'],
    });
  });

  test('is told without what it says of a person, and with ten frames', () => {
    const stack = Array.from({ length: 30 }, (_none, at) => `    at f (${LIST}?rani@x.test:1:${at + 1})`);
    const found = describeError(thrown(stack, "No order 123456 of 'Rani' at /order?email=rani@x.test"), ORIGIN);
    expect(found?.message).toBe('No order <number> of <value> at /order');
    expect(found?.frames).toHaveLength(10);
    expect(JSON.stringify(found)).not.toMatch(/rani/i);
  });

  test.each([
    ['an extension', thrown(['    at f (chrome-extension://abcdef/content.js:1:2)', `    at ${LIST}:1:234`])],
    ['another origin', thrown(['    at f (https://ads.test/r/hotel/2.0.0/c/list.js:1:2)'])],
    ['the document itself', thrown([`    at ${ORIGIN}/hotel/list:12:3`])],
    ['nowhere', thrown([])],
    ['a network that is gone', thrown([`    at ${LIST}:1:2`], 'Loading chunk 12 failed', 'ChunkLoadError')],
    ['a text', 'Script error.'],
    ['nothing', null],
  ])('of %s is not told', (_whose, error) => {
    expect(describeError(error, ORIGIN)).toBeUndefined();
  });
});

describe('a page', () => {
  const told: PageReport[] = [];
  let hear: (thrown: Thrown) => void;
  const route = { path: '/hotel/:id', handle: {} };
  const router = { state: { matches: [{ route }] } } as never;
  const origin = window.location.origin;
  const list = `${origin}/r/hotel/2.0.0/c/list.js`;

  const beacons: ReleaseBeacons = {
    tell: (report) => void told.push(report),
    hearThrown: (listener) => (hear = listener),
    flush: () => undefined,
  };
  const throwUncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

  beforeEach(() => {
    told.length = 0;
  });

  test('tells what nobody caught once, and what a release threw as that release’s', () => {
    startPageErrors({ window, beacons, router });
    throwUncaught(thrown([`at ${list}:1:234`]));
    throwUncaught(thrown([`at ${list}:1:234`]));
    const report = { kind: 'render-crash', remote: 'hotel', version: '2.0.0' } as PageReport;
    hear({ report, error: thrown([`at ${origin}/r/shell/1.1.0/shell.js:3:4`], 'not a child') });
    throwUncaught(null);
    expect(told).toEqual([
      {
        kind: 'error',
        remote: 'hotel',
        version: '2.0.0',
        page: '/hotel/:id',
        path: '/hotel/:id',
        name: 'TypeError',
        message: 'x is not a function',
        frames: ['hotel/2.0.0/c/list.js:1:234'],
      },
      expect.objectContaining({ remote: 'hotel', message: 'not a child', frames: ['shell/1.1.0/shell.js:3:4'] }),
    ]);
  });

  test('that throws for ever tells ten', () => {
    startPageErrors({ window, beacons, router });
    for (let line = 1; line < 100; line += 1) throwUncaught(thrown([`at ${list}:${line}:1`]));
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(10);
  });
});
