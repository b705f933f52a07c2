/**
 * Tells once when the element has come onto the screen, or as near to it as `margin` says; soon where the browser cannot tell.
 * The returned function ends it.
 */
export function watchSeen(element: HTMLElement | null, margin: string, onSeen: () => void): () => void {
  let isOver = false;
  const tell = () => {
    if (!isOver) onSeen();
    isOver = true;
  };
  const end = () => {
    isOver = true;
  };
  if (!element || typeof IntersectionObserver !== 'function') {
    void Promise.resolve().then(tell);
    return end;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
    {
      rootMargin: margin,
    },
  );
  observer.observe(element);
  return () => {
    end();
    observer.disconnect();
  };
}
