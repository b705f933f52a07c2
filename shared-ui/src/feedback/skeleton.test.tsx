import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSteadyLoading } from './skeleton.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const start = () => renderHook(({ pending }) => useSteadyLoading(pending), { initialProps: { pending: true } });

test('an answer within 200 ms shows nothing', () => {
  const { result, rerender } = start();
  pass(199);
  rerender({ pending: false });
  pass(1000);
  expect(result.current).toBe(false);
});

test('once shown it stays for at least 200 ms', () => {
  const { result, rerender } = start();
  pass(200);
  expect(result.current).toBe(true);
  pass(50);
  rerender({ pending: false });
  pass(149);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('a long wait ends as soon as the answer is there', () => {
  const { result, rerender } = start();
  pass(5000);
  rerender({ pending: false });
  pass(0);
  expect(result.current).toBe(false);
});
