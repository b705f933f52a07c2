import { expect, test } from '@jest/globals';
import { readWays } from './door-search.rules.ts';

const read = (text: string) => readWays(new URLSearchParams(text), '2026-11-20');

test('an empty address asks for nothing yet and proposes a day', () => {
  expect(read('')).toEqual({
    search: { from: '', to: '', date: '2026-12-04', adults: 1, children: 0, infants: 0 },
    problems: {},
    isAsked: false,
  });
});

test.each([
  ['from=Jakarta&to=Surabaya&date=2026-12-12&adults=2&children=1', {}],
  ['from=Jakarta', { to: 'city' }],
  ['from=Jakarta&to=jakarta', { to: 'same' }],
  ['from=Jakarta&to=Surabaya&date=2026-11-19', { date: 'past' }],
  ['from=Jakarta&to=Surabaya&date=soon', { date: 'day' }],
])('of %s the problems are %j', (text, problems) => {
  expect(read(text).problems).toEqual(problems);
});

test('counts that nobody can travel with become the nearest that one can', () => {
  expect(read('adults=99&children=-2&infants=x').search).toMatchObject({ adults: 7, children: 0, infants: 0 });
});
