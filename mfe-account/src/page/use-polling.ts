import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { nextPollMs } from './polling.rules.ts';

/**
 * Loads the page's data again and again while `active`, and at once when the visitor comes back to the tab.
 * @param isAwaited False where nobody waits for the change: seldom from the beginning.
 */
export function usePolling(active: boolean, isAwaited = true): void {
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  const startedAtMs = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!active) return;
    startedAtMs.current ??= clock.now();
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const ask = async () => {
      clearTimeout(timer);
      await revalidate();
      if (!ended) plan();
    };
    const plan = () => {
      const waitedMs = isAwaited ? clock.now() - (startedAtMs.current ?? clock.now()) : Infinity;
      timer = setTimeout(() => void ask(), nextPollMs(waitedMs));
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    plan();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [active, isAwaited, clock, revalidate]);
}
