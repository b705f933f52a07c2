import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ReleaseRef } from './composition.ts';
import { createFederationImport } from './federation-import.ts';
import type { RemoteContainer } from './remote-container.ts';

const ENTRY_HASH = `sha384-${'B'.repeat(64)}`;
const DOOR_HASH = `sha384-${'C'.repeat(64)}`;
const FITS_NOTHING = `sha384-${'A'.repeat(64)}`;
const SHARED = { react: {} };
const hotel: ReleaseRef = {
  version: '1.0.0-3f2a',
  base: '/r/hotel/1.0.0-3f2a/',
  integrity: { 'remoteEntry.js': ENTRY_HASH, 'c/door.js': DOOR_HASH },
};
const module = { remote: { name: 'hotel' } };

const globals = window as unknown as Record<string, unknown>;
const load = createFederationImport(window, async () => SHARED);

/** The script that the page waits for; a browser would fetch it now. */
async function nextScript(): Promise<HTMLScriptElement> {
  await Promise.resolve();
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No script was asked for');
  return script;
}

function container(): RemoteContainer & { init: jest.Mock<RemoteContainer['init']> } {
  return { init: jest.fn<RemoteContainer['init']>(), get: async () => () => module };
}

/** The script comes and opens a container under a name. */
function answer(script: HTMLScriptElement, name: string, opened = container()) {
  globals[name] = opened;
  script.dispatchEvent(new Event('load'));
  return opened;
}

afterEach(() => {
  document.head.replaceChildren();
  for (const name of Object.keys(globals).filter((each) => each.startsWith('hotel_'))) delete globals[name];
});

describe('a release', () => {
  test('is loaded with the hash of its entry and opened with what the shell shares', async () => {
    const loading = load('hotel', hotel);
    const script = await nextScript();
    expect(script).toMatchObject({
      src: `${window.location.origin}/r/hotel/1.0.0-3f2a/remoteEntry.js`,
      integrity: ENTRY_HASH,
      crossOrigin: 'anonymous',
    });
    const { init } = answer(script, 'hotel_1_0_0_3f2a');
    expect(await loading).toBe(module);
    expect(init).toHaveBeenCalledWith(SHARED);
    expect(document.head.querySelector('script')).toBeNull();
  });

  test('has what its entry asks for on the way beside it, with its hash', async () => {
    const loading = load('hotel', hotel);
    const script = await nextScript();
    const [link, ...others] = document.head.querySelectorAll('link');
    expect(link).toMatchObject({ rel: 'preload', integrity: DOOR_HASH, crossOrigin: 'anonymous' });
    expect(link?.getAttribute('href')).toBe('/r/hotel/1.0.0-3f2a/c/door.js');
    expect(others).toEqual([]);
    answer(script, 'hotel_1_0_0_3f2a');
    await loading;
  });

  test('that is open already is not asked for again', async () => {
    globals['hotel_1_0_0_3f2a'] = container();
    expect(await load('hotel', hotel)).toBe(module);
    expect(document.head.children).toHaveLength(0);
  });

  test('beside another one of the same remote has a container of its own', async () => {
    globals['hotel_1_0_0_3f2a'] = container();
    const other = { remote: { name: 'hotel' } };
    const loading = load('hotel', { ...hotel, version: '0.9.0', base: '/r/hotel/0.9.0/' });
    answer(await nextScript(), 'hotel_0_9_0', { ...container(), get: async () => () => other });
    expect(await loading).toBe(other);
  });
});

describe('a file', () => {
  test('without a hash in the composition has one that fits no file', async () => {
    const loading = load('hotel', { ...hotel, integrity: {} });
    const script = await nextScript();
    expect(script.integrity).toBe(FITS_NOTHING);
    expect(Buffer.from(script.integrity.slice(7), 'base64')).toEqual(Buffer.alloc(48));
    answer(script, 'hotel_1_0_0_3f2a');
    await loading;
  });

  test.each([
    ['http://localhost:8081/', '', 'hotel_dev'],
    ['https://evil.test/', FITS_NOTHING, 'hotel_own'],
  ])('of %s is believed as it should be', async (base, integrity, name) => {
    const loading = load('hotel', { version: 'own', base, integrity: {} });
    const script = await nextScript();
    expect([script.src, script.integrity]).toEqual([`${base}remoteEntry.js`, integrity]);
    answer(script, name);
    await loading;
  });
});

describe('a release fails', () => {
  test('when its entry does not come, and the next try asks again', async () => {
    const loading = load('hotel', hotel);
    (await nextScript()).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ name: 'ScriptLoadError' });
    const again = load('hotel', hotel);
    answer(await nextScript(), 'hotel_1_0_0_3f2a');
    expect(await again).toBe(module);
  });

  test('when its entry throws, with what it threw', async () => {
    const loading = load('hotel', hotel);
    const script = await nextScript();
    const error = new Error('no such thing');
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: error.message, error }));
    script.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({
      name: 'ScriptExecutionError',
      message: 'no such thing',
      cause: error,
    });
  });

  test('when its entry opens nothing', async () => {
    const loading = load('hotel', hotel);
    (await nextScript()).dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow('/r/hotel/1.0.0-3f2a/remoteEntry.js opened no hotel_1_0_0_3f2a');
  });
});
