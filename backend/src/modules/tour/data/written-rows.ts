import { readByProduct } from './product-rows.ts';

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

const STOPS = readByProduct(new URL('day-stops.psv', import.meta.url));
const REVIEWS = readByProduct(new URL('reviews.psv', import.meta.url));

export const dayStopsOf = (productId: string): readonly DayStop[] =>
  (STOPS.get(productId) ?? []).map(([day, time = '', en = '', id = '']) => ({ day: Number(day), time, en, id }));

export const writtenReviewsOf = (productId: string): readonly WrittenReview[] =>
  (REVIEWS.get(productId) ?? []).map(([stars, en = '', id = '']) => ({ stars: Number(stars), en, id }));
