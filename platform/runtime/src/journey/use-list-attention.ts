import { useCallback, useRef } from 'react';

/** Whether somebody is at the list now: with the pointer, with the focus, or because its rows are on the screen. */
export function useListAttention() {
  const list = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const isBusy = useCallback(() => {
    const element = list.current;
    if (!element?.querySelector('article')) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = top < window.innerHeight && bottom > 0;
    return isPointed.current || element.contains(document.activeElement) || isSeen;
  }, []);
  return {
    isBusy,
    props: {
      ref: list,
      onPointerEnter: () => void (isPointed.current = true),
      onPointerLeave: () => void (isPointed.current = false),
    },
  };
}
