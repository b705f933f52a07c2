import { plainText, type RichNode } from '../page/rich-text.rules.ts';

/** A question with its answer ready to be drawn. */
export interface Answered {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: readonly RichNode[];
}

export interface FaqTopic {
  readonly name: string;
  readonly questions: readonly Answered[];
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Questions that hold every word of the search, in the question, its topic or its answer. */
export function searchAnswers(questions: readonly Answered[], search: string): readonly Answered[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;
  return questions.filter(({ topic, question, answer }) => {
    const text = plain(`${topic} ${question} ${plainText(answer)}`);
    return words.every((word) => text.includes(word));
  });
}

/** By topic, in the order in which the topics first come up. */
export function groupByTopic(questions: readonly Answered[]): readonly FaqTopic[] {
  const names = [...new Set(questions.map(({ topic }) => topic))];
  return names.map((name) => ({ name, questions: questions.filter(({ topic }) => topic === name) }));
}
