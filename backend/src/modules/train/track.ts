import { readTable } from '../../app/table.ts';

const NEIGHBOURS = new Map<string, Map<string, number>>();

function join(from: string, to: string, km: number): void {
  const known = NEIGHBOURS.get(from) ?? new Map<string, number>();
  NEIGHBOURS.set(from, known.set(to, km));
}

for (const [line = ''] of readTable(new URL('data/tracks.psv', import.meta.url))) {
  for (const [, from = '', km, to = ''] of line.matchAll(/(\w+) (\d+) (?=(\w+))/g)) {
    join(from, to, Number(km));
    join(to, from, Number(km));
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
