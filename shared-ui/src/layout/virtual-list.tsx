import { lazy, Suspense, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { RowLayout, VirtualListProps } from './row-layout.ts';
import styles from './virtual-list.module.css';

const loadWindow = () => import('./row-window.tsx');
const RowWindow = lazy(async () => ({ default: (await loadWindow()).RowWindow }));

/** Whether somebody has scrolled or stepped into a long list, and the code that places its rows is there. A failed load is tried again by the next scroll. */
function useIsPlaced(list: RefObject<HTMLUListElement | null>, isLong: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isWanted = isLong && !isLoaded;
  useEffect(() => {
    const rows = list.current;
    if (!isWanted || !rows) return undefined;
    const load = () =>
      void loadWindow().then(
        () => setLoaded(true),
        () => undefined,
      );
    // Asked for with the frame, which lays the new rows out anyway: here it would be the same work in one long task.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) load();
    });
    window.addEventListener('scroll', load, { passive: true });
    rows.addEventListener('focusin', load);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', load);
      rows.removeEventListener('focusin', load);
    };
  }, [isWanted, list]);
  return isLoaded;
}

/** Rows are counted anew by every render of the page around them; only another place draws them again. */
function keepSame(last: RowLayout | undefined, next: RowLayout): RowLayout {
  const isSame =
    last?.height === next.height &&
    last.rows.length === next.rows.length &&
    last.rows.every(({ index, top }, at) => index === next.rows[at]?.index && top === next.rows[at].top);
  return isSame ? last : next;
}

/** What a row is in the whole list and, once rows are placed, on the page. */
function placeOf(count: number, index: number, top: number, layout: RowLayout | undefined) {
  const position = { 'aria-setsize': count, 'aria-posinset': index + 1 };
  if (!layout) return position;
  const style = { transform: `translateY(${top}px)` };
  return { ...position, ref: layout.measure, 'data-index': index, className: styles.row, style };
}

/**
 * List that scrolls with the page and holds only the rows near the screen. The server's document and the first render
 * hold the first rows in normal flow, so that they can be read before any script runs. Each row tells its place in the
 * whole list to screen readers.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, render, estimateHeight, gap = 0, label, initialCount = 10, heights } = props;
  const list = useRef<HTMLUListElement>(null);
  const isPlaced = useIsPlaced(list, items.length > initialCount);
  const [layout, setLayout] = useReducer(keepSame, undefined);
  // As tall as all rows will be: the page's scroll position comes back before the rows do.
  const heightOf = (item: T) => (heights?.get(keyOf(item)) ?? estimateHeight - gap) + gap;
  const minHeight = items.length > initialCount ? items.reduce((sum, item) => sum + heightOf(item), -gap) : undefined;
  const rows = layout?.rows ?? items.slice(0, initialCount).map((_, index) => ({ index, top: 0 }));
  return (
    <>
      <ul
        ref={list}
        role="list"
        aria-label={label}
        className={layout ? styles.space : styles.list}
        style={layout ? { height: layout.height } : { rowGap: gap, minHeight }}
      >
        {rows.map(({ index, top }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li key={keyOf(item)} {...placeOf(items.length, index, top, layout)}>
              {render(item, index)}
            </li>
          );
        })}
      </ul>
      {isPlaced && (
        <Suspense>
          <RowWindow {...props} keys={items.map(keyOf)} list={list} onLayout={setLayout} />
        </Suspense>
      )}
    </>
  );
}
