/** A time during which one vehicle of a model is away, in milliseconds; the end is free again. */
export interface Hire {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** How many of the hires run at the same moment at most, within a span. */
export function mostAtOnce(hires: readonly Hire[], span: Hire): number {
  const within = hires.filter(({ fromMs, untilMs }) => fromMs < span.untilMs && untilMs > span.fromMs);
  // Somebody brings a car back before somebody else takes it at the same moment.
  const moments = within
    .flatMap(({ fromMs, untilMs }) => [
      { at: Math.max(fromMs, span.fromMs), change: 1 },
      { at: untilMs, change: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.change - b.change);
  let [running, most] = [0, 0];
  for (const { change } of moments) {
    running += change;
    most = Math.max(most, running);
  }
  return most;
}
