import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'semver';
import { TOKENS, call, stopAll, makeRegistry } from '../registry.fixture.ts';
import type { BuildFiles, TestRegistry } from '../testing.ts';
import { PAGE_LIMIT_KB } from './size-gate.ts';

interface Facts {
  readonly contract?: string;
  readonly provides?: Readonly<Record<string, string>>;
  readonly requires?: Readonly<Record<string, string>>;
  readonly routes?: readonly string[];
  readonly slots?: readonly string[];
  readonly shows?: readonly string[];
}

function build(facts: Facts, more: BuildFiles = {}): BuildFiles {
  const complete = { contract: '1.0.0', provides: {}, routes: [], slots: [], shows: [], ...facts };
  return { 'client/remoteEntry.js': 'door();', 'client/build-facts.json': JSON.stringify(complete), ...more };
}

let registry: TestRegistry;

/** Publishes a version of the hotel over HTTP; gives the status and the reasons of a refusal. */
async function publish(files: BuildFiles, contract = '1.0.0'): Promise<[number, (readonly string[])?]> {
  await registry.store('hotel', '2.0.0', files, contract);
  const target = '/packages/hotel/versions';
  const answer = await call(registry.url, target, { token: TOKENS.releaser, json: { version: '2.0.0' } });
  const { reasons } = answer.body as { reasons?: readonly string[] };
  return reasons ? [answer.status, reasons] : [answer.status];
}

beforeEach(async () => {
  registry = await makeRegistry();
  await registry.release('shell', '1.0.0', build({ provides: { react: '19.3.1' } }));
  const offer = { routes: ['hotel/list', 'hotel/:id'], slots: ['hotel:ticket', 'hotel:search-form'] };
  await registry.release('hotel', '1.0.0', build(offer), '1.0.0');
  await registry.release('account', '1.0.0', build({ shows: ['*:ticket'] }), '1.0.0');
});

afterEach(stopAll);

const whole = { routes: ['hotel/list', 'hotel/:id'], slots: ['hotel:ticket', 'hotel:search-form'] };

describe('a version is published', () => {
  test('when it fits the live composition, and the gates that it passed are kept', async () => {
    expect(await publish(build({ ...whole, requires: { react: '^19.3.0' } }))).toEqual([201]);
    const { packages } = await registry.ops.state();
    const versions = packages.find(({ name }) => name === 'hotel')?.versions;
    const passed = { files: 'passed', contract: 'passed', shared: 'passed', offer: 'passed', size: 'passed' };
    expect(versions?.at(-1)).toMatchObject({ version: '2.0.0', gates: passed });
  });

  test('when a page only names a part of its address otherwise, and an unused slot went', async () => {
    const offer = { routes: ['hotel/list', 'hotel/:slug'], slots: ['hotel:ticket'] };
    expect(await publish(build(offer))).toEqual([201]);
  });
});

describe('a version is refused in words', () => {
  test('for a file that is not the one that was built', async () => {
    await registry.store('hotel', '2.0.0', build(whole), '1.0.0');
    await writeFile(path.join(registry.dataDir, 'releases/hotel/2.0.0/client/remoteEntry.js'), 'stolen();');
    expect(await publish(build(whole))).toEqual([
      422,
      ['remoteEntry.js is not the file that was built: its hash differs.'],
    ]);
  });

  test.each(['2.0.0', '0.9.0', '1.1.0'])('for contract %s, which the live shell does not offer', async (contract) => {
    const reason = `It was built against contract ${contract}; the live shell offers 1.0.0.`;
    expect(await publish(build(whole), contract)).toEqual([422, [reason]]);
  });

  test('for shared modules that the live shell has not', async () => {
    expect(await publish(build({ ...whole, requires: { react: '^20.0.0' } }))).toEqual([
      422,
      ['It needs react ^20.0.0; the live shell shares 19.3.1.'],
    ]);
  });

  test('for a shared module that the live shell does not know', async () => {
    expect(await publish(build({ ...whole, requires: { dayjs: '^1.0.0' } }))).toEqual([
      422,
      ['It needs dayjs, which the live shell does not share.'],
    ]);
  });

  test('for a page and a slot that are gone, both at once', async () => {
    expect(await publish(build({ routes: ['hotel/list'], slots: [] }))).toEqual([
      422,
      [
        'Its page /hotel/:id is gone, and visitors have it: keep it as a redirect.',
        'Its slot hotel:ticket is gone, and account may show it.',
      ],
    ]);
  });

  test('for a page under an address that belongs to another package', async () => {
    const routes = [...whole.routes, 'account/hotels', 'hotels'];
    expect(await publish(build({ ...whole, routes }))).toEqual([422, ['Its pages under /account belong to account.']]);
  });

  test('for a page that is too heavy', async () => {
    // Random text: it stays as long when it is compressed.
    const script = randomBytes(PAGE_LIMIT_KB * 1200).toString('base64');
    const scripts = { 'hotel/list': { scripts: ['c/list.js'] }, 'hotel/room': { scripts: [] } };
    const pages = JSON.stringify({ pages: scripts, slots: {} });
    const files = { 'client/page-files.json': pages, 'client/c/list.js': script };
    const [status, reasons] = await publish(build(whole, files));
    expect([status, reasons?.length]).toEqual([422, 1]);
    expect(reasons?.[0]).toMatch(/^Its page \/hotel\/list loads \d+ kB of at most 250 kB, shell included\.$/);
  });

  test('and nobody gets it, whatever else is asked', async () => {
    await publish(build({}));
    await expect(registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'try' })).rejects.toThrow(
      'hotel 2.0.0 is not published',
    );
  });
});

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.3.1', '^19.3.2', false],
  ['19.10.0', '^19.9.9', true],
  ['20.0.0', '^19.3.0', false],
  ['0.3.0', '^0.2.0', false],
  ['0.2.7', '^0.2.0', true],
  ['2.9.3', '~2.9.2', true],
  ['2.9.1', '~2.9.2', false],
  ['2.10.0', '~2.9.2', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '>=1 || latest', false],
  ['1.0.0', '^', false],
])('%s in %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected));
