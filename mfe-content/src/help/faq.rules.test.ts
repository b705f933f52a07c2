import { groupByTopic, ofTopic, searchAnswers, searchArticles, type Answered } from './faq.rules.ts';

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

test('one topic stands alone, and no topic is all of them', () => {
  expect(ids(ofTopic(QUESTIONS, 'Booking'))).toEqual(['1', '3']);
  expect(ofTopic(QUESTIONS, '')).toBe(QUESTIONS);
});

test('articles are found by title, first sentence and tag', () => {
  const articles = [
    { slug: 'nyepi', title: 'Nyepi in Bali', excerpt: 'What closes.', tags: ['Bali'] },
    { slug: 'trains', title: 'Your first train', excerpt: 'From phone to seat.', tags: ['Java'] },
  ];
  const slugs = (search: string) => searchArticles(articles, search).map(({ slug }) => slug);
  expect([slugs('java'), slugs('closes bali'), slugs('nyepi seat')]).toEqual([['trains'], ['nyepi'], []]);
});
