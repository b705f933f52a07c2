/** Who travels, by number. */
export interface Party {
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** Seats that the party takes; infants sit on a lap. */
export const seatsOf = ({ adult, child }: Party) => adult + child;

export const headCount = ({ adult, child, infant }: Party) => adult + child + infant;

/** Types that travel with their numbers, adults first. */
export function paxCounts({ adult, child, infant }: Party) {
  const all = [
    { type: 'ADT', count: adult },
    { type: 'CHD', count: child },
    { type: 'INF', count: infant },
  ] as const;
  return all.filter(({ count }) => count > 0);
}
