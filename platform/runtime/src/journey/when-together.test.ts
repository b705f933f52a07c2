import { jest } from '@jest/globals';
import { TOGETHER_MS, whenTogether } from './when-together.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function later() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function follow(count: number) {
  const calls = Array.from({ length: count }, () => later());
  const told = jest.fn();
  void whenTogether(calls.map(({ promise }) => promise)).then(told);
  return { calls, told };
}

test('answers that all come soon are not kept waiting', async () => {
  const { calls, told } = follow(2);
  calls[1]!.resolve('second');
  await jest.advanceTimersByTimeAsync(TOGETHER_MS - 1);
  expect(told).not.toHaveBeenCalled();
  calls[0]!.resolve('first');
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(1);
});

test('nobody waits long for a slow one, however long the first took', async () => {
  const { calls, told } = follow(2);
  await jest.advanceTimersByTimeAsync(5 * TOGETHER_MS);
  expect(told).not.toHaveBeenCalled();
  calls[0]!.resolve('first');
  await jest.advanceTimersByTimeAsync(TOGETHER_MS);
  expect(told).toHaveBeenCalledTimes(1);
});
