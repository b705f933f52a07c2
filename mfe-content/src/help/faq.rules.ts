import { plainLetters } from '@wisata/kernel/plain-letters';
import { plainText, type RichNode } from '@wisata/kernel/rich-text';

/** A question with its answer ready to be drawn. */
export interface Answered {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: readonly RichNode[];
}

/** A post of the blog as the search knows it. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
}

export interface FaqTopic {
  readonly name: string;
  readonly questions: readonly Answered[];
}

const wordsOf = (search: string) => plainLetters(search).split(/\s+/).filter(Boolean);

function holds(text: string, words: readonly string[]): boolean {
  const plain = plainLetters(text);
  return words.every((word) => plain.includes(word));
}

/** Questions that hold every word of the search, in the question, its topic or its answer. */
export function searchAnswers(questions: readonly Answered[], search: string): readonly Answered[] {
  const words = wordsOf(search);
  if (words.length === 0) return questions;
  return questions.filter(({ topic, question, answer }) => holds(`${topic} ${question} ${plainText(answer)}`, words));
}

/** Posts that hold every word of the search, in their title, first sentence or tags. */
export function searchArticles(articles: readonly Article[], search: string): readonly Article[] {
  const words = wordsOf(search);
  return articles.filter(({ title, excerpt, tags }) => holds(`${title} ${excerpt} ${tags.join(' ')}`, words));
}

/** The questions of one topic; all of them for an empty name. */
export const ofTopic = (questions: readonly Answered[], topic: string): readonly Answered[] =>
  topic ? questions.filter((question) => question.topic === topic) : questions;

/** By topic, in the order in which the topics first come up. */
export function groupByTopic(questions: readonly Answered[]): readonly FaqTopic[] {
  const names = [...new Set(questions.map(({ topic }) => topic))];
  return names.map((name) => ({ name, questions: questions.filter(({ topic }) => topic === name) }));
}
