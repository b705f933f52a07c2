import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HOTEL_LIST } from './virtual-list.fixture.tsx';

/** The test browser has no layout: every row is 200 px high, and the page stands where this says. */
const page = { scrollY: 0, writes: [] as number[] };

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 200 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 120_000 });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.scrollY });
  window.scrollTo = (({ top }: { top: number }) => void page.writes.push(top)) as typeof window.scrollTo;
});

afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));
beforeEach(() => void Object.assign(page, { scrollY: 0, writes: [] }));

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

/** Tells of rows that are higher than thought when it is asked to, as a browser does at the end of a frame. */
class RowObserver {
  static readonly all = new Set<RowObserver>();
  readonly seen = new Set<Element>();
  readonly tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell;
    RowObserver.all.add(this);
  }
  observe = (element: Element) => this.seen.add(element);
  unobserve = (element: Element) => this.seen.delete(element);
  disconnect = () => this.seen.clear();
  static endOfFrame(height: number): void {
    const borderBoxSize = [{ blockSize: height }];
    for (const { seen, tell } of RowObserver.all) tell([...seen].map((target) => ({ target, borderBoxSize })));
  }
}

/** Somebody scrolls far down a list, stands at `scrollY` when a frame ends, and its rows prove higher than thought. */
async function scrollFarAndBeAt(scrollY: number): Promise<void> {
  window.ResizeObserver = RowObserver as unknown as typeof ResizeObserver;
  render(HOTEL_LIST);
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
  page.scrollY = 40_000;
  fireEvent.scroll(window);
  await screen.findByText('Hotel 200');
  page.scrollY = scrollY;
  act(() => RowObserver.endOfFrame(260));
}

test('the page moves with rows above the screen that prove higher', async () => {
  await scrollFarAndBeAt(40_000);
  expect(Math.max(...page.writes)).toBeGreaterThan(40_000);
});

test('who has gone back to the top while rows far below are measured stays there', async () => {
  await scrollFarAndBeAt(0);
  expect(Math.max(0, ...page.writes)).toBe(0);
});

test('who goes on while the first rows are worked out stays there, with the rows of that place', async () => {
  render(HOTEL_LIST);
  page.scrollY = 40_000;
  const place = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    // The list looks where it lies once its rows are worked out.
    page.scrollY = 20_000;
    return { top: -20_000 } as DOMRect;
  });
  fireEvent.scroll(window);
  await screen.findByText('Hotel 100');
  place.mockRestore();
  expect(page.writes.filter((top) => top !== 20_000)).toEqual([]);
});
