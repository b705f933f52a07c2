import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { documentOf } from './document.fixture.ts';
import {
  ask,
  dataOf,
  stopAll,
  makeData,
  makeLiveData,
  REMOTE_FILES,
  startEdge,
  type TestData,
} from './edge.fixture.ts';

let data: TestData;
let edge: string;
const addressOf = (html: string, selector: string) => documentOf(html).querySelector(selector)?.getAttribute('href');
const page = (target: string, headers: Record<string, string> = {}) => ask(edge, target, { headers });

beforeAll(async () => {
  data = await makeLiveData();
  edge = await startEdge(data.dataDir);
});

afterAll(stopAll);

test('carries its data as a browser reads it', async () => {
  const { text } = await page('/hotel/list?city=DPS');
  const read = documentOf(text).getElementById('wisata-document')?.textContent;
  expect(dataOf(text)).toEqual(JSON.parse(read ?? ''));
});

describe('the composition', () => {
  test('is in the document, with the hashes of the first files only', async () => {
    const release = await data.registry.running.context.store.find('hotel', '1.0.0-hotel');
    const { composition, locale, config, serverNowMs } = dataOf((await page('/hotel/list')).text);
    const first = ['remoteEntry.js', 'c/door.1a2b3c4d5e.js'];
    expect(composition).toMatchObject({
      revision: 2,
      remotes: { hotel: { version: '1.0.0-hotel', base: '/r/hotel/1.0.0-hotel/' } },
    });
    expect(composition.remotes['hotel']?.integrity).toEqual(
      Object.fromEntries(first.map((file) => [file, release?.integrity[file]])),
    );
    expect([locale, config.baseUrl, config.services]).toEqual(['en', 'https://wisata.test', ['hotel']]);
    expect(Math.abs(serverNowMs - Date.now())).toBeLessThan(5_000);
  });

  test('lets the files of the page that is asked for start at once, each with its hash', async () => {
    const { integrity } = (await data.registry.running.context.store.find('hotel', '1.0.0-hotel'))!;
    const { text } = await page('/hotel/list?city=DPS');
    const { head } = documentOf(text);
    const find = (file: string) => {
      const { attributes } = head.querySelector(`[src$="${file}"], [href$="${file}"]`)!;
      return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
    };
    const safe = { integrity: expect.stringMatching(/^sha256-.{44}$/), crossorigin: 'anonymous' };
    const entry = find('/r/hotel/1.0.0-hotel/remoteEntry.js');
    expect(entry).toMatchObject({ ...safe, rel: 'preload', as: 'script', integrity: integrity['remoteEntry.js'] });
    expect(find('/r/hotel/1.0.0-hotel/c/door.1a2b3c4d5e.js')).toMatchObject({ rel: 'preload', as: 'script' });
    const shell = find('/r/shell/1.0.0-shell/shell.11.js');
    expect(shell).toMatchObject({ ...safe, defer: '', fetchpriority: 'high' });
    expect(head.querySelector('[src^="/r/"], [href^="/r/"]')?.getAttribute('src')).toBe(shell['src']);
    expect(find('/r/shell/1.0.0-shell/shell.22.css')).toMatchObject({ ...safe, rel: 'stylesheet' });
    const other = documentOf((await page('/login')).text);
    expect(other.querySelector('link[rel=preload][href^="/r/hotel/"]')).toBeNull();
  });

  test('asks early for the texts of its own language only, and for the font', async () => {
    const { text } = await page('/id');
    expect(text).toMatch(/<link rel="preload" as="script" href="[^"]+c\/id\.55\.js" integrity="sha256-/);
    expect(text).not.toContain('c/en.44.js');
    expect(text).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/r/shell/1.0.0-shell/a/letters.66.woff2" crossorigin="anonymous">',
    );
  });

  test('changes soon after an activation', async () => {
    for (const version of ['1.0.0-one', '1.0.0-two']) {
      await data.publish('flight', version);
      const changedAt = Date.now();
      const flight = async () => dataOf((await page('/')).text).composition.remotes['flight']?.version;
      while ((await flight()) !== version) expect(Date.now() - changedAt).toBeLessThan(10_000);
    }
  });

  test('leaves out a remote whose release is gone, and keeps the others', async () => {
    const own = await makeLiveData();
    await own.publish('train', '1.0.0-train');
    await own.publish('transport', '1.0.0-t', { 'client/page-files.json': REMOTE_FILES['client/page-files.json']! });
    await rm(path.join(own.dataDir, 'releases/train'), { recursive: true });
    const other = await startEdge(own.dataDir);
    const answer = await ask(other, '/train/list');
    expect(answer.status).toBe(200);
    expect(Object.keys(dataOf(answer.text).composition.remotes)).toEqual(['hotel']);
  });

  test('goes on when the registry is gone', async () => {
    const own = await makeLiveData();
    const other = await startEdge(own.dataDir);
    const before = dataOf((await ask(other, '/')).text);
    await own.registry.running.stop();
    expect(dataOf((await ask(other, '/')).text).composition).toEqual(before.composition);
  });

  test('that does not exist yet is a page that says so, without a reason', async () => {
    const own = await makeData();
    const other = await startEdge(own.dataDir);
    const html = await ask(other, '/id/hotel/list', { headers: { accept: 'text/html,*/*' } });
    expect([html.status, html.headers['retry-after'], html.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(html.text).toContain('Kami segera kembali');
    const bare = await ask(other, '/hotel/list');
    expect([bare.status, JSON.parse(bare.text)]).toEqual([
      500,
      { status: false, success: false, message: 'Something went wrong!', code: 'EDGE_FAILED', data: null },
    ]);
    expect(html.text + bare.text).not.toMatch(/No shell|\.ts\b|\n\s+at /);
  });
});

