import { hashtags, sharePath } from './share.rules.ts';

const POST = {
  title: 'Borobudur at five',
  category: { slug: 'practical', name: 'Good to know' },
  tags: [
    { slug: 'labuan-bajo', name: 'labuan bajo' },
    { slug: 'boats', name: 'boats' },
  ],
};

test('hashtags are category and tags without spaces', () => {
  expect(hashtags(POST)).toBe('Goodtoknow,labuanbajo,boats');
  expect(hashtags({ category: undefined, tags: [] })).toBe('');
});

test('the shared address carries the words, the page and the hashtags', () => {
  const query = new URL(sharePath(POST, 'http://wisata.test/blog/borobudur-at-five?a=1')).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    text: 'Borobudur at five',
    url: 'http://wisata.test/blog/borobudur-at-five?a=1',
    hashtags: 'Goodtoknow,labuanbajo,boats',
  });
});
