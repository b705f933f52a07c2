import type { Clock } from '@wisata/kernel/app-context';

/** A clock that can be told what time the server has; the phone's own clock may be hours off. */
export interface ServerClock extends Clock {
  /** Takes over the server's time, epoch milliseconds; a `Date` header is exact to the second, so smaller steps are ignored. */
  correct(serverNowMs: number): void;
  /** Shows the instant that the server rendered the page at, until the function that this gives back is called. */
  hold(serverNowMs: number): () => void;
}

/** Makes a clock on top of the device's own `now`. */
export function createServerClock(deviceNow: () => number, serverNowMs?: number): ServerClock {
  let offset = serverNowMs === undefined ? 0 : serverNowMs - deviceNow();
  let held: number | undefined;
  return {
    now: () => held ?? deviceNow() + offset,
    hold(serverMs) {
      held = serverMs;
      return () => (held = undefined);
    },
    correct(serverMs) {
      const next = serverMs - deviceNow();
      if (Math.abs(next - offset) > 1_500) offset = next;
    },
  };
}
