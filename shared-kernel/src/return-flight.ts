const SHORTEST_STAY_MS = 3_600_000;

/** True when a way back may be booked with a way there: it leaves an hour or more after the arrival. Epoch milliseconds. */
export function isReturnInTime(arrivesAtMs: number, leavesAtMs: number): boolean {
  return leavesAtMs >= arrivesAtMs + SHORTEST_STAY_MS;
}
