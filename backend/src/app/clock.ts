/** The only source of the present; nothing else in the backend asks the system for the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Starts at the given instant and runs on at the speed of real time. */
export function createShiftedClock(start: Date): Clock {
  const shiftMs = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
}

export interface TestClock extends Clock {
  advance(ms: number): void;
  set(instant: Date | string): void;
}

/** Stands still until it is told to move. */
export function createTestClock(start: Date | string): TestClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    advance: (ms) => {
      current += ms;
    },
    set: (instant) => {
      current = new Date(instant).getTime();
    },
  };
}
