import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the chosen item into the middle of a wide row, at the first render and when `chosen` changes. */
export function useCentred<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const [frame, item] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!frame || !item) return;
    const [outer, inner] = [frame.getBoundingClientRect(), item.getBoundingClientRect()];
    frame.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [chosen]);
  return row;
}
