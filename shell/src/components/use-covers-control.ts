import { useEffect, useState, type RefObject } from 'react';

/** Whether an element lies on something that can be pressed, as the page has come to rest; only one that `isFixed` can. */
export function useCoversControl(element: RefObject<HTMLElement | null>, isFixed: boolean): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!isFixed) return undefined;
    const leaving = new AbortController();
    const watch = async () => {
      const { watchCovers } = await import(/* webpackChunkName: "after-start" */ './watch-covers.ts');
      if (!leaving.signal.aborted && element.current)
        leaving.signal.addEventListener('abort', watchCovers(element.current, setCovers));
    };
    // Without the code it lies where it lies.
    watch().catch(() => undefined);
    return () => leaving.abort();
  }, [element, isFixed]);
  return covers;
}
