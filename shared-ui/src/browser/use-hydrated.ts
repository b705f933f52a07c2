import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createDrawnBy } from '@wisata/kernel/drawn-by';

/**
 * False on the server and while its markup is taken over: what only this device knows may not be drawn before. It follows in
 * slices, between which a slow phone answers.
 */
export function useHydrated(): boolean {
  const [{ subscribe, readInBrowser, readServed }] = useState(createDrawnBy);
  const isServed = useSyncExternalStore(subscribe, readInBrowser, readServed);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setTakenOver(true));
  }, [isServed]);
  return !isServed || isTakenOver;
}
