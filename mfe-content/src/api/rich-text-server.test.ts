/** @jest-environment node */
import { DANGEROUS_HTML, DANGEROUS_WORDS, EDITORS_HTML, EDITORS_NODES, SAFE_ADDRESSES } from './rich-text.fixture.ts';
import { parseRichText } from './rich-text.ts';

test('without a document the same comes out', async () => {
  expect(typeof document).toBe('undefined');
  expect(await parseRichText(EDITORS_HTML)).toEqual(EDITORS_NODES);
});

test.each(DANGEROUS_HTML)('lets nothing dangerous through: %s', async (html) => {
  expect(JSON.stringify(await parseRichText(html))).not.toMatch(DANGEROUS_WORDS);
});

test('keeps links to pages, sites, mail and phone', async () => {
  for (const href of SAFE_ADDRESSES) {
    expect(await parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href, children: ['x'] }]);
  }
});
