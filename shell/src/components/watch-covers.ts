import { coversControl } from '@wisata/ui/covers-control';

/** After the last movement, so that scrolling itself costs nothing. */
const REST_MS = 100;

/** Tells whether a fixed element lies on something that can be pressed, each time that the page has come to rest; gives the end of it. */
export function watchCovers(element: HTMLElement, tell: (covers: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(coversControl(element)), REST_MS);
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
}
