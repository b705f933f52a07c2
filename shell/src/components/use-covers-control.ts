import { useEffect, useState, type RefObject } from 'react';

/** Whether a fixed element lies on something that can be pressed, as the page has come to rest. */
export function useCoversControl(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const watch = async () => {
      const { watchCovers } = await import(/* webpackChunkName: "after-start" */ './watch-covers.ts');
      if (!leaving.signal.aborted && element.current)
        leaving.signal.addEventListener('abort', watchCovers(element.current, setCovers));
    };
    // Without the code it lies where it lies.
    watch().catch(() => undefined);
    return () => leaving.abort();
  }, [element]);
  return covers;
}
