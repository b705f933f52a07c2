import { startTransition, useEffect, useState } from 'react';
import { useServed } from './use-served.ts';

/**
 * False on the server and while its markup is taken over: what only this device knows may not be drawn before. It follows in
 * slices, between which a slow phone answers.
 */
export function useHydrated(): boolean {
  const isServed = useServed();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setTakenOver(true));
  }, [isServed]);
  return !isServed || isTakenOver;
}
