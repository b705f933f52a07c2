import { expect, test } from '@jest/globals';
import { createServerClock } from './server-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 5);
const HOUR = 3_600_000;

test('a clock that was told nothing shows the time of the device', () => {
  expect(createServerClock(() => NOON).now()).toBe(NOON);
});

test('a device that is hours off shows the time of the server, and goes on from there', () => {
  let device = NOON - 3 * HOUR;
  const clock = createServerClock(() => device, NOON);
  device += 10_000;
  expect(clock.now()).toBe(NOON + 10_000);
});

test('the server corrects a clock that went wrong later', () => {
  let device = NOON;
  const clock = createServerClock(() => device, NOON);
  device += HOUR;
  clock.correct(NOON + 60_000);
  expect(clock.now()).toBe(NOON + 60_000);
});

test('a header that is exact to the second does not make a countdown jump', () => {
  const clock = createServerClock(() => NOON, NOON);
  for (const drift of [-1_500, -400, 900, 1_500]) {
    clock.correct(NOON + drift);
    expect(clock.now()).toBe(NOON);
  }
  clock.correct(NOON + 1_501);
  expect(clock.now()).toBe(NOON + 1_501);
});
