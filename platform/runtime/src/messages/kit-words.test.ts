import { expect, test } from '@jest/globals';
import { withKitWords, wordsByNamespace } from './kit-words.ts';

test('a service keeps its own words, group by group, and gets those it does not say', () => {
  const kit = { close: 'Close', checkout: { title: 'Check', gone: { other: 'Others' } } };
  const own = { checkout: { title: 'Who is staying?', gone: { again: 'Rooms' } }, list: { title: 'Stays' } };
  expect(withKitWords(kit, own)).toEqual({
    close: 'Close',
    checkout: { title: 'Who is staying?', gone: { other: 'Others', again: 'Rooms' } },
    list: { title: 'Stays' },
  });
});

test('the remote of one service has one namespace, that of several has one more for each, with its own words first', () => {
  const find = async () => ({ default: undefined });
  const words = { close: 'Close', line: { code: 'Order' }, venue: { line: { code: 'Pass' }, title: 'Venues' } };
  expect(Object.keys(wordsByNamespace({ name: 'venue', slots: { 'venue:ticket': find } }, words))).toEqual(['venue']);
  const both = { name: 'visits', slots: { 'tour:ticket': find, 'venue:ticket': find, 'venue:order-line': find } };
  const { visits, tour, venue } = wordsByNamespace(both, words);
  expect([visits, tour]).toEqual([words, words]);
  expect(venue).toMatchObject({ close: 'Close', line: { code: 'Pass' }, title: 'Venues' });
});
