import { toHtml, toInlineHtml, toPageText } from './page-text.ts';

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

test.each([
  'One line & <b>no tag</b> with "quotes".',
  '## Where\nIn Ubud, in the hills.\n\n## Bring\n- A torch\n- A [jacket](/help#contact)\n\nLast words.',
  '- Only\n- A list',
])('text comes back from its HTML: %j', (text) => {
  const html = toHtml(text);
  expect(toHtml(toPageText(html))).toBe(html);
});

test('a notice comes back with its link, and script by hand comes back as words at most', () => {
  const html = 'Bali rests. <a href="/blog/nyepi-in-bali">What that means</a>';
  expect(toPageText(html)).toBe('Bali rests. [What that means](/blog/nyepi-in-bali)');
  expect(toInlineHtml(toPageText(html))).toBe(html);
  expect(toInlineHtml(toPageText('<img src=x onerror="alert(1)"><script>x</script>'))).toBe('x');
});
