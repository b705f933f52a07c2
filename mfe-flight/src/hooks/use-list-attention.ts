import { useCallback, useRef } from 'react';

/** Whether somebody is at the list now: with the pointer, with the focus, or because it has been scrolled to. */
export function useListAttention() {
  const list = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const isBusy = useCallback(() => {
    const element = list.current;
    if (!element?.querySelector('article')) return false;
    return isPointed.current || element.contains(document.activeElement) || element.getBoundingClientRect().top < 0;
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
