import { useEffect, useRef } from 'react';

const BEGINS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;

/**
 * Holds work back while a pointer is pressed, until the click has been heard: what moves the page between pressing and
 * letting go takes the button away from under the pointer, and the press is lost. `drop` forgets what was held back.
 */
export function usePressEnd() {
  const isPressed = useRef(false);
  const held = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    function release() {
      isPressed.current = false;
      const works = held.current;
      held.current = [];
      works.forEach((work) => work());
    }
    // The click follows the end of the press within the same turn.
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(release);
    };
    BEGINS.forEach((name) => document.addEventListener(name, begin, true));
    ENDS.forEach((name) => document.addEventListener(name, end, true));
    return () => {
      clearTimeout(timer);
      BEGINS.forEach((name) => document.removeEventListener(name, begin, true));
      ENDS.forEach((name) => document.removeEventListener(name, end, true));
    };
  }, []);

  return {
    after(work: () => void) {
      if (isPressed.current) held.current.push(work);
      else work();
    },
    drop() {
      held.current = [];
    },
  };
}
