import { groupByTopic, searchAnswers, type Answered } from './faq.rules.ts';

const QUESTIONS: readonly Answered[] = [
  {
    id: '1',
    topic: 'Booking',
    question: 'How do I find my order?',
    answer: ['Type the ', { tag: 'b', children: ['order ID'] }],
  },
  { id: '2', topic: 'Payment', question: 'Is there a fee?', answer: ['Some ways have one, also in a café.'] },
  { id: '3', topic: 'Booking', question: 'For how long is a room held?', answer: ['One hour.'] },
];
const ids = (found: readonly Answered[]) => found.map(({ id }) => id);

test('every word counts, wherever it stands, without case and accents', () => {
  expect(ids(searchAnswers(QUESTIONS, 'ORDER id'))).toEqual(['1']);
  expect(ids(searchAnswers(QUESTIONS, 'cafe'))).toEqual(['2']);
  expect(ids(searchAnswers(QUESTIONS, 'booking'))).toEqual(['1', '3']);
  expect(ids(searchAnswers(QUESTIONS, 'order fee'))).toEqual([]);
  expect(searchAnswers(QUESTIONS, '  ')).toBe(QUESTIONS);
});

test('topics keep their order and lose no question', () => {
  const topics = groupByTopic(QUESTIONS);
  expect(topics.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['Booking', 2],
    ['Payment', 1],
  ]);
});
