import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { auditModule } from '../audit/index.ts';
import { ATTACKS } from './attacks.fixture.ts';
import { cleanLine, cleanText } from './clean-html.ts';
import { contentModule } from './index.ts';

const LINE_TAGS = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'span'];
const TEXT_TAGS = [...LINE_TAGS, 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'];
/** Those that a test may read in any number. */
const SHORT_ATTACKS = ATTACKS.filter((attack) => attack.length < 200);
const SITE = 'https://wisata.test';

function isDangerous(address: string): boolean {
  const { protocol, origin, host } = new URL(address, SITE);
  const isOwn = origin === SITE;
  return host === 'evil.example' || (!isOwn && !['https:', 'http:', 'mailto:', 'tel:'].includes(protocol));
}

/** What stands in HTML beside the tags of a list, `lang`, and addresses that lead nowhere bad, as a browser reads it. */
function findForbidden(html: string, tags: readonly string[]): string[] {
  const found: string[] = [];
  const walk = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text') continue;
      if (!('tagName' in node)) found.push(node.nodeName);
      else {
        if (!tags.includes(node.tagName)) found.push(`<${node.tagName}>`);
        for (const { name, value } of node.attrs) {
          const isListed = name === 'lang' || (name === 'href' && node.tagName === 'a' && !isDangerous(value));
          if (!isListed) found.push(`${name}=${value}`);
        }
        walk(node);
      }
    }
  };
  walk(parseFragment(html));
  return found;
}

/** How often the script of a page that holds this HTML has run, when everything in it was also pressed and entered. */
async function countRuns(html: string): Promise<number> {
  let runs = 0;
  const { window } = new JSDOM('<!doctype html><body>', {
    url: SITE,
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
  });
  Object.assign(window, { ran: () => (runs += 1) });
  window.document.write(html);
  for (const element of window.document.querySelectorAll('*'))
    for (const type of ['click', 'error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart', 'pointerenter'])
      element.dispatchEvent(new window.Event(type));
  await new Promise((resolve) => setImmediate(resolve));
  window.close();
  return runs;
}

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ modules: [auditModule, contentModule] });
  const { db } = backend.context;
  const both = (text: string) => ({ en: text, id: text });
  // Rows as they may have come into a database by whatever way; it takes no NUL in a text.
  for (const [index, attack] of ATTACKS.entries()) {
    const html = both(attack.replaceAll('\u0000', ''));
    const row = { id: 5_000 + index, slug: `attack-${index}`, position: 5_000 + index };
    const bodies = [
      ['notice', { notice: html, expired_at: '', upload_file: '', bg_color: '', text_color: '' }],
      ['faq', { topic: both('Attacks'), question: both(row.slug), answer: html }],
      ['page', { title: both('Attack'), description: both(''), content: html }],
    ] as const;
    await db
      .insertInto('content_entries')
      .values(bodies.map(([kind, body]) => ({ ...row, kind, body: JSON.stringify(body) })))
      .execute();
    const post = {
      title: both('Attack'),
      excerpt: both(''),
      content: html,
      image: { uri: '', alt: both('') },
      tagNames: [],
    };
    const { slug: category } = await db.selectFrom('blog_categories').select('slug').executeTakeFirstOrThrow();
    await db
      .insertInto('blog_posts')
      .values({ ...row, category, tags: [], created_at: new Date(), body: JSON.stringify(post) })
      .execute();
  }
});
afterAll(() => backend.close());

const answer = async (path: string) => (await backend.call('GET', `/api/v1/${path}`)).body.data;

test('nothing of a stored attack stands in a list that guests are answered', async () => {
  const [notices, questions] = await Promise.all([answer('top/frontend-notice'), answer('top/frontend-faq')]);
  const lines: string[] = notices.slice(-ATTACKS.length).map(({ notice }: { notice: string }) => notice);
  const texts: string[] = questions.slice(-ATTACKS.length).map((each: { answer: string }) => each.answer);
  expect([lines.length, texts.length, questions.at(-1).question]).toEqual([
    ATTACKS.length,
    ATTACKS.length,
    `attack-${ATTACKS.length - 1}`,
  ]);
  for (const line of lines) expect([line, findForbidden(line, LINE_TAGS)]).toEqual([line, []]);
  for (const text of texts) expect([text, findForbidden(text, TEXT_TAGS)]).toEqual([text, []]);
});

test.each(ATTACKS.map((attack, index) => [attack.slice(0, 100), index]))(
  'nothing of %j stands in a page or a post, and nothing runs',
  async (_, index) => {
    const { content } = await answer(`top/get-page/attack-${index}`);
    expect(findForbidden(content, TEXT_TAGS)).toEqual([]);
    expect(await countRuns(content)).toBe(0);
    expect(cleanText(serialize(parseFragment(content)))).toBe(content);
    expect(await answer(`blog/detail/attack-${index}`)).toMatchObject({ content });
  },
);

test('the same attacks run where nobody cleans them', async () => {
  const runs = await Promise.all(SHORT_ATTACKS.slice(0, 35).map(countRuns));
  expect(runs.filter((count) => count > 0).length).toBeGreaterThan(10);
});

test('what editors use stays as they wrote it', () => {
  const html =
    '<h2>Where</h2><p lang="id">Di <b>Ubud</b>.<br />Quiet &amp; <em>green</em>.</p><ul><li><a href="/help#contact">One</a></li></ul>';
  expect(cleanText(html)).toBe(html);
  for (const href of ['/help?a=1#contact', '#top', 'https://example.com/a', 'mailto:a@example.com', 'tel:02150847000'])
    expect(cleanLine(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  expect(cleanLine('<h2>Loud</h2><ul><li>List</li></ul>')).toBe('LoudList');
});

test('whatever attacks are put together, cleaning twice is cleaning once', () => {
  const parts = SHORT_ATTACKS.flatMap((attack) => [attack, ...attack.split(/(?=[<>"'&])/)]);
  const together = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((each) => each.join(''));
  fc.assert(
    fc.property(together, (html) => {
      const clean = cleanText(html);
      expect(findForbidden(clean, TEXT_TAGS)).toEqual([]);
      expect(cleanText(clean)).toBe(clean);
    }),
    { numRuns: 1_000 },
  );
});
