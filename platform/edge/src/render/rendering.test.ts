import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ask,
  cookieFrom,
  dataOf,
  endAll,
  makeLiveData,
  REMOTE_FILES,
  SHELL_FILES,
  startEdge,
  type Answer,
  type TestData,
} from '../edge.fixture.ts';

/** A shell that shows what it was made of, and does to its thread what the address says. */
const SHELL = `module.exports = Promise.resolve({ createRenderer: ({ remotes }) => {
  let count = 0;
  const page = (url, token) => ({
    kind: 'page',
    status: url.pathname.endsWith('/gone') ? 404 : 200,
    html: '<link rel="preload" as="image" href="/media/sky.avif"/><picture><source type="image/avif" srcSet="/media/sea.avif 640w" sizes="90vw"/><img src="/media/sea.webp" fetchPriority="high"/></picture><h1 class="hotel-card-a1">hotel ' + remotes.hotel.version + ' ' + ++count + (token ? ' for ' + token : '') + '</h1>',
    head: { ...(url.searchParams.has('own') ? { noIndex: true } : {}), title: 'Rooms & more', description: 'Said of the page', canonical: '/help?id=1', structuredData: [{ '@type': 'Hotel', name: '</script>' }] },
    state: { data: [1], page: { remote: 'hotel', path: 'hotel/list' } },
    slots: ['hotel:search-form'],
    problems: [],
  });
  const acts = {
    hang() { for (;;); },
    die() { process.exit(1); },
    grow() { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); },
    crash() { throw new Error('a bug'); },
    wait: () => new Promise(() => undefined),
    async work() { for (const endsAt = Date.now() + 40; Date.now() < endsAt;); return page(new URL('https://wisata.test/help')); },
    move: () => ({ kind: 'redirect', status: 302, location: '/id/blog' }),
    leave: () => ({ kind: 'browser', reason: 'page' }),
  };
  return {
    warm: async () => undefined,
    render: async ({ url: text, token }) => {
      const url = new URL(text);
      return acts[url.searchParams.get('do')]?.() ?? page(url, token);
    },
  };
} })`;

const shellFiles = { ...SHELL_FILES, 'server/shell.cjs': SHELL };
const remoteFiles = {
  ...REMOTE_FILES,
  'client/c/form.98.js': 'form();',
  'client/c/en.97.js': 'texts();',
  'client/c/id.96.js': 'teks();',
  'client/page-files.json': JSON.stringify({
    door: ['c/door.1a2b3c4d5e.js'],
    pages: { 'hotel/list': { scripts: ['c/list.99.js'], styles: [] } },
    slots: { 'hotel:search-form': { scripts: ['c/form.98.js'], styles: [] } },
    messages: { en: ['c/en.97.js'], id: ['c/id.96.js'] },
  }),
};

let data: TestData;
let edge: string;
const page = (target: string, headers: Record<string, string> = {}) => ask(edge, target, { headers });
const howOf = ({ headers }: Answer) => headers['x-wisata-rendered'];

/** Asks until the page comes rendered; a renderer that was lost has to come back. */
async function untilRendered(target = '/help'): Promise<Answer> {
  const endsAt = Date.now() + 10_000;
  for (let answer = await page(target); ; answer = await page(target)) {
    if (howOf(answer) === 'server') return answer;
    expect(Date.now()).toBeLessThan(endsAt);
  }
}

beforeAll(async () => {
  data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  edge = await startEdge(data.dataDir);
});

afterAll(endAll);

