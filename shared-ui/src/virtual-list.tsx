import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './virtual-list.module.css';

/** A long list of rows of unknown height; `keyOf` must stay the same for the same item. */
export interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T, index: number) => ReactNode;
  /** Height in pixels that a row most likely has, gap included; rows are measured once they show. */
  readonly estimateHeight: number;
  /** Space between rows in pixels. */
  readonly gap?: number;
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Rows kept above and below the screen. */
  readonly overscan?: number;
  /** Rows in the server's document and in the first client render. */
  readonly initialCount?: number;
  /** Heights of rows by key, written here as they are measured. Kept by the caller, they bring a reader back to the same row. */
  readonly heights?: Map<string, number>;
}

/** Effects that measure have nothing to do on the server, where React warns about them. */
const useClientLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * List that scrolls with the page and holds only the rows near the screen. The server's document and the first render
 * hold the first rows in normal flow, so that they can be read before any script runs. Each row tells its place in the
 * whole list to screen readers.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, render, estimateHeight, gap = 0, label, overscan = 6, initialCount = 10, heights } = props;
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState<number>();
  useClientLayoutEffect(() => {
    // What stands above the list may grow or fold after it has been placed.
    const measure = () => setOffset((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index];
      return (item && heights?.get(keyOf(item))) ?? estimateHeight - gap;
    },
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const item = items[Number(element.getAttribute('data-index'))];
      if (item) heights?.set(keyOf(item), height);
      return height;
    },
    gap,
    overscan,
    scrollMargin: offset ?? 0,
    enabled: offset !== undefined,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const place = (index: number) => ({ 'aria-setsize': items.length, 'aria-posinset': index + 1 });

  if (offset === undefined) {
    // As tall as all rows will be: the page's scroll position comes back before the rows do.
    const heightOf = (item: T) => (heights?.get(keyOf(item)) ?? estimateHeight - gap) + gap;
    const minHeight = items.length > initialCount ? items.reduce((sum, item) => sum + heightOf(item), -gap) : undefined;
    return (
      <ul ref={list} role="list" aria-label={label} className={styles.list} style={{ rowGap: gap, minHeight }}>
        {items.slice(0, initialCount).map((item, index) => (
          <li key={keyOf(item)} {...place(index)}>
            {render(item, index)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={styles.space}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        return item === undefined ? null : (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={styles.row}
            style={{ transform: `translateY(${row.start - offset}px)` }}
            {...place(row.index)}
          >
            {render(item, row.index)}
          </li>
        );
      })}
    </ul>
  );
}
