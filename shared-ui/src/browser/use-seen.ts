import { useEffect, useState } from 'react';

/** True once the element has come onto the screen, or as near to it as `margin` says; at once where the browser cannot tell. */
export function useSeen(frame: { readonly current: HTMLElement | null }, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof IntersectionObserver !== 'function') {
      void Promise.resolve().then(() => setSeen(true));
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, margin]);
  return isSeen;
}
