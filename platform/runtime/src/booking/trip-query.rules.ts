import type { TripSearch } from '@wisata/kernel/trip-search';
import type { TripChoice } from '../journey/trip-address.rules.ts';

/** Everything that a checkout's address says. */
export interface TripCheckoutQuery<Search, Chosen> {
  readonly search: Search;
  readonly choice: TripChoice<Chosen>;
  /** The way there first; two for a round trip. */
  readonly chosen: readonly Chosen[];
}

/** Reads the address of a checkout with what is chosen in it; undefined when a way of the trip has nothing chosen yet. */
export function parseTripCheckout<Search extends TripSearch, Chosen>(
  search: Search,
  choice: TripChoice<Chosen>,
): TripCheckoutQuery<Search, Chosen> | undefined {
  const wanted = search.returnDate ? [choice.depart, choice.return] : [choice.depart];
  const chosen = wanted.filter((each) => each !== undefined);
  if (chosen.length < wanted.length) return undefined;
  return { search, choice, chosen };
}