describe('the language', () => {
  const locationOf = async (target: string, headers: Record<string, string>) => {
    const { status, headers: given } = await page(target, headers);
    return status === 302 ? given.location : status;
  };

  test.each([
    ['/', { 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }, '/id'],
    ['/?utm=a', { 'accept-language': 'id' }, '/id?utm=a'],
    ['/', { 'accept-language': 'en-US,id;q=0.9' }, 200],
    ['/', { 'accept-language': 'idx' }, 200],
    ['/', {}, 200],
    ['/', { 'accept-language': 'id', cookie: 'i18n_redirected=en' }, 200],
    ['/', { 'accept-language': 'en', cookie: 'i18n_redirected=id' }, '/id'],
    ['/hotel/list', { 'accept-language': 'id', cookie: 'i18n_redirected=id' }, 200],
    ['/id/hotel/list', { 'accept-language': 'en', cookie: 'i18n_redirected=en' }, 200],
  ])('at %s with %j leads to %s', async (target, headers, outcome) => {
    expect(await locationOf(target, headers)).toBe(outcome);
  });

  test('is that of the path, in the document and in a cookie for 365 days', async () => {
    const { text, headers } = await page('/id/hotel/list');
    expect(documentOf(text).documentElement.lang).toBe('id');
    expect(addressOf(text, 'link[rel=canonical]')).toBe('https://wisata.test/id/hotel/list');
    expect(addressOf(text, 'link[rel=alternate][hreflang=en]')).toBe('https://wisata.test/hotel/list');
    expect(addressOf(text, 'link[rel=alternate][hreflang=x-default]')).toBe('https://wisata.test/hotel/list');
    expect(dataOf(text).locale).toBe('id');
    expect(headers['set-cookie']).toContain('i18n_redirected=id; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(documentOf((await page('/identity')).text).documentElement.lang).toBe('en');
    expect(addressOf((await page('/id')).text, 'link[rel=canonical]')).toBe('https://wisata.test/id');
  });
});

describe('the headers of a document', () => {
  test('allow files of this origin and inside the document what has a known hash, and are the same every time', async () => {
    const [first, second] = [await page('/'), await page('/')];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^']{44}'; style-src 'self'(?: 'sha256-[^']{44}'){2};.*object-src 'none'.*base-uri 'none'/,
    );
    expect(policy).not.toMatch(/unsafe-eval|nonce-/);
    expect(second.headers['content-security-policy']).toBe(policy);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
  });

  test('keep it private, and from every cache for members', async () => {
    expect((await page('/')).headers['cache-control']).toBe('private, no-cache');
    expect((await page('/', { cookie: 'auth._token.local=abc' })).headers['cache-control']).toBe('no-store');
  });

  test('come without a body for HEAD', async () => {
    const { status, bytes, headers } = await ask(edge, '/hotel/list', { method: 'HEAD' });
    expect([status, bytes.length, headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
  });

  test('say brotli to who can read it', async () => {
    const { headers, bytes } = await page('/', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'cookie, accept-encoding, accept-language']);
    expect(bytes.length).toBeGreaterThan(300);
  });
});

test.each([
  ['dark', ' data-theme="dark"'],
  ['light', ' data-theme="light"'],
  ['"><script>alert(1)</script>', ''],
])('the theme cookie %s sets the attribute or nothing', async (theme, attribute) => {
  const { text } = await page('/', { cookie: `aerowisata_theme=${encodeURIComponent(theme)}` });
  expect(text).toContain(`<html lang="en"${attribute}><head>`);
});

test.each([
  ['/hotel/list', 200],
  ['/maintenance', 200],
  ['/id/dev/ui', 200],
  ['/nowhere', 404],
  ['/id/nowhere', 404],
  ['/favicon.ico', 404],
])('%s has the status %i, with the document either way', async (target, status) => {
  const answer = await page(target);
  expect([answer.status, dataOf(answer.text).composition.revision > 0]).toEqual([status, true]);
});

describe('an address that means harm', () => {
  test.each([
    '/hotel/"><script>alert(1)</script>',
    "/hotel/'onload='x",
    '/hotel/list?x=</script><script>alert(1)</script>',
    '/hotel/</script><script>alert(1)</script>',
    '/hotel/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  ])('does not break out of the document: %s', async (target) => {
    const { text } = await page(target);
    const elements = [...documentOf(text).querySelectorAll('*')];
    expect(elements.filter(({ localName }) => localName === 'script')).toHaveLength(3);
    expect(elements.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual([]);
    expect(dataOf(text).locale).toBe('en');
  });

  test.each([
    ['//evil.test/hotel', '/evil.test/hotel'],
    ['/id//evil.test', '/id/evil.test'],
    ['/\\evil.test', '/evil.test'],
    ['//\\/evil.test/?a=//b', '/evil.test/?a=//b'],
  ])('never leads to another host: %s', async (target, location) => {
    const { status, headers } = await page(target);
    expect([status, headers.location]).toEqual([302, location]);
  });

  test.each(['/%', '/%E0%A4%A', '/hotel/%00', '/[', '/r/%', '/api/%'])('never shows a trace: %s', async (target) => {
    const { status, text } = await page(target, { accept: 'text/html' });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\.ts\b|\n\s+at /);
  });
});

describe('maintenance', () => {
  test.each([
    ['1', '/hotel/list', '/maintenance'],
    ['true', '/id/hotel/list?a=1', '/id/maintenance'],
    ['yes', '/', '/maintenance'],
    ['on', '/id', '/id/maintenance'],
    ['on', '/maintenance', 200],
    ['0', '/hotel/list', 200],
    ['0', '/maintenance', '/'],
    ['false', '/id/maintenance', '/id'],
    ['no', '/maintenance', '/'],
    ['', '/maintenance', '/'],
    ['perhaps', '/maintenance', 200],
  ])('set to "%s" sends %s to %s', async (flag, target, outcome) => {
    const own = await startEdge(data.dataDir, { MAINTENANCE: flag });
    const { status, headers } = await ask(own, target);
    expect(status === 302 ? headers.location : status).toBe(outcome);
  });
});
