const STEPS_MS = [
  { untilMs: 30_000, everyMs: 2_000 },
  { untilMs: 120_000, everyMs: 5_000 },
] as const;
const LAST_MS = 15_000;

/** How long to wait before asking again, by how long the page has waited already: often at first, then seldom. */
export function nextPollMs(waitedMs: number): number {
  return STEPS_MS.find(({ untilMs }) => waitedMs < untilMs)?.everyMs ?? LAST_MS;
}
