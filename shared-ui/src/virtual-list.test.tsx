import { beforeAll, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VirtualList } from './virtual-list.tsx';

const list = (
  <VirtualList
    label="Hotels"
    items={Array.from({ length: 500 }, (_, index) => `Hotel ${index}`)}
    keyOf={(name) => name}
    render={(name) => name}
    estimateHeight={200}
    initialCount={5}
  />
);

// The test browser has no layout: every row is 200 px high, and nothing scrolls.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 200 });
  window.scrollTo = () => undefined;
});

test('the browser holds the rows near the screen, each with its place in the whole list', () => {
  render(list);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.length).toBeLessThan(30);
  expect(rows[2]).toHaveTextContent('Hotel 2');
  expect(rows[2]).toHaveAttribute('aria-posinset', '3');
  expect(rows[2]).toHaveAttribute('aria-setsize', '500');
});
