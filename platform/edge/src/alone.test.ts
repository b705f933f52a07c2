import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { documentOf } from './document.fixture.ts';
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
    ['/login?do=leave', 'Try again', 'This page has not loaded yet', '/order', 'Find my order'],
    ['/id/login?do=leave', 'Coba lagi', 'Halaman ini belum termuat', '/id/order', 'Cari pesanan saya'],
  ])('carries header, heading and ways out of its own: %s', async (target, again, slow, orderPath, order) => {
    const document = documentOf(await textOf(target));
    const wordsAt = (selector: string) => document.querySelector(selector)?.textContent;
    expect(wordsAt('header.edge-band + main.edge-page h1')).toBe('Sign in & out');
    expect(wordsAt('header.edge-band a')).toBe('wisata');
    expect([wordsAt('main a[href=""]'), wordsAt(`main a[href="${orderPath}"]`)]).toEqual([again, order]);
    expect(wordsAt('main .edge-slow')).toContain(slow);
    expect(wordsAt('main a[href="tel:02150847000"]')).toBe('021 5084 7000');
  });
});

test('a document that was drawn says under the page what does not work', async () => {
  const bar = async (target: string) => documentOf(await textOf(target)).getElementById('wisata-alone')!;
  expect((await bar('/help')).textContent).toContain('buttons and forms do not work yet. Try again');
  expect((await bar('/help')).querySelector('a[href=""]')).not.toBeNull();
  expect((await bar('/id/help')).textContent).toContain('tombol dan formulir belum berfungsi. Coba lagi');
});

test('the styles of a document that stands alone, and of what is pressed, are in it, and its policy lets them through', async () => {
  const { text, headers } = await ask(edge, '/help');
  const styles = [...documentOf(text).querySelectorAll('style:not([data-href])')].map((style) => style.textContent);
  expect(styles).toEqual([expect.stringContaining('touch-action'), expect.stringContaining('--edge-bg')]);
  const [press, alone] = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${alone}' 'sha256-${press}' `);
});

test('where a part was late, the first script knows the address of the whole page', async () => {
  const document = documentOf(await textOf('/help?late=1'));
  expect(document.querySelector('script[data-whole]')?.getAttribute('data-whole')).toBe('/help?late=1&script=off');
  expect(await textOf('/help?late=1&script=off')).not.toContain('data-whole');
  expect(await textOf('/help')).not.toContain('data-whole');
});
