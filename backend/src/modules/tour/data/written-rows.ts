import { readTable } from '../../../app/table.ts';

/** The rows of a data file by the product that stands in their first cell. */
function readByProduct(name: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byProduct = new Map<string, string[][]>();
  for (const [id = '', ...cells] of readTable(new URL(name, import.meta.url)))
    byProduct.set(id, [...(byProduct.get(id) ?? []), cells]);
  return byProduct;
}

/** What happens at an hour of a tour's day. */
export interface DayStop {
  readonly day: number;
  readonly time: string;
  readonly en: string;
  readonly id: string;
}

/** What a traveller wrote. */
export interface WrittenReview {
  readonly stars: number;
  readonly en: string;
  readonly id: string;
}

const STOPS = readByProduct('day-stops.psv');
const REVIEWS = readByProduct('reviews.psv');

export const dayStopsOf = (productId: string): readonly DayStop[] =>
  (STOPS.get(productId) ?? []).map(([day, time = '', en = '', id = '']) => ({ day: Number(day), time, en, id }));

export const writtenReviewsOf = (productId: string): readonly WrittenReview[] =>
  (REVIEWS.get(productId) ?? []).map(([stars, en = '', id = '']) => ({ stars: Number(stars), en, id }));
