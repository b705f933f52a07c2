import type { Locale } from '@wisata/kernel/locale';
import { rng, type Random } from '@wisata/kernel/random';
import type { Hotel } from '../hotel-content.ts';
import { LOCAL_REVIEWERS, REVIEW_TOPICS, VISITING_REVIEWERS } from './review-parts.ts';
import type { Mood, ReviewSentence, ReviewTopic } from './review-parts.ts';
import { REVIEW_SENTENCES } from './review-sentences.ts';

const DAY_MS = 86_400_000;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const withinScale = (value: number) => oneDecimal(Math.min(10, Math.max(2, value)));

/** Reviews without their words, as the list needs them. They are as old as they were at the last midnight (UTC), so that they do not move between two calls of a day. */
export function ratingsOf(seed: string, hotel: Hotel, now: Date) {
  const random = rng(seed, 'reviews', hotel.key);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const level = 6.6 + (hotel.star - 2) * 0.5 + random.between(0, 1.4);
  const authors = random.sample([...LOCAL_REVIEWERS, ...VISITING_REVIEWERS], random.int(3, 12));
  let ageDays = 0;
  return authors.map((authorName) => {
    ageDays += random.int(2, 34);
    return {
      authorName,
      postedAt: new Date(today - ageDays * DAY_MS + random.int(6, 22) * 3_600_000),
      /** 1.0 to 10.0 */
      rating: oneDecimal(Math.min(10, Math.max(4, level + random.between(-1.5, 1.1)))),
      language: !VISITING_REVIEWERS.includes(authorName) && random.chance(0.75) ? ('id' as const) : ('en' as const),
    };
  });
}
type RatedStay = ReturnType<typeof ratingsOf>[number];

/** Gives each sentence once, about another thing than the sentence before it in the same review. */
function sentencesOnce(random: Random) {
  const unused = random.sample(REVIEW_SENTENCES, REVIEW_SENTENCES.length);
  return (mood: Mood, besides?: ReviewTopic): ReviewSentence => {
    const at = unused.findIndex((each) => each.mood === mood && each.topic !== besides);
    const [sentence] = unused.splice(at, 1);
    if (at < 0 || !sentence) throw new RangeError(`no ${mood} sentence is left`);
    return sentence;
  };
}

const moodOf = (rating: number): Mood => (rating >= 8.3 ? 'good' : rating >= 6.8 ? 'fair' : 'poor');
const MENTION: Readonly<Record<Mood, number>> = { good: 0.5, fair: -0.4, poor: -1.6 };
const TOPICS = Object.keys(REVIEW_TOPICS) as ReviewTopic[];

function pointsOf(
  random: Random,
  rating: number,
  said: readonly ReviewSentence[],
  level: (topic: ReviewTopic) => number,
) {
  const points: Partial<Record<ReviewTopic, number>> = {};
  for (const topic of TOPICS) {
    const mentioned = said.find((sentence) => sentence.topic === topic);
    const isAnswered = random.chance(0.8);
    const noise = random.between(-0.4, 0.4);
    if (!mentioned && !isAnswered) continue;
    points[topic] = withinScale(rating + level(topic) + noise + (mentioned ? MENTION[mentioned.mood] : 0));
  }
  return points;
}

/** What guests wrote, no sentence twice on the page of a hotel. */
export function reviewsOf(seed: string, hotel: Hotel, now: Date) {
  const random = rng(seed, 'review-words', hotel.key);
  const levels = Object.fromEntries(TOPICS.map((topic) => [topic, random.between(-0.5, 0.5)]));
  const take = sentencesOnce(random);
  return ratingsOf(seed, hotel, now).map((stay) => {
    // Even a poor stay has something to be said for it, and a fair one something good.
    const first = take('good');
    const said = [first, take(moodOf(stay.rating), first.topic)];
    const inWords = (locale: Locale) => said.map(({ text }) => text[locale]).join(' ');
    return {
      ...stay,
      /** In both languages; the guest wrote the one of `language`. */
      text: { en: inWords('en'), id: inWords('id') },
      points: pointsOf(random, stay.rating, said, (topic) => levels[topic]!),
    };
  });
}

type Review = ReturnType<typeof reviewsOf>[number];

const meanOf = (values: readonly number[]) => oneDecimal(values.reduce((sum, value) => sum + value, 0) / values.length);

export function summarizeReviews(reviews: readonly RatedStay[]) {
  return { score: meanOf(reviews.map(({ rating }) => rating)), count: reviews.length };
}
export type ReviewSummary = ReturnType<typeof summarizeReviews>;

/** The mean of the points for each thing, with the number of guests who rated it; things without a rating are left out. */
export function summarizeTopics(reviews: readonly Review[]) {
  return TOPICS.flatMap((topic) => {
    const values = reviews.flatMap(({ points }) => points[topic] ?? []);
    return values.length === 0 ? [] : [{ topic, score: meanOf(values), count: values.length }];
  });
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
