import { expect, jest, test } from '@jest/globals';
import { createI18n } from './create-i18n.ts';

/** An instance that says hello, and how often it has looked a text up. */
function createCounted() {
  const i18n = createI18n('en', {
    hello: 'Hello',
    list: { nights_one: '{{count}} night', nights_other: '{{count}} nights' },
  });
  const lookedUp = jest.spyOn(i18n, 't');
  return { i18n, t: i18n.getFixedT('en', 'shell'), lookedUp };
}

test('a text is looked up once for all parts of a page, each time for other values', () => {
  const { i18n, t, lookedUp } = createCounted();
  const other = i18n.getFixedT('en', 'shell');
  expect([t('hello'), other('hello'), t('hello')]).toEqual(['Hello', 'Hello', 'Hello']);
  expect(lookedUp).toHaveBeenCalledTimes(1);
  expect([1, 2, 2].map((count) => t('list.nights', { count }))).toEqual(['1 night', '2 nights', '2 nights']);
  expect(lookedUp).toHaveBeenCalledTimes(3);
});

test('the same key says something else in the words of another remote', () => {
  const { i18n, t } = createCounted();
  i18n.addResourceBundle('en', 'hotel', { hello: 'Welcome' });
  expect([t('hello'), i18n.getFixedT('en', 'hotel')('hello')]).toEqual(['Hello', 'Welcome']);
});

test('words that come later are said from then on, also where a key or a default stood in for them', () => {
  const { i18n } = createCounted();
  const t = i18n.getFixedT('en', 'train');
  expect([t('late'), t('refused', { defaultValue: 'Sold out' })]).toEqual(['late', 'Sold out']);
  i18n.addResourceBundle('en', 'train', { late: 'Delayed', refused: 'No seat is left' });
  expect([t('late'), t('refused', { defaultValue: 'Sold out' })]).toEqual(['Delayed', 'No seat is left']);
});

test('a page that says ever other values begins its memory anew, and says the same', () => {
  const { t, lookedUp } = createCounted();
  const say = (count: number) => t('list.nights', { count });
  for (let count = 0; count < 2002; count += 1) say(count);
  expect([say(5), say(5)]).toEqual(['5 nights', '5 nights']);
  expect(lookedUp).toHaveBeenCalledTimes(2003);
});
