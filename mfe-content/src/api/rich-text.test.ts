import { plainText } from '../page/rich-text.rules.ts';
import { DANGEROUS_HTML, DANGEROUS_WORDS, EDITORS_HTML, EDITORS_NODES, SAFE_ADDRESSES } from './rich-text.fixture.ts';
import { parseRichText } from './rich-text.ts';

test('keeps structure and words', async () => {
  const nodes = await parseRichText(EDITORS_HTML);
  expect(nodes).toEqual(EDITORS_NODES);
  expect(plainText(nodes)).toContain('Ubud');
});

test.each(DANGEROUS_HTML)('lets nothing dangerous through: %s', async (html) => {
  expect(JSON.stringify(await parseRichText(html))).not.toMatch(DANGEROUS_WORDS);
});

test('keeps links to pages, sites, mail and phone', async () => {
  for (const href of SAFE_ADDRESSES) {
    expect(await parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href, children: ['x'] }]);
  }
});