describe('a page that the edge renders', () => {
  test('is there without a script, with what the browser goes on from', async () => {
    const answer = await page('/help?a=1');
    expect([answer.status, howOf(answer)]).toEqual([200, 'server']);
    expect(answer.text).toMatch(
      /<div id="app"><picture>.*<\/picture><h1 class="hotel-card-a1">hotel 1\.0\.0-hotel \d+<\/h1><\/div>/,
    );
    expect(dataOf(answer.text)).toMatchObject({
      rendered: { data: [1], page: { remote: 'hotel', path: 'hotel/list' } },
    });
    expect(answer.headers['server-timing']).toMatch(/^render;dur=[\d.]+, cache;desc=miss$/);
  });

  test('asks for the style sheets of what is on it and for its code, each with its hash', async () => {
    const { text } = await page('/help');
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toMatch(
      /<link rel="stylesheet" href="\/r\/hotel\/1\.0\.0-hotel\/c\/list\.1a2b3c4d5e\.css" integrity="sha384-/,
    );
    expect(head).toMatch(
      /<link rel="preload" as="script" href="\/r\/hotel\/1\.0\.0-hotel\/c\/list\.99\.js" integrity="sha384-[^>]+>/,
    );
  });

  test('asks for what is seen first, then for all that goes on with it, in its own language', async () => {
    const { text } = await page('/id/help');
    const head = text.slice(0, text.indexOf('</head>'));
    const places = [
      'shell.22.css',
      'c/list.1a2b3c4d5e.css',
      '<link rel="preload" as="image" href="/media/sky.avif"/>',
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/sea.avif 640w" imagesizes="90vw" fetchpriority="high">',
      'letters.66.woff2',
      '<script defer src="/rescue.',
      '<template id="wisata-later">',
      '<script defer src="/r/shell/1.0.0-shell/shell.11.js"',
      'shell/1.0.0-shell/c/id.55.js',
      'hotel/1.0.0-hotel/remoteEntry.js',
      'c/door.1a2b3c4d5e.js',
      'c/id.96.js',
      'c/list.99.js',
      'c/form.98.js',
      '</template>',
    ].map((file) => head.indexOf(file));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(head).not.toContain('c/en.97.js');
  });

  test('says what it is about to search engines and to whoever gets its address', async () => {
    const { text } = await page('/id/help');
    for (const tag of [
      '<title>Rooms &amp; more</title>',
      '<meta name="description" content="Said of the page">',
      '<link rel="canonical" href="https://wisata.test/id/help?id=1">',
      '<link rel="alternate" hreflang="en" href="https://wisata.test/help?id=1">',
      '<meta property="og:title" content="Rooms &amp; more">',
      '<meta property="og:url" content="https://wisata.test/id/help?id=1">',
    ])
      expect(text).toContain(tag);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
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
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
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
    expect([howOf(first), first.headers['cache-control']]).toEqual(['server', 'no-store']);
    expect(second.text).not.toBe(first.text);
    expect((await page('/help?do=leave')).headers['cache-control']).toBe('no-store');
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

describe('what cannot be rendered is left to the browser', () => {
  test.each([
    ['leave', 'browser;page'],
    ['crash', 'browser;failed'],
    ['wait', 'browser;slow'],
  ])('%s', async (act, how) => {
    const answer = await page(`/help?do=${act}`);
    expect([answer.status, howOf(answer)]).toEqual([200, how]);
    expect(answer.text).toContain('<div id="app"></div>');
    expect(dataOf(answer.text)).not.toHaveProperty('rendered');
    expect(howOf(await untilRendered())).toBe('server');
  });

  test('when more ask for different pages than can be rendered in time: some are rendered, the others do not wait', async () => {
    const begunAt = performance.now();
    const answers = await Promise.all([...Array(40).keys()].map((index) => page(`/help?do=work&n=${index}`)));
    expect(performance.now() - begunAt).toBeLessThan(1_500);
    const hows = answers.map(howOf);
    expect(new Set(hows)).toEqual(new Set(['server', 'browser;busy']));
    expect(hows.filter((how) => how === 'server').length).toBeGreaterThanOrEqual(12);
  });

  test.each(['die', 'hang', 'grow'])(
    'a thread that is told to %s fails nobody, and another takes its place',
    async (act) => {
      await untilRendered();
      const load = [...Array(8).keys()].map((index) => page(`/help?${act}=${index}`));
      const answers = await Promise.all([page(`/help?do=${act}`), ...load]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(howOf(answers[0])).toMatch(/^browser;(worker|slow)$/);
      const back = await untilRendered(`/help?after=${act}`);
      expect(back.text).toMatch(/hotel 1\.0\.0-hotel [12]</);
    },
    30_000,
  );
});

test('another release is rendered by another thread, under load, and no page is of two releases', async () => {
  const own = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  const other = await startEdge(own.dataDir);
  const versionOf = (text: string) => /hotel (\S+) \d+</.exec(text)?.[1];
  let isOver = false;
  const seen = new Set<string>();
  const visit = async (visitor: number) => {
    for (let count = 0; !isOver; count += 1) {
      const answer = await ask(other, `/help?v=${visitor}-${count}`);
      const { composition } = dataOf(answer.text);
      const rendered = versionOf(answer.text);
      expect(answer.status).toBe(200);
      if (rendered === undefined) continue;
      expect(rendered).toBe(composition.remotes['hotel']?.version);
      seen.add(rendered);
    }
  };
  const visitors = [1, 2, 3].map(visit);
  const endsAt = Date.now() + 15_000;
  const until = async (isTrue: () => boolean) => {
    while (!isTrue() && Date.now() < endsAt) await ask(other, '/robots.txt');
    expect(isTrue()).toBe(true);
  };
  await until(() => seen.has('1.0.0-hotel'));
  await own.publish('hotel', '1.0.0-next', remoteFiles);
  await until(() => seen.has('1.0.0-next'));
  seen.clear();
  await own.registry.ops.act('hotel', { kind: 'rollback', reason: 'worse' });
  await until(() => seen.has('1.0.0-hotel'));
  isOver = true;
  await Promise.all(visitors);
}, 30_000);

test("a developer's own server is left to the browser, and so is a shell without a build for the server", async () => {
  const bare = await makeLiveData();
  const other = await startEdge(bare.dataDir);
  expect(howOf(await ask(other, '/help'))).toBe('browser;cold');
  const token = (await readFile(path.join(data.dataDir, 'operator-token'), 'utf8')).trim();
  const local = await page('/ops/override?remote=hotel&version=http://localhost:3999/', {
    authorization: `Bearer ${token}`,
  });
  const cookie = cookieFrom(local, 'wisata_override');
  expect(howOf(await page('/help', { cookie }))).toBe('browser;own-server');
});
