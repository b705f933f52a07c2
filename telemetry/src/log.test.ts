import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { describeError, logSettings, requestIdOf, withoutPersons, withoutQuery } from './log.ts';

test('a line names nobody: no e-mail, no phone, no card, nothing that was typed into an address', () => {
  expect(withoutPersons('ayu.lestari+x@mail.example.co.id called +62 812 3456 7890 with 4111111111111111')).toBe(
    '<e-mail> called <number> with <number>',
  );
  expect(withoutQuery('/order?email=ayu@wisata.test&code=WSTAMU2346')).toBe('/order');
  expect(withoutPersons('order WSTAMU2346 took 1532 ms')).toBe('order WSTAMU2346 took 1532 ms');
});

test('a line has no key that a link carries', () => {
  const key = randomBytes(32).toString('base64url');
  const signed = `${randomUUID()}.${randomBytes(12).toString('hex')}`;
  expect(withoutQuery(`/id/passwordreset/${key}?email=a`)).toBe('/id/passwordreset/<token>');
  expect(withoutQuery(`/api/v1/trip/shared/${signed}`)).toBe('/api/v1/trip/shared/<token>');
  expect(withoutQuery(`/gateway/pay/${key}/status`)).toBe('/gateway/pay/<token>/status');
});

test.each([
  '/blog/ten-quiet-beaches-of-nusa-tenggara',
  '/r/hotel/1.0.0-d26bcba02b/c/hotel-list-filters.7cd62b792d.js',
  '/r/shell/1.0.0-02b7823304/a/PlusJakartaSans-latin.abcdef0123.woff2',
  '/hotel/detail',
])('a line names the page or the file: %s', (path) => {
  expect(withoutQuery(path)).toBe(path);
});

test('of an error the row that a database names is left out', () => {
  const error = Object.assign(new Error('duplicate key for ayu@wisata.test'), {
    code: '23505',
    detail: 'Key (contact_email)=(ayu@wisata.test) already exists.',
    cause: new Error('sent by ayu@wisata.test'),
  });
  const told = describeError(error);
  expect(told).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'duplicate key for <e-mail>',
    cause: 'sent by <e-mail>',
  });
  expect(JSON.stringify(told)).not.toContain('ayu');
  expect(logSettings('api', 'info').serializers.err(error)).toEqual(told);
});

test('an id of a request is taken over when it looks like one', () => {
  expect(requestIdOf('0b9c-1234-abcd')).toBe('0b9c-1234-abcd');
  for (const odd of ['short', 'a b c d e f g h', undefined, ['a'], 'x'.repeat(65)])
    expect(requestIdOf(odd)).toBeUndefined();
});
