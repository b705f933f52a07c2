import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Calls `onOutside` when a press or the focus lands outside all the given elements while `open`. */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onOutside: () => void,
): void {
  const latest = useRef({ inside, onOutside });
  useEffect(() => {
    latest.current = { inside, onOutside };
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node) || !target.isConnected) return;
      if (latest.current.inside.some((part) => part.current?.contains(target))) return;
      latest.current.onOutside();
    };
    document.addEventListener('pointerdown', close, true);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('focusin', close);
    };
  }, [open]);
}
