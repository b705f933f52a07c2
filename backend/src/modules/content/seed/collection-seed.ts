import type { HotelWish } from '../../hotel/index.ts';
import type { EntryBodies } from '../tables.ts';

export type CollectionSeed<K extends 'category' | 'slider'> = EntryBodies[K] & {
  readonly id: number;
  readonly slug: string;
  /** The hotels that it shows, chosen when it is first put in. */
  readonly wish?: HotelWish;
  readonly count?: number;
  /** Ids of activities and extras that it shows after them. */
  readonly products?: readonly string[];
};
