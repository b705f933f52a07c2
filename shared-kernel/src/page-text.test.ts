import { readLine, readPageText } from './page-text.ts';

test('headings keep what stands under them', () => {
  expect(readPageText('## Where\nIn Ubud,\nin the hills.\n\n## Bring\n- A torch\n- A jacket')).toEqual([
    { tag: 'h2', children: ['Where'] },
    { tag: 'p', children: ['In Ubud, in the hills.'] },
    { tag: 'h2', children: ['Bring'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['A torch'] },
        { tag: 'li', children: ['A jacket'] },
      ],
    },
  ]);
});

test('links of this site, the web, mail and phone, and bold words, are the only marks of a line', () => {
  expect(readLine('See [help](/help#contact) & <b>more</b>')).toEqual([
    'See ',
    { tag: 'a', href: '/help#contact', children: ['help'] },
    ' & <b>more</b>',
  ]);
  expect(readLine('**Bring** 2 ** 3 and **[a jacket](/help)**')).toEqual([
    { tag: 'strong', children: ['Bring'] },
    ' 2 ** 3 and ',
    { tag: 'strong', children: [{ tag: 'a', href: '/help', children: ['a jacket'] }] },
  ]);
});

test.each(['[x](javascript:alert)', '[x](//evil.example)', '[x](/\\evil.example)', '[x](data:text/html,x)'])(
  '%s is words, not a link',
  (text) => {
    expect(readLine(text)).toEqual([text]);
  },
);
