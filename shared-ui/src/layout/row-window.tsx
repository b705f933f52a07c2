import { measureElement, observeWindowOffset, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RowLayout, VirtualListProps } from './row-layout.ts';

interface RowWindowProps extends Pick<VirtualListProps<never>, 'estimateHeight' | 'gap' | 'overscan' | 'heights'> {
  /** One for each row of the whole list. */
  readonly keys: readonly string[];
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onLayout: (layout: RowLayout) => void;
}

/** How far the list lies from the top of the page; what stands above it may grow or fold after it has been placed. */
function useOffset(list: RefObject<HTMLUListElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [list]);
  return offset;
}

/**
 * Begins with where the page stands when rows have been placed: a visitor may have gone on since they were worked out, and
 * would be taken back.
 */
const followWindow: typeof observeWindowOffset = (instance, tell) => {
  const stop = observeWindowOffset(instance, tell);
  tell(window.scrollY, false);
  return stop;
};

/**
 * A row above the screen that proves higher than thought moves the page by the difference. Who has gone to the top since
 * the last frame, and is still thought to be far below, is not taken back there.
 */
const scrollUnlessGone: typeof windowScroll = (offset, options, instance) => {
  const isGone = Math.abs(window.scrollY - offset) > window.innerHeight;
  if (options.adjustments === undefined || !isGone) windowScroll(offset, options, instance);
};

/** Works out which rows of a list are near the screen and where they lie; draws nothing itself. */
export function RowWindow(props: RowWindowProps) {
  const { keys, estimateHeight, gap = 0, overscan = 6, heights, list, onLayout } = props;
  const offset = useOffset(list);
  const virtualizer = useWindowVirtualizer<Element>({
    count: keys.length,
    estimateSize: (index) => heights?.get(keys[index] ?? '') ?? estimateHeight - gap,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const key = keys[Number(element.getAttribute('data-index'))];
      if (key !== undefined) heights?.set(key, height);
      return height;
    },
    gap,
    overscan,
    scrollMargin: offset,
    observeElementOffset: followWindow,
    scrollToFn: scrollUnlessGone,
    getItemKey: (index) => keys[index] ?? index,
  });
  const rows = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const { measureElement: measure } = virtualizer;
  useLayoutEffect(() => {
    // Until the viewport has been measured, the rows that are rendered stay.
    if (rows.length > 0)
      onLayout({ height, measure, rows: rows.map(({ index, start }) => ({ index, top: start - offset })) });
  }, [rows, height, offset, measure, onLayout]);
  return null;
}
