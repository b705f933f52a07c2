import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import { addDays } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { hash32, rng } from '@wisata/kernel/random';
import { writtenReviewsOf } from './data/written-rows.ts';
import type { ProductSource } from './product-source.ts';

const AUTHORS =
  'Nadia P.,Wei Ling T.,Agus S.,Clara M.,Hendra W.,Ratna D.,Jonas K.,Putri A.,Farid H.,Mei Chen L.,Dimas R.,Sarah O.,Bagus N.,Priya R.,Yohanes T.,Lina S.,Tomoko I.,Rizky F.,Hannah B.,Ketut W.,Siew Hoon G.,Maya L.,Arief B.,Elena V.'.split(
    ',',
  );
const FEWEST = 10;
const MOST = 14;
const STARS = 5;
/** The newest is this old at the most, and so is each older than the one before. */
const LONGEST_PAUSE_DAYS = 24;

/** So many that their average, to one decimal, can be any rating. */
export const countReviews = ({ id }: ProductSource): number => FEWEST + (hash32(`${id}|reviews`) % (MOST - FEWEST + 1));

/** What travellers said, newest first, in the reader's language; most gave stars without words. Their stars average to the product's rating. */
export function reviewsOf(product: ProductSource, locale: Locale, today: string): TourDetailAnswer['reviews'] {
  const random = rng(product.id, 'reviews');
  const written = writtenReviewsOf(product.id);
  const count = countReviews(product);
  const fours = STARS * count - Math.round(product.rating * count);
  const silent = Array.from({ length: count }, (_, index) => (index < fours ? STARS - 1 : STARS));
  for (const { stars } of written) silent.splice(silent.indexOf(stars), 1);
  const said = [
    ...written.map((review) => ({ Rating: review.stars, Text: review[locale] })),
    ...silent.map((Rating) => ({ Rating, Text: '' })),
  ];
  const authors = random.sample(AUTHORS, count);
  let date = today;
  return said.map((each, index) => {
    date = addDays(date, -random.int(2, LONGEST_PAUSE_DAYS));
    return { AuthorName: authors[index]!, PostedTime: date, ...each };
  });
}
