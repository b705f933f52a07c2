/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { sanitizeHtml } from './sanitize-html.ts';

test.each([
  ['<b>Sale</b> <a href="/promotion" onclick="x()">see</a>', '<b>Sale</b> <a href="/promotion">see</a>'],
  ['<script>alert(1)</script>plain', 'plain'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<svg><a href="https://x.test">y</a></svg>', ''],
  ['<p lang="id" style="x">a &amp; b &lt;script&gt;</p>', '<p lang="id">a &#38; b &#60;script&#62;</p>'],
  ['<div><em>in</em></div>', '<em>in</em>'],
  ['<a href="&quot;><script>">x</a>', '<a>x</a>'],
])('%s is cleaned without a document', async (html, clean) => {
  expect(await sanitizeHtml(html)).toBe(clean);
});
