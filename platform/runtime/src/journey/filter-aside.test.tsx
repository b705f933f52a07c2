import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createListFilter } from '@wisata/kernel/list-filter';
import { takeOver } from '../testing/testing-server.tsx';
import { FilterAside } from './filter-aside.tsx';

const was = window.matchMedia;
afterEach(() => {
  window.matchMedia = was;
});

const drawn = jest.fn<() => void>();
beforeEach(() => {
  drawn.mockClear();
});

const FILTER = createListFilter({ parts: {}, sorts: ['lowest-price'] });

function Filters() {
  drawn();
  return <p>Stops and times</p>;
}

function List() {
  return (
    <FilterAside service="train" of={FILTER} filter={FILTER.none} onChange={() => undefined}>
      <Filters />
    </FilterAside>
  );
}

/** The list as the server has drawn it, taken over in a window of that width. */
async function takeOverList(isWide: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isWide }) as unknown as MediaQueryList;
  return takeOver({ url: '/list', routes: [{ path: 'list', Component: List }] });
}

test('on a screen without a column the filters that the server has drawn go unread, and their code draws nothing', async () => {
  const { html, problems } = await takeOverList(false);
  expect(problems).toEqual([]);
  expect(html).not.toContain('Stops and times');
  // The server alone.
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('on a wide screen they stand as they were drawn', async () => {
  const { html, problems } = await takeOverList(true);
  expect(problems).toEqual([]);
  expect(html).toContain('Stops and times');
  expect(drawn.mock.calls.length).toBeGreaterThan(1);
});
