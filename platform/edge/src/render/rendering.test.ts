import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentOf } from '../document.fixture.ts';
import { ask, dataOf, stopAll, makeLiveData, startEdge, type Answer } from '../edge.fixture.ts';
import { renderedBy, remoteFiles, shellFiles } from './rendering.fixture.ts';

const HOTEL = '/r/hotel/1.0.0-hotel/';

let edge: string;
const page = (target: string, headers: Record<string, string> = {}) => ask(edge, target, { headers });

beforeAll(async () => {
  const data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  edge = await startEdge(data.dataDir);
});

afterAll(stopAll);

describe('a page that the edge renders', () => {
  test('is there without a script, with what the browser goes on from', async () => {
    const answer = await page('/help?a=1');
    expect([answer.status, renderedBy(answer)]).toEqual([200, 'server']);
    const document = documentOf(answer.text);
    expect([document.documentElement.lang, document.documentElement.hasAttribute('data-served')]).toEqual(['en', true]);
    expect(document.querySelector('#app > p.hotel-late-b2 + h1.hotel-card-a1')?.textContent).toMatch(
      /^hotel 1\.0\.0-hotel \d+$/,
    );
    expect(dataOf(answer.text)).toMatchObject({
      rendered: { data: [1], page: { remote: 'hotel', path: 'hotel/list' } },
    });
    expect(answer.headers['server-timing']).toMatch(/^render;dur=[\d.]+, cache;desc=miss$/);
  });

  test('sends a browser without script on to the whole of it when a part was late, and no further', async () => {
    const refresh = ({ text }: Answer) =>
      documentOf(text).querySelector('noscript meta[http-equiv=refresh]')?.getAttribute('content');
    expect(refresh(await page('/help?a=1'))).toBeUndefined();
    expect(refresh(await page('/help?late=1&a=2'))).toBe('0;url=/help?late=1&a=2&script=off');
    expect(refresh(await page('/help?late=1&a=2&script=off'))).toBeUndefined();
    expect(refresh(await page('/help?late=1&script=offline'))).toContain('script=off');
  });

  test('carries the style sheets of what is on it, let through by their hashes, and asks for its code', async () => {
    const { text, headers } = await page('/help');
    const { head } = documentOf(text);
    const sheet = head.querySelector(`style[data-href="${HOTEL}c/list.1a2b3c4d5e.css"]`)!.textContent;
    expect(sheet).toBe('.hotel-card-a1 { color: red }');
    const hash = createHash('sha256').update(sheet).digest('base64');
    const rules = String(headers['content-security-policy']).split('; ');
    expect(rules.find((rule) => rule.startsWith('style-src'))).toContain(`'sha256-${hash}'`);
    const later = documentOf(text).querySelector('template')!.content;
    const code = `link[as=script][href="${HOTEL}c/list.99.js"][integrity^="sha256-"]`;
    expect(later.querySelector(code)).not.toBeNull();
    expect(text).not.toContain('c/another');
  });

  test('links to a style sheet with addresses that begin at its own', async () => {
    const { head } = documentOf((await page('/help')).text);
    const sheets = [...head.querySelectorAll('[data-href$=".css"], link[rel=stylesheet][integrity^="sha256-"]')];
    expect(sheets.map((each) => [each.tagName, each.getAttribute('href')])).toEqual([
      ['STYLE', null],
      ['STYLE', null],
      ['LINK', `${HOTEL}c/late.12.css`],
    ]);
  });

  test('asks for what is seen first, then for all that goes on with it, in its own language', async () => {
    const { text } = await page('/id/help');
    const head = text.slice(0, text.indexOf('</head>'));
    const places = [
      '<link rel="preload" as="image" href="/media/sky.avif"/>',
      'letters.66.woff2',
      'shell.22.css',
      'c/list.1a2b3c4d5e.css',
      'c/late.12.css',
      '<template id="wisata-later">',
      '<script defer src="/r/shell/1.0.0-shell/shell.11.js"',
      'shell/1.0.0-shell/c/id.55.js',
      'hotel/1.0.0-hotel/remoteEntry.js',
      'c/door.1a2b3c4d5e.js',
      'c/id.96.js',
      'c/list.99.js',
      'c/form.98.js',
      'c/late.34.js',
      '</template>',
    ].map((file) => head.indexOf(file));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(head).not.toContain('c/en.97.js');
    expect(head).not.toContain('unseen');
  });

  test('says what it is about to search engines and to whoever gets its address', async () => {
    const document = documentOf((await page('/id/help')).text);
    const { head } = document;
    expect(document.title).toBe('Rooms & more');
    for (const [selector, attribute, value] of [
      ['meta[name=description]', 'content', 'Said of the page'],
      ['link[rel=canonical]', 'href', 'https://wisata.test/id/help?id=1'],
      ['link[rel=alternate][hreflang=en]', 'href', 'https://wisata.test/help?id=1'],
      ['meta[property="og:title"]', 'content', 'Rooms & more'],
      ['meta[property="og:url"]', 'content', 'https://wisata.test/id/help?id=1'],
    ] as const)
      expect([selector, head.querySelector(selector)?.getAttribute(attribute)]).toEqual([selector, value]);
    const json = head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Hotel', name: '</script>' });
  });

  test('has the status that it was rendered with', async () => {
    expect((await page('/help/gone')).status).toBe(404);
  });

  test('may lead elsewhere', async () => {
    const { status, headers } = await page('/help?do=move');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/id/blog', 'no-store']);
  });
});

