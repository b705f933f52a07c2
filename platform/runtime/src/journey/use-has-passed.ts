import { useEffect, useState } from 'react';
import { useApp } from '@wisata/runtime';

/** Turns true when the server's clock reaches an instant in epoch milliseconds. */
export function useHasPassed(atMs: number | undefined): boolean {
  const { clock } = useApp();
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (atMs === undefined) return undefined;
    const timer = setTimeout(() => setPassed(atMs), Math.max(0, atMs - clock.now()));
    return () => clearTimeout(timer);
  }, [atMs, clock]);
  return atMs !== undefined && passed === atMs;
}
