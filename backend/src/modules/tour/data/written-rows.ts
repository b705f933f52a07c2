import { STOP_KINDS, type StopKind } from '@wisata/kernel/contracts/tour-product';
import { readByProduct } from './product-rows.ts';

/** What happens at an hour of a tour's day. */
export interface DayStop {
  readonly day: number;
  readonly time: string;
  readonly kind: StopKind;
  readonly en: string;
  readonly id: string;
}

/** What a traveller wrote. */
export interface WrittenReview {
  readonly stars: number;
  readonly en: string;
  readonly id: string;
}

const read = (name: string) => readByProduct(new URL(name, import.meta.url));

const STOPS = new Map([...read('day-stops.psv'), ...read('day-stops-abroad.psv')]);
const REVIEWS = read('reviews.psv');

function kindOf(text = ''): StopKind {
  const kind = STOP_KINDS.find((known) => known === text);
  if (!kind) throw new Error(`"${text}" is no kind of stop`);
  return kind;
}

export const dayStopsOf = (productId: string): readonly DayStop[] =>
  (STOPS.get(productId) ?? []).map(([day, time = '', kind, en = '', id = '']) => ({
    day: Number(day),
    time,
    kind: kindOf(kind),
    en,
    id,
  }));

export const writtenReviewsOf = (productId: string): readonly WrittenReview[] =>
  (REVIEWS.get(productId) ?? []).map(([stars, en = '', id = '']) => ({ stars: Number(stars), en, id }));
