import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ask, HOTEL_FACTS, stopAll, makeLiveData, startEdge } from './edge.fixture.ts';
import { remoteFiles, shellFiles } from './render/rendering.fixture.ts';

let edge: string;
const textOf = async (target: string) => (await ask(edge, target)).text;

beforeAll(async () => {
  const data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  await data.publish('account', '1.0.0-account', {
    ...remoteFiles,
    'client/build-facts.json': JSON.stringify({ ...HOTEL_FACTS, routes: ['login'], services: [] }),
  });
  const [{ place: _, ...hidden }] = HOTEL_FACTS.services as [(typeof HOTEL_FACTS.services)[number]];
  await data.publish('content', '1.0.0-content', {
    ...remoteFiles,
    'client/build-facts.json': JSON.stringify({
      ...HOTEL_FACTS,
      routes: ['blog'],
      services: [{ ...hidden, key: 'category_product_activities', root: 'product' }],
    }),
  });
  edge = await startEdge(data.dataDir);
});

afterAll(stopAll);

describe('a document that the browser draws', () => {
  test('has the title that the renderer knows, else the name of its service', async () => {
    expect(await textOf('/help?do=leave')).toContain('<title>Sign in &amp; out · Wisata</title>');
    expect(await textOf('/hotel/list?do=crash')).toContain('<title>Hotels · Wisata</title>');
    expect(await textOf('/blog?do=crash')).toContain('<title>Wisata</title>');
    expect(await textOf('/id/login?do=crash')).toContain('<title>Akun dan pesanan Anda · Wisata</title>');
  });

  test.each([
    ['/login?do=leave', 'Try again', 'This page has not loaded yet', '<a href="/order">Find my order</a>'],
    ['/id/login?do=leave', 'Coba lagi', 'Halaman ini belum termuat', '<a href="/id/order">Cari pesanan saya</a>'],
  ])('carries header, heading and ways out of its own: %s', async (target, again, slow, order) => {
    const text = await textOf(target);
    expect(text).toMatch(/<header class="edge-band">.*wisata<\/a>.*<\/header><main class="edge-page">/s);
    for (const part of [
      `<a href="">${again}</a>`,
      slow,
      order,
      '<a href="tel:02150847000">',
      '<h1>Sign in &amp; out</h1>',
    ])
      expect(text).toContain(part);
  });
});

test('a document that was drawn says under the page what does not work', async () => {
  expect(await textOf('/help')).toMatch(
    /<aside id="wisata-alone"[^>]*>.*buttons and forms do not work yet\. <a href="">/,
  );
  expect(await textOf('/id/help')).toMatch(/<aside id="wisata-alone"[^>]*>.*tombol dan formulir belum berfungsi\. <a/);
});

test('the style of a document that stands alone is in it, and is the only one that its policy lets through', async () => {
  const { text, headers } = await ask(edge, '/help');
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256').update(styles[0]!).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('where a part was late, the first script knows the address of the whole page', async () => {
  expect(await textOf('/help?late=1')).toContain('data-whole="/help?late=1&amp;script=off"');
  expect(await textOf('/help?late=1&script=off')).not.toContain('data-whole');
  expect(await textOf('/help')).not.toContain('data-whole');
});
