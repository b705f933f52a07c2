import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findMeantEmail } from './email.ts';

test.each([
  ['ayu@gmial.com', 'ayu@gmail.com'],
  ['ayu@gmail.con', 'ayu@gmail.com'],
  ['ayu@gmal.com', 'ayu@gmail.com'],
  ['ayu@yaho.co.id', 'ayu@yahoo.co.id'],
  ['ayu@hotmial.com', 'ayu@hotmail.com'],
  ['ayu@kantorsaya.con', 'ayu@kantorsaya.com'],
  ['ayu@kantorsaya.co.di', 'ayu@kantorsaya.co.id'],
  [' ayu@GMIAL.com ', 'ayu@gmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(findMeantEmail(typed)).toBe(meant);
});

test.each([
  'ayu@gmail.com',
  'ayu@yahoo.co.id',
  'ayu@mail.example',
  'ayu@kantorsaya.co.id',
  'ayu@',
  'ayu',
  '',
  'a b@c.d',
])('%j is left alone', (typed) => {
  expect(findMeantEmail(typed)).toBeUndefined();
});

test('what is proposed is never questioned again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const meant = findMeantEmail(email);
      expect(meant === undefined || findMeantEmail(meant) === undefined).toBe(true);
    }),
  );
});
