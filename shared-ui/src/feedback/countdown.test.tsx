import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Countdown, formatRemaining } from './countdown.tsx';

const MINUTE_MS = 60_000;
const DEADLINE_MS = Date.UTC(2026, 10, 21, 7, 10);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function open(leftMs: number) {
  const ended = jest.fn();
  jest.setSystemTime(DEADLINE_MS - leftMs);
  // The server's clock runs with the fake one; nothing reads the device's own.
  render(
    <Countdown
      deadlineMs={DEADLINE_MS}
      now={() => Date.now()}
      absolute="Pay by Sat 21 Nov 2026, 14:10 WIB"
      lastMinute="Less than a minute, until 14:10 WIB"
      ended="Payment deadline has expired"
      endedAction={<a href="/flight">Search again</a>}
      announcement={(minutes) => `${minutes} min left`}
      onEnd={ended}
    />,
  );
  return { ended };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shows the counter with the absolute time beside it and moves each second', () => {
  open(23 * 60 * MINUTE_MS + 500);
  expect(screen.getByRole('timer')).toHaveTextContent('23:00:01');
  expect(screen.getByText('Pay by Sat 21 Nov 2026, 14:10 WIB')).toBeVisible();
  pass(500);
  expect(screen.getByRole('timer')).toHaveTextContent('23:00:00');
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('22:59:59');
});

test('is read out at ten, five and one minute and at no other time', () => {
  open(11 * MINUTE_MS);
  const spoken = new Set<string>();
  for (let second = 0; second < 11 * 60; second += 1) {
    pass(1000);
    spoken.add(screen.getByRole('status').textContent ?? '');
  }
  expect([...spoken]).toEqual(['', '10 min left', '5 min left', '1 min left']);
});

test('says nothing on opening and, after a sleep, only where it stands now', () => {
  open(20 * MINUTE_MS);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.setSystemTime(DEADLINE_MS - 4 * MINUTE_MS);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('5 min left');
  expect(screen.getByRole('timer')).toHaveTextContent('04:00');
});

test('changes its words in the last minute and ends once', () => {
  const { ended } = open(61_000);
  expect(screen.queryByText(/Less than a minute/)).not.toBeInTheDocument();
  pass(1000);
  expect(screen.getByText('Less than a minute, until 14:10 WIB')).toBeVisible();
  pass(60_000);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('Payment deadline has expired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search again' })).toBeVisible();
  pass(10 * MINUTE_MS);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a deadline that had passed before opening ends at once', () => {
  const { ended } = open(-MINUTE_MS);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Payment deadline has expired')).toBeVisible();
});

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [59_999, '01:00'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [100 * 3_600_000, '100:00:00'],
])('%d ms are written %s', (leftMs, text) => {
  expect(formatRemaining(leftMs)).toBe(text);
});
