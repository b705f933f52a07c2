import { plainText } from '../rules/rich-text.rules.ts';
import { parseRichText } from './rich-text.ts';

test('keeps structure and words', async () => {
  const nodes = await parseRichText('<h2>Where</h2><p>In <b>Ubud</b>.<br>Quiet.</p><ul><li>One</li></ul>');
  expect(nodes).toEqual([
    { tag: 'h2', children: ['Where'] },
    { tag: 'p', children: ['In ', { tag: 'b', children: ['Ubud'] }, '.', { tag: 'br', children: [] }, 'Quiet.'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
  ]);
  expect(plainText(nodes)).toContain('Ubud');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<iframe src="https://evil.example"></iframe>',
])('lets nothing dangerous through: %s', async (html) => {
  const text = JSON.stringify(await parseRichText(html));
  expect(text).not.toMatch(/alert|evil|javascript|onclick|style|iframe|img/);
});

test('keeps links to pages, sites, mail and phone', async () => {
  for (const href of ['/help#contact', 'https://example.com/a', 'mailto:a@example.com', 'tel:02150847000']) {
    expect(await parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href, children: ['x'] }]);
  }
});
