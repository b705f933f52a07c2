import { useEffect, useState, type RefObject } from 'react';

const CONTROLS = 'button, input, select, textarea, [data-button]';
/** After the last movement, so that scrolling itself costs nothing. */
const REST_MS = 100;

function coversControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const points = [left, middle, right - 1].flatMap((x) => [top, centre, bottom - 1].map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((found) => !element.contains(found) && found.closest(CONTROLS) !== null),
  );
}

/** Whether a fixed element lies on something that can be pressed, as the page has come to rest. */
export function useCoversControl(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (typeof document.elementsFromPoint !== 'function') return undefined;
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
