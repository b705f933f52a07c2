import { useCallback, useState } from 'react';

/**
 * Code that is fetched on first use. Gives what has been loaded, and asks for it; a load that failed is tried again when
 * it is asked for again. `load` has to be the same function in every render.
 * @example const [dialog, fetchDialog] = useLazyModule(loadDialog); // loadDialog = async () => import('../overlays/dialog.tsx')
 */
export function useLazyModule<T extends object>(
  load: () => Promise<T>,
): readonly [loaded: T | undefined, ask: () => void] {
  const [loaded, setLoaded] = useState<T>();
  const ask = useCallback(() => {
    load().then(setLoaded, () => undefined);
  }, [load]);
  return [loaded, ask];
}
