import { expect, test } from '@jest/globals';
import { compareMessages } from './messages.ts';

test('equal keys and placeholders are fine, whatever the order', () => {
  const en = { list: { title: '{{hotel}} in {{city}}', back: 'Back' } };
  const id = { list: { back: 'Kembali', title: 'Di {{city}}: {{hotel}}' } };
  expect(compareMessages({ en, id })).toEqual([]);
});

test('names a key that one language lacks', () => {
  expect(compareMessages({ en: { a: 'A', b: { c: 'C' } }, id: { a: 'A' } })).toEqual(['b.c is missing in id.json']);
  expect(compareMessages({ en: { a: 'A' }, id: { a: 'A', d: 'D' } })).toEqual(['d is missing in en.json']);
});

test('plural forms may differ between languages', () => {
  const en = { nights_one: '{{count}} night', nights_other: '{{count}} nights' };
  expect(compareMessages({ en, id: { nights_other: '{{count}} malam' } })).toEqual([]);
  expect(compareMessages({ en: { ...en, nights_one: 'One night' }, id: { nights: '{{count}} malam' } })).toEqual([]);
});

test('names empty texts and lost placeholders', () => {
  expect(compareMessages({ en: { a: 'A' }, id: { a: ' ' } })).toEqual(['a is empty in id.json']);
  expect(compareMessages({ en: { a: 'Hi {{name}}' }, id: { a: 'Hai' } })).toEqual([
    'a has other placeholders in other languages',
  ]);
});
