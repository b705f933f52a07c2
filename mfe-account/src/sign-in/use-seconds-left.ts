import { useEffect, useState } from 'react';
import { useApp } from '@wisata/runtime';

/** Counts whole seconds down to 0; `stop` keeps the rest for good, `restart` begins again. */
export function useSecondsLeft(seconds: number) {
  const { clock } = useApp();
  const [endsAtMs, setEndsAtMs] = useState(() => clock.now() + seconds * 1000);
  const [nowMs, setNowMs] = useState(() => clock.now());
  const [stopped, setStopped] = useState(false);
  const left = Math.min(seconds, Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)));
  const running = left > 0 && !stopped;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNowMs(clock.now()), 250);
    return () => clearInterval(timer);
  }, [running, clock]);
  return {
    left,
    stopped,
    stop: () => setStopped(true),
    restart: () => {
      setNowMs(clock.now());
      setEndsAtMs(clock.now() + seconds * 1000);
    },
  };
}
