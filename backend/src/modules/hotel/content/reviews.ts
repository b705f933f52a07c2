import type { Locale } from '@wisata/kernel/locale';
import { rng } from '../../../app/random.ts';
import type { Hotel } from '../hotel-content.ts';
import { LOCAL_REVIEWERS, REVIEW_PARTS, VISITING_REVIEWERS } from './review-parts.ts';

export interface Review {
  readonly authorName: string;
  readonly postedAt: Date;
  /** 1.0 to 10.0 */
  readonly rating: number;
  readonly text: string;
  readonly language: Locale;
}

const DAY_MS = 86_400_000;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Reviews are as old as they were at the last midnight (UTC), so that they do not move between two calls of a day. */
export function reviewsOf(seed: string, hotel: Hotel, now: Date): Review[] {
  const random = rng(seed, 'reviews', hotel.key);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const level = 6.6 + (hotel.star - 2) * 0.5 + random.between(0, 1.4);
  const authors = random.sample([...LOCAL_REVIEWERS, ...VISITING_REVIEWERS], random.int(3, 12));
  let ageDays = 0;
  return authors.map((authorName) => {
    ageDays += random.int(2, 34);
    const rating = oneDecimal(Math.min(10, Math.max(4, level + random.between(-1.5, 1.1))));
    const language = !VISITING_REVIEWERS.includes(authorName) && random.chance(0.75) ? 'id' : 'en';
    const mood = rating >= 8.3 ? 'good' : rating >= 6.8 ? 'fair' : 'poor';
    const sentences = random.sample(REVIEW_PARTS[language], 2);
    return {
      authorName,
      postedAt: new Date(today - ageDays * DAY_MS + random.int(6, 22) * 3_600_000),
      rating,
      // Even a poor stay has something to be said for it, and a fair one something good.
      text: `${random.pick(sentences[0]!.good)} ${random.pick(sentences[1]![mood])}`,
      language,
    };
  });
}

export interface ReviewSummary {
  readonly score: number;
  readonly count: number;
}

export function summarizeReviews(reviews: readonly Review[]): ReviewSummary {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { score: oneDecimal(sum / reviews.length), count: reviews.length };
}

const UNITS: readonly (readonly [days: number, en: string, id: string])[] = [
  [365, 'year', 'tahun'],
  [30, 'month', 'bulan'],
  [7, 'week', 'minggu'],
  [1, 'day', 'hari'],
];

/** `3 weeks ago`, `3 minggu lalu` */
export function formatAge(postedAt: Date, now: Date, locale: Locale): string {
  const days = Math.max(0, Math.floor((now.getTime() - postedAt.getTime()) / DAY_MS));
  const unit = UNITS.find(([length]) => days >= length);
  if (!unit) return locale === 'id' ? 'hari ini' : 'today';
  const count = Math.floor(days / unit[0]);
  return locale === 'id' ? `${count} ${unit[2]} lalu` : `${count} ${unit[1]}${count > 1 ? 's' : ''} ago`;
}
