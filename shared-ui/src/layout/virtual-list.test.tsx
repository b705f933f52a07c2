import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HOTEL_LIST } from './virtual-list.fixture.tsx';

// The test browser has no layout: every row is 200 px high, and nothing scrolls.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 200 });
  window.scrollTo = () => undefined;
});

test('the first rows stand in the page until somebody scrolls', () => {
  render(HOTEL_LIST);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[2]).toHaveTextContent('Hotel 2');
  expect(rows[2]).toHaveAttribute('aria-posinset', '3');
  expect(rows[2]).toHaveAttribute('aria-setsize', '500');
});

test('from the first scroll on the browser holds the rows near the screen, each with its place in the whole list', async () => {
  render(HOTEL_LIST);
  const third = screen.getAllByRole('listitem')[2];
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  // The same element: what has the focus, or is open, stays as it is.
  expect(rows[2]).toBe(third);
  expect(rows[6]).toHaveTextContent('Hotel 6');
  expect(rows[6]).toHaveAttribute('aria-posinset', '7');
  expect(rows[6]).toHaveAttribute('aria-setsize', '500');
});
