import type { ProductService } from '@wisata/kernel/contracts/category-product-sale';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type { SceneKind } from '@wisata/pictures/scene/scene';
import type { PlaceCode } from './data/places.ts';

export type InTwo = Readonly<Record<Locale, string>>;

/** What a product says of itself in one language. */
export interface ProductText {
  readonly title: string;
  /** One or two sentences for a card. */
  readonly summary: string;
  readonly story: string;
  readonly meeting: string;
  readonly includes: readonly string[];
  /** What is not in the price, or has to be known before. */
  readonly other: readonly string[];
  /** What to do with the voucher. */
  readonly use: readonly string[];
}

/** A way in which it is sold; prices in major units, a child's only where children have one. */
export interface OptionSource {
  readonly id: string;
  readonly name: InTwo;
  readonly detail: InTwo;
  readonly adult: number;
  readonly child?: number;
}

/** An activity or extra as it is written down in `data`. */
export interface ProductSource {
  readonly id: string;
  readonly slug: string;
  readonly service: ProductService;
  readonly unit: 'person' | 'piece';
  readonly place: PlaceCode;
  readonly at: readonly [latitude: number, longitude: number];
  readonly address: string;
  readonly currency: Currency;
  /** People or pieces on a day, or in each of its sessions. */
  readonly capacity: number;
  readonly most: number;
  /** Start and end of each session; none where any hour of the day is good. */
  readonly sessions?: readonly (readonly [start: string, end: string])[];
  /** Weekdays on which there is none, 0 is Sunday. */
  readonly closed?: readonly number[];
  readonly cutOffHours: number;
  /** Absent where it cannot be given back. */
  readonly freeHours?: number;
  readonly childAges?: readonly [number, number];
  readonly needsNames?: boolean;
  readonly options: readonly [OptionSource, ...OptionSource[]];
  readonly pictures: readonly [SceneKind, ...SceneKind[]];
  readonly score: number;
  readonly reviews: number;
  readonly text: Readonly<Record<Locale, ProductText>>;
}
