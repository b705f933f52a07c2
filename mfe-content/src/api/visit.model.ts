import type { Money } from '@wisata/kernel/money';
import type { Media } from '@wisata/ui/picture';

/** Something to see or do as the home page shows it. */
export interface Visit {
  /** Key of the service that sells it. */
  readonly service: string;
  readonly id: string;
  readonly title: string;
  readonly picture: Media;
  readonly place: string;
  readonly days: number;
  /** For what takes less than a day; else 0. */
  readonly hours: number;
  /** The lowest price of an adult. */
  readonly from: Money;
}
