import type { StaysWanted } from '../../bookings/index.ts';
import type { EntryBodies } from '../tables.ts';

export type CollectionSeed<K extends 'category' | 'slider'> = EntryBodies[K] & {
  readonly id: number;
  readonly slug: string;
  /** The stays that it shows, chosen when it is first put in. */
  readonly stays?: StaysWanted;
  readonly count?: number;
  /** Ids of activities and extras that it shows after them. */
  readonly products?: readonly string[];
};
