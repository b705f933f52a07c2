import { createInstance } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ReleaseRef } from './composition.ts';
import { createFederationImport } from './federation-import.ts';

const ENTRY_HASH = `sha256-${'B'.repeat(43)}=`;
const DOOR_HASH = `sha256-${'C'.repeat(43)}=`;
const FITS_NOTHING = `sha256-${'A'.repeat(43)}=`;
const module = { remote: { name: 'hotel' } };
const globals = window as unknown as Record<string, unknown>;
const { origin } = window.location;

let count = 0;
/** Another version in every test: the runtime remembers each for as long as the page lives. */
function release(more: Partial<ReleaseRef> = {}): ReleaseRef & { readonly global: string } {
  const version = more.version ?? `1.0.${(count += 1)}-3f2a`;
  const base = `/r/hotel/${version}/`;
  const global = `hotel_${version.replaceAll(/[.-]/g, '_')}`;
  return { version, base, integrity: { 'remoteEntry.js': ENTRY_HASH, 'c/door.js': DOOR_HASH }, ...more, global };
}

const load = createFederationImport(window, createInstance({ name: 'shell', remotes: [], shared: {} }));
const scripts = () => [...document.head.querySelectorAll('script')];

/** A script that the page waits for; a browser would fetch it now. */
const nextScript = (file = 'remoteEntry.js'): Promise<HTMLScriptElement> =>
  waitFor(() => {
    const script = scripts().find(({ src }) => src.endsWith(`/${file}`));
    if (!script) throw new Error(`${file} was not asked for`);
    return script;
  });

/** The script comes and opens a container under a name. */
function answer(script: HTMLScriptElement, name: string, exposed: unknown = module) {
  const container = { init: jest.fn(), get: async () => () => exposed };
  globals[name] = container;
  script.dispatchEvent(new Event('load'));
  return container;
}

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

describe('a release', () => {
  test('is loaded with the hash of its entry and opened with what the shell shares', async () => {
    const hotel = release();
    const loading = load('hotel', hotel);
    const script = await nextScript();
    expect(script).toMatchObject({
      src: `${origin}${hotel.base}remoteEntry.js`,
      integrity: ENTRY_HASH,
      crossOrigin: 'anonymous',
    });
    const { init } = answer(script, hotel.global);
    expect(await loading).toBe(module);
    expect(init).toHaveBeenCalled();
    expect(scripts().map(({ src }) => src)).not.toContain(script.src);
  });

  test('has what its entry asks for on the way beside it, with its hash, and no manifest', async () => {
    const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const hotel = release();
    const loading = load('hotel', hotel);
    const door = await nextScript('c/door.js');
    expect(door).toMatchObject({ integrity: DOOR_HASH, crossOrigin: 'anonymous' });
    answer(await nextScript(), hotel.global);
    await loading;
    expect(ask).not.toHaveBeenCalled();
  });

  test('that is open already is not asked for again', async () => {
    const hotel = release();
    const loading = load('hotel', hotel);
    answer(await nextScript(), hotel.global);
    await loading;
    document.head.replaceChildren();
    expect(await load('hotel', hotel)).toBe(module);
    expect(scripts()).toEqual([]);
  });

  test('beside another one of the same remote has a container of its own', async () => {
    const [first, second] = [release(), release()];
    const loading = load('hotel', first);
    answer(await nextScript(), first.global);
    await loading;
    document.head.replaceChildren();
    const other = { remote: { name: 'hotel' } };
    const replacing = load('hotel', second);
    answer(await nextScript(), second.global, other);
    expect(await replacing).toBe(other);
  });
});

describe('a file', () => {
  test('without a hash in the composition has one that fits no file', async () => {
    const hotel = release({ integrity: {} });
    const loading = load('hotel', hotel);
    const script = await nextScript();
    expect(script.integrity).toBe(FITS_NOTHING);
    expect(Buffer.from(script.integrity.slice(7), 'base64')).toEqual(Buffer.alloc(32));
    answer(script, hotel.global);
    await loading;
  });

  test('of another server has one that fits no file', async () => {
    const hotel = release({ base: 'https://evil.test/', integrity: {} });
    const loading = load('hotel', hotel);
    const script = await nextScript();
    expect([script.src, script.integrity]).toEqual(['https://evil.test/remoteEntry.js', FITS_NOTHING]);
    answer(script, hotel.global);
    await loading;
  });

  test("of a developer's own server is believed, and its manifest asked for anew", async () => {
    const manifest = {
      id: 'hotel_dev',
      name: 'hotel_dev',
      metaData: {
        name: 'hotel_dev',
        globalName: 'hotel_dev',
        publicPath: 'auto',
        buildInfo: { buildVersion: 'dev' },
        remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      },
      shared: [],
      remotes: [],
      exposes: [],
    };
    const ask = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(manifest));
    const loading = load('hotel', { version: 'own', base: 'http://localhost:8081/', integrity: {} });
    const script = await nextScript();
    expect([script.src, script.integrity]).toEqual(['http://localhost:8081/remoteEntry.js', '']);
    expect(ask).toHaveBeenCalledWith('http://localhost:8081/mf-manifest.json', { cache: 'no-store' });
    answer(script, 'hotel_dev');
    expect(await loading).toBe(module);
  });
});

describe('a release fails', () => {
  test('when its entry does not come, and the next try asks again', async () => {
    const hotel = release();
    const loading = load('hotel', hotel);
    const refused = expect(loading).rejects.toThrow('ScriptNetworkError');
    (await nextScript()).dispatchEvent(new Event('error'));
    await refused;
    document.head.replaceChildren();
    const again = load('hotel', hotel);
    answer(await nextScript(), hotel.global);
    expect(await again).toBe(module);
  });

  test('when its entry throws, with what it threw', async () => {
    const loading = load('hotel', release());
    const refused = expect(loading).rejects.toThrow(/ScriptExecutionError[^]*no such thing/);
    const script = await nextScript();
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'no such thing' }));
    script.dispatchEvent(new Event('load'));
    await refused;
  });

  test('when its entry opens nothing', async () => {
    const hotel = release();
    const loading = load('hotel', hotel);
    const refused = expect(loading).rejects.toThrow(`${hotel.base}remoteEntry.js`);
    (await nextScript()).dispatchEvent(new Event('load'));
    await refused;
  });
});
