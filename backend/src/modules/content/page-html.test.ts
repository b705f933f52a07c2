import { expect, test } from '@jest/globals';
import { toHtml, toInlineHtml, toPageText } from './page-html.ts';

test('an editor writes text, and guests get HTML of its blocks and links', () => {
  expect(toHtml('## Bring\n- A [jacket](/help#contact)\n\n<b>Last</b> & "least".')).toBe(
    '<h2>Bring</h2><ul><li>A <a href="/help#contact">jacket</a></li></ul><p>&lt;b&gt;Last&lt;/b&gt; &amp; &quot;least&quot;.</p>',
  );
});

test.each([
  'One line & <b>no tag</b> with "quotes" and \'one\'.',
  '## Where\nIn Ubud, in the hills.\n\n## Bring\n- A torch\n- A [jacket](/help#contact)\n\nLast words.',
  '- Only\n- A list',
  'Bring **a warm jacket** and **[good shoes](/help)**.',
])('text comes back from its HTML: %j', (text) => {
  expect(toPageText(toHtml(text))).toBe(text);
});

test('a notice comes back with its link, and script by hand does not', () => {
  const html = 'Bali rests. <a href="/blog/nyepi-in-bali">What that means</a>';
  expect(toPageText(html)).toBe('Bali rests. [What that means](/blog/nyepi-in-bali)');
  expect(toInlineHtml(toPageText(html))).toBe(html);
  expect(toPageText('Words<img src=x onerror="alert(1)"><script>x</script>')).toBe('Words');
});
