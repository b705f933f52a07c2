import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import { addDays } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { hash32, rng } from '@wisata/kernel/random';
import { AUTHORS, BEST, ENDS, FAIR, GLAD } from './data/reviews.ts';
import type { ProductSource } from './product-source.ts';

const FEWEST = 10;
const MOST = 14;
const STARS = 5;
/** The newest is this old at the most, and so is each older than the one before. */
const LONGEST_PAUSE_DAYS = 24;

/** So many that their average, to one decimal, can be any rating. */
export const countReviews = ({ id }: ProductSource): number => FEWEST + (hash32(`${id}|reviews`) % (MOST - FEWEST + 1));

/** What travellers said, newest first, in the reader's language; their stars average to the product's rating. */
export function reviewsOf(product: ProductSource, locale: Locale, today: string): TourDetailAnswer['reviews'] {
  const random = rng(product.id, 'reviews');
  const shuffled = <T>(list: readonly T[]) => random.sample(list, list.length);
  const count = countReviews(product);
  const fours = STARS * count - Math.round(product.rating * count);
  const stars = shuffled(Array.from({ length: count }, (_, index) => (index < fours ? STARS - 1 : STARS)));
  const authors = shuffled(AUTHORS);
  const [glad, fair, ends] = [shuffled(GLAD), shuffled(FAIR), shuffled(ENDS)];
  const { highlights } = product.text[locale];
  let date = today;
  return stars.map((Rating, index) => {
    date = addDays(date, -random.int(2, LONGEST_PAUSE_DAYS));
    const beginnings = Rating === STARS ? glad : fair;
    const best = BEST[(index + fours) % BEST.length]![locale](highlights[index % highlights.length]!);
    const [first, last] = [beginnings[index % beginnings.length]![locale], ends[index % ends.length]![locale]];
    const said = [
      [first, best, last],
      [first, last],
      [first, best],
    ][index % 3]!;
    return { AuthorName: authors[index % authors.length]!, PostedTime: date, Rating, Text: said.join(' ') };
  });
}
