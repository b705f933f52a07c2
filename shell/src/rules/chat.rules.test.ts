import { expect, test } from '@jest/globals';
import { chatAddress } from './chat.rules.ts';

test('the words travel in the address', () => {
  expect(chatAddress('https://wa.me/62', ' Is breakfast & tax in? ')).toBe(
    'https://wa.me/62?text=Is%20breakfast%20%26%20tax%20in%3F',
  );
  expect(chatAddress('https://chat.test/?room=1', 'hi')).toBe('https://chat.test/?room=1&text=hi');
});

test('nothing typed opens the chat as it is', () => {
  expect(chatAddress('https://wa.me/62', '  ')).toBe('https://wa.me/62');
});
