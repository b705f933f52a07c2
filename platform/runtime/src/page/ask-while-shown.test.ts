/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { askWhileShown } from './ask-while-shown.ts';

/** Jest fails a test that leaves a rejection which nobody heard; Node tells it of one once the promises of a turn are done. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Never answers; rejects as the API client does when the call is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was aborted', 'AbortError')));
  });

test('gives the answer', async () => {
  const told: string[] = [];
  askWhileShown(
    () => Promise.resolve('Bali'),
    (answer) => told.push(answer),
  );
  await nextTurn();
  expect(told).toEqual(['Bali']);
});

test('says nothing of a call that was left, not even that it was aborted', async () => {
  const told: string[] = [];
  const take = (answer: string) => void told.push(answer);
  askWhileShown(untilAborted, take)();
  askWhileShown(() => Promise.resolve('too late'), take)();
  await nextTurn();
  expect(told).toEqual([]);
});

test('asks nothing where it is left within the pause', () => {
  jest.useFakeTimers();
  const asked = jest.fn(() => Promise.resolve());
  const leave = askWhileShown(asked, () => undefined, 300);
  jest.advanceTimersByTime(299);
  leave();
  jest.advanceTimersByTime(1_000);
  askWhileShown(asked, () => undefined, 300);
  jest.advanceTimersByTime(299);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
