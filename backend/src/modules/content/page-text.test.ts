import { toHtml } from './page-text.ts';

test('headings keep what stands under them', () => {
  expect(toHtml('## Where\nIn Ubud,\nin the hills.\n\n## Bring\n- A torch\n- A jacket')).toBe(
    '<h2>Where</h2><p>In Ubud, in the hills.</p><h2>Bring</h2><ul><li>A torch</li><li>A jacket</li></ul>',
  );
});

test('only words and links of this site, the web, mail and phone come through', () => {
  expect(toHtml('See [help](/help#contact) & <b>more</b>')).toBe(
    '<p>See <a href="/help#contact">help</a> &#38; &#60;b&#62;more&#60;/b&#62;</p>',
  );
  expect(toHtml('[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>');
});
