import { describe, expect, test } from '@jest/globals';
import type { Composition } from './composition.ts';
import { compositionPlugin } from './federation-plugin.ts';

const ENTRY_HASH = `sha384-${'B'.repeat(64)}`;
const STYLE_HASH = `sha384-${'C'.repeat(64)}`;
const composition: Composition = {
  revision: 7,
  shell: { version: '1.0.0', cohort: 'stable' },
  remotes: {
    hotel: {
      version: '1.0.0-3f2a',
      base: '/r/hotel/1.0.0-3f2a/',
      manifest: { id: 'hotel_1_0_0_3f2a', exposes: [] },
      integrity: { 'remoteEntry.js': ENTRY_HASH, 'c/expose.css': STYLE_HASH },
    },
  },
};
const ORIGIN = 'https://wisata.test';
const plugin = compositionPlugin(composition, ORIGIN);

/** The runtime gives hooks more than they use. */
const hook = <K extends 'fetch' | 'createScript' | 'createLink'>(name: K) =>
  plugin[name] as unknown as (...args: unknown[]) => unknown;
const scriptFor = (url: string) => hook('createScript')({ url }) as { script: HTMLScriptElement; timeout: number };
const linkFor = (url: string) => {
  const attrs: Record<string, string> = { rel: 'stylesheet' };
  hook('createLink')({ url, attrs });
  return attrs;
};

describe('a manifest', () => {
  test.each([`${ORIGIN}/r/hotel/1.0.0-3f2a/mf-manifest.json`, '/r/hotel/1.0.0-3f2a/mf-manifest.json'])(
    'comes from the composition: %s',
    async (address) => {
      const answer = (await hook('fetch')(address, {})) as Response;
      expect([answer.ok, answer.headers.get('content-type')]).toEqual([true, 'application/json']);
      expect(await answer.json()).toEqual({ id: 'hotel_1_0_0_3f2a', exposes: [] });
    },
  );

  test('of any other release is refused, so that nothing is asked over the network', async () => {
    await expect(hook('fetch')(`${ORIGIN}/r/hotel/0.9.0/mf-manifest.json`, {})).rejects.toThrow(
      '/r/hotel/0.9.0/mf-manifest.json is not in the composition',
    );
  });
});

describe('a script', () => {
  test('is loaded with the hash of the composition, and not for ever', () => {
    const { script, timeout } = scriptFor(`${ORIGIN}/r/hotel/1.0.0-3f2a/remoteEntry.js`);
    expect(script).toMatchObject({
      src: `${ORIGIN}/r/hotel/1.0.0-3f2a/remoteEntry.js`,
      integrity: ENTRY_HASH,
      crossOrigin: 'anonymous',
    });
    expect(timeout).toBe(6_000);
  });

  test.each([
    `${ORIGIN}/r/hotel/1.0.0-3f2a/unknown.js`,
    `${ORIGIN}/r/hotel/0.9.0/remoteEntry.js`,
    'https://evil.test/remoteEntry.js',
  ])('that the composition does not name has a hash that fits no file: %s', (url) => {
    const { integrity } = scriptFor(url).script;
    expect(integrity).toBe(`sha384-${'A'.repeat(64)}`);
    expect(Buffer.from(integrity.slice(7), 'base64')).toEqual(Buffer.alloc(48));
  });
});

describe('a style sheet or preload', () => {
  test('is loaded with its hash', () => {
    expect(linkFor('/r/hotel/1.0.0-3f2a/c/expose.css')).toEqual({
      rel: 'stylesheet',
      crossorigin: 'anonymous',
      integrity: STYLE_HASH,
    });
  });

  test('that the composition does not name does not apply', () => {
    expect(linkFor('/r/hotel/1.0.0-3f2a/c/other.css')['integrity']).toBe(`sha384-${'A'.repeat(64)}`);
  });
});

describe('with another release standing by, and a server of a developer', () => {
  const GOOD_HASH = `sha384-${'D'.repeat(64)}`;
  const standby = compositionPlugin(
    {
      revision: 8,
      shell: composition.shell,
      remotes: {
        hotel: {
          ...composition.remotes.hotel!,
          lastGood: {
            version: '0.9.0',
            base: '/r/hotel/0.9.0/',
            manifest: { id: 'hotel_0_9_0' },
            integrity: { 'remoteEntry.js': GOOD_HASH },
          },
        },
        flight: { version: 'own', base: 'http://localhost:8081/', integrity: {} },
        train: { version: '1.0.0', base: 'https://evil.test/', integrity: {} },
      },
    },
    ORIGIN,
  );
  const load = (url: string) =>
    (standby.createScript as unknown as (about: object) => { script: HTMLScriptElement })({ url }).script.integrity;

  test('the files of the one that stands by have their hashes too', async () => {
    expect(load(`${ORIGIN}/r/hotel/0.9.0/remoteEntry.js`)).toBe(GOOD_HASH);
    const fetchManifest = standby.fetch as unknown as (address: string) => Promise<Response>;
    expect(await (await fetchManifest(`${ORIGIN}/r/hotel/0.9.0/mf-manifest.json`)).json()).toEqual({
      id: 'hotel_0_9_0',
    });
  });

  test('only the developer is believed without a hash', () => {
    expect(load('http://localhost:8081/remoteEntry.js')).toBe('');
    expect(load('http://localhost:8082/remoteEntry.js')).toBe(`sha384-${'A'.repeat(64)}`);
    expect(load('https://evil.test/remoteEntry.js')).toBe(`sha384-${'A'.repeat(64)}`);
  });
});
