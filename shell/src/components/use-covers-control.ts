import { useEffect, useState, type RefObject } from 'react';
import { coversControl } from '@wisata/ui/covers-control';

/** After the last movement, so that scrolling itself costs nothing. */
const REST_MS = 100;

/** Whether a fixed element lies on something that can be pressed, as the page has come to rest. */
export function useCoversControl(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (typeof ResizeObserver !== 'function') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => element.current && setCovers(coversControl(element.current)), REST_MS);
    };
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return covers;
}
