import { TRACK_TABLE } from './data/track-table.ts';

const NEIGHBOURS = new Map<string, Map<string, number>>();
for (const [one, other, km] of TRACK_TABLE) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const known = NEIGHBOURS.get(from) ?? new Map<string, number>();
    NEIGHBOURS.set(from, known.set(to, km));
  }
}

/** Kilometres of the shortest way by rail. */
export function trackKm(from: string, to: string): number {
  const reached = new Map<string, number>([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [next] = [...open].sort((a, b) => reached.get(a)! - reached.get(b)!);
    if (next === to) return reached.get(to)!;
    open.delete(next!);
    for (const [neighbour, km] of NEIGHBOURS.get(next!) ?? []) {
      const length = reached.get(next!)! + km;
      if (length >= (reached.get(neighbour) ?? Infinity)) continue;
      reached.set(neighbour, length);
      open.add(neighbour);
    }
  }
  throw new Error(`No track from ${from} to ${to}`);
}
