import { readTable } from '../../../app/table.ts';
import type { Mood, ReviewSentence, ReviewTopic } from './review-parts.ts';

/** What guests say, thing by thing. */
export const REVIEW_SENTENCES: readonly ReviewSentence[] = readTable(
  new URL('review-sentences.psv', import.meta.url),
).map(([topic, mood, en = '', id = '']) => ({ topic: topic as ReviewTopic, mood: mood as Mood, text: { en, id } }));
