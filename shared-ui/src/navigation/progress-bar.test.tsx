import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { PageBar, ProgressBar } from './progress-bar.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const valueNow = () => Number(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow'));

test('any series of values only makes it rise, between 0 and 100, to the highest of them', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 150, noNaN: true }), { minLength: 1, maxLength: 12 }), (values) => {
      const { rerender } = render(<ProgressBar value={0} label="Search" />);
      let before = valueNow();
      for (const value of values) {
        rerender(<ProgressBar value={value} label="Search" />);
        pass(90);
        expect(valueNow()).toBeGreaterThanOrEqual(before);
        before = valueNow();
      }
      pass(200);
      expect(valueNow()).toBe(Math.round(Math.min(100, Math.max(0, ...values))));
      cleanup();
    }),
    { numRuns: 40 },
  );
});

test('moves at most once in 200 ms and does not lose the last value', () => {
  const { rerender } = render(<ProgressBar value={0} label="Search" />);
  for (const value of [10, 20, 30]) rerender(<ProgressBar value={value} label="Search" />);
  expect(valueNow()).toBe(10);
  pass(199);
  expect(valueNow()).toBe(10);
  pass(1);
  expect(valueNow()).toBe(30);
  rerender(<ProgressBar value={40} label="Search" />);
  expect(valueNow()).toBe(30);
  pass(200);
  expect(valueNow()).toBe(40);
});

test('three groups of 34 end at 100, and the bar is gone within 500 ms', () => {
  const { rerender } = render(<ProgressBar value={34} label="Search" />);
  rerender(<ProgressBar value={68} label="Search" />);
  rerender(<ProgressBar value={102} label="Search" />);
  pass(200);
  expect(valueNow()).toBe(100);
  pass(300);
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveClass('gone');
});

test('a page that arrives within 200 ms never shows the page bar', () => {
  const { rerender } = render(<PageBar active={false} label="Loading" />);
  rerender(<PageBar active label="Loading" />);
  pass(199);
  rerender(<PageBar active={false} label="Loading" />);
  pass(1000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a slower page shows it until shortly after its arrival', () => {
  const { rerender } = render(<PageBar active label="Loading" />);
  pass(200);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  rerender(<PageBar active={false} label="Loading" />);
  pass(190);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