describe('a guest', () => {
  test('without cookies gets what any cache may give to the next one', async () => {
    const { headers } = await page('/help?b=1');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=5');
    expect([headers['set-cookie'], headers['vary']]).toEqual([undefined, 'cookie, accept-encoding']);
  });

  test('with any cookie gets a document of their own, and nothing again that they have', async () => {
    const cookie = { cookie: 'i18n_redirected=en' };
    const { headers } = await page('/help?c=1', cookie);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await page('/help?c=1', { ...cookie, 'if-none-match': String(headers['etag']) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('gets a page that is not for search engines made anew each time, and nobody keeps it', async () => {
    const [first, second] = [await page('/help?own=1'), await page('/help?own=1')];
    expect([renderedBy(first), first.headers['cache-control']]).toEqual(['server', 'no-store']);
    expect(second.text).not.toBe(first.text);
    expect((await page('/help?do=leave')).headers['cache-control']).toBe('no-store');
  });

  test('who is refused something for asking too often gets a page that nobody else does', async () => {
    const refused = await page('/help?refused=1');
    expect([renderedBy(refused), refused.headers['cache-control']]).toEqual(['server', 'no-store']);
    expect((await page('/help?refused=1')).text).not.toBe(refused.text);
  });

  test('costs one rendering with everybody who asks at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => page('/help?d=1')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(String((await page('/help?d=1', { 'accept-encoding': 'br' })).headers['server-timing'])).toContain(
      'desc=hit',
    );
  });

  test('never gets the page of another language, theme or query', async () => {
    const bodies = await Promise.all([
      page('/help?e=1'),
      page('/help?e=2'),
      page('/id/help?e=1'),
      page('/help?e=1', { cookie: 'aerowisata_theme=dark' }),
    ]);
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(4);
  });
});

test('what a device tells is known as its page is made, as far as it is a word, and counts for nobody else', async () => {
  const told = (cookie: string) => page('/help?t=1', { cookie: `i18n_redirected=en; ${cookie}` });
  const [first, second] = [await told('aerowisata_told.venue_city=JKT'), await told('aerowisata_told.venue_city=SIN')];
  expect([first.text.includes('JKT</h1>'), second.text.includes('SIN</h1>')]).toEqual([true, true]);
  expect((await told('aerowisata_told.venue_city=%3Cb%3E')).text).toBe((await told('other=JKT')).text);
});

test('a member gets a page made for them, which nobody keeps', async () => {
  const cookie = 'auth._token.local=abc';
  const [first, second] = [await page('/help?f=1', { cookie }), await page('/help?f=1', { cookie })];
  expect(first.text).toContain('for abc');
  expect(second.text).not.toBe(first.text);
  expect([first.headers['cache-control'], first.headers['server-timing']]).toEqual([
    'no-store',
    expect.stringContaining('desc=none'),
  ]);
  expect((await page('/help?f=1')).text).not.toContain('for abc');
});

describe('a page that the browser draws', () => {
  test('carries what surrounds it, and starts loading what makes its calls', async () => {
    const { text } = await page('/help?do=leave');
    expect(dataOf(text)).toMatchObject({ site: { menus: ['</script>'] } });
    const file = '/r/shell/1.0.0-shell/c/api.77.js';
    expect(documentOf(text).querySelector(`link[as=script][href="${file}"][integrity^="sha256-"]`)).not.toBeNull();
    expect(text).not.toContain('notices.88.css');
    expect((await page('/help')).text).not.toContain('api.77.js');
  });

  test.each(['?do=leave', '?do=crash'])('starts loading the code and style of its own route: %s', async (query) => {
    const answer = await page(`/id/hotel/list${query}`);
    expect(renderedBy(answer)).toMatch(/^browser;/);
    const { documentElement, head } = documentOf(answer.text);
    expect(documentElement.lang).toBe('id');
    const asked = (kind: string) => {
      const links = head.querySelectorAll(`link[rel=preload][as=${kind}][href^="${HOTEL}"][integrity^="sha256-"]`);
      return [...links].map((link) => link.getAttribute('href')!.slice(HOTEL.length));
    };
    expect(asked('script')).toEqual(['remoteEntry.js', 'c/door.1a2b3c4d5e.js', 'c/id.96.js', 'c/list.99.js']);
    expect(asked('style')).toEqual(['c/list.1a2b3c4d5e.css']);
  });

  test('at an address that no route has asks for what opens the remote alone', async () => {
    const { text } = await page('/hotel/elsewhere?do=leave');
    expect(text).toContain('c/door.1a2b3c4d5e.js');
    expect(text).not.toContain('c/list.99.js');
  });
});
