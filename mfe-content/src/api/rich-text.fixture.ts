import type { RichNode } from '../page/rich-text.rules.ts';

/** What must never reach a page, however it is written. */
export const DANGEROUS_HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<template><script>alert(1)</script></template>',
  '<iframe src="https://evil.example"></iframe>',
];
export const DANGEROUS_WORDS = /alert|evil|script|onclick|style|iframe|img/;

export const SAFE_ADDRESSES = ['/help#contact', 'https://example.com/a', 'mailto:a@example.com', 'tel:02150847000'];

/** An editor's text, and the same as data. */
export const EDITORS_HTML = '<h2>Where</h2><p>In <b>Ubud</b>.<br>Quiet &amp; green.<ul><li>One</ul><div>Two</div>';
export const EDITORS_NODES: readonly RichNode[] = [
  { tag: 'h2', children: ['Where'] },
  {
    tag: 'p',
    children: ['In ', { tag: 'b', children: ['Ubud'] }, '.', { tag: 'br', children: [] }, 'Quiet & green.'],
  },
  { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
  'Two',
];
