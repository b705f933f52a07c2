import { expect, test } from '@jest/globals';
import { withKitWords } from './kit-words.ts';

test('a service keeps its own words, group by group, and gets those it does not say', () => {
  const kit = { close: 'Close', checkout: { title: 'Check', gone: { other: 'Others' } } };
  const own = { checkout: { title: 'Who is staying?', gone: { again: 'Rooms' } }, list: { title: 'Stays' } };
  expect(withKitWords(kit, own)).toEqual({
    close: 'Close',
    checkout: { title: 'Who is staying?', gone: { other: 'Others', again: 'Rooms' } },
    list: { title: 'Stays' },
  });
});
