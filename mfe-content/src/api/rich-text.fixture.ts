import { CLEAN_HTML } from '@wisata/kernel/contracts/clean-html';
import type { RichNode } from '@wisata/kernel/rich-text';
import * as v from 'valibot';

/** An editor's text as the backend answers it, and the same as data. */
export const RICH_HTML = v.parse(
  CLEAN_HTML,
  '<h2>Where</h2><p>In <b>Ubud</b>.<br />Quiet &amp; <a href="/help#contact">green</a>.</p><ul><li>One</li></ul><span lang="id">Dua</span>',
);
export const RICH_NODES: readonly RichNode[] = [
  { tag: 'h2', children: ['Where'] },
  {
    tag: 'p',
    children: [
      'In ',
      { tag: 'b', children: ['Ubud'] },
      '.',
      { tag: 'br', children: [] },
      'Quiet & ',
      { tag: 'a', href: '/help#contact', children: ['green'] },
      '.',
    ],
  },
  { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
  'Dua',
];
