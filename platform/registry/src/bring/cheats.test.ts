import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { call, makeRegistry, stopAll, TOKENS } from '../registry.fixture.ts';
import { hashOf } from '../release-files.ts';
import type { TestRegistry } from '../testing.ts';
import {
  bringHotel,
  createResigner,
  FILES,
  keyOf,
  lookAt,
  makeEnvironments,
  retell,
  standBetween,
  type Passing,
} from './bring.fixture.ts';
import { openSource, type SourceLimits } from './source.ts';

let staging: TestRegistry;
let production: TestRegistry;
let resign: Awaited<ReturnType<typeof createResigner>>;
let before: Awaited<ReturnType<typeof lookAt>>;

beforeAll(async () => {
  ({ staging, production } = await makeEnvironments());
  resign = await createResigner(staging);
  await staging.release('hotel', '1.0.0', FILES);
  await staging.release('hotel', '1.1.0', { ...FILES, 'client/remoteEntry.js': 'other();' });
  await production.release('hotel', '0.9.0');
});

beforeEach(async () => {
  before = await lookAt(production);
});

afterAll(stopAll);

const RECORD = '/ops/api/packages/hotel/versions/1.0.0';
const EVIL = 'globalThis.remote = evil;';
const evilHash = hashOf(Buffer.from(EVIL));

const isRecord = ({ target }: Passing) => target === RECORD;
const isFile = ({ target }: Passing, file: string) => target.endsWith(`/files/${file}`);

/** Answers the description of the version otherwise and everything else as it is. */
const describedAs =
  (change: (body: Buffer) => string) =>
  (passing: Passing): Buffer | string =>
    isRecord(passing) ? change(passing.body) : passing.body;

/** Sends without an end, as long as somebody listens. */
function pourInto({ reply }: Passing): undefined {
  reply.writeHead(200);
  const pour = () => {
    while (!reply.destroyed && reply.write(Buffer.alloc(65_536))) continue;
  };
  reply.on('drain', pour);
  pour();
}

interface Cheat {
  readonly change: (passing: Passing) => Buffer | string | undefined;
  readonly refusal: string | RegExp;
  readonly limits?: Partial<SourceLimits>;
}

const CHEATS: Readonly<Record<string, Cheat>> = {
  'another file for browsers': {
    change: (passing) => (isFile(passing, 'client/remoteEntry.js') ? EVIL : passing.body),
    refusal: /^client\/remoteEntry\.js of hotel 1\.0\.0, as \S+ sends it, is not the file that was signed$/,
  },
  'another file for servers': {
    change: (passing) => (isFile(passing, 'server/server.js') ? EVIL : passing.body),
    refusal: /^server\/server\.js of hotel 1\.0\.0, as \S+ sends it, is not the file that was signed$/,
  },
  'a file that was cut off': {
    change: (passing) => (isFile(passing, 'client/remoteEntry.js') ? passing.body.subarray(1) : passing.body),
    refusal: 'is not the file that was signed',
  },
  'another file, with its hash in the record': {
    change: (passing) =>
      isFile(passing, 'client/remoteEntry.js')
        ? EVIL
        : describedAs((body) =>
            retell(body, ({ release }) => ({
              release: { ...release, integrity: { ...release.integrity, 'remoteEntry.js': evilHash } },
            })),
          )(passing),
    refusal: 'The files of hotel 1.0.0 are not those that staging signed.',
  },
  'a file more': {
    change: describedAs((body) =>
      retell(body, ({ release }) => ({
        release: { ...release, integrity: { ...release.integrity, 'x.js': evilHash } },
      })),
    ),
    refusal: 'The files of hotel 1.0.0 are not those that staging signed.',
  },
  'words that were changed after they were signed': {
    change: describedAs((body) =>
      retell(body, ({ payload }) => ({ payload: payload.replace('"isLive":false', '"isLive":true') })),
    ),
    refusal: 'hotel 1.0.0 is not signed by a registry that is trusted here: TRUSTED_KEYS names staging.',
  },
  'a record of another package, signed': {
    change: describedAs((body) => resign(body, { name: 'payment' }, { name: 'payment' })),
    refusal: 'staging signed payment 1.0.0, and not hotel 1.0.0.',
  },
  'paths that lead out, signed': {
    change: describedAs((body) => resign(body, { integrity: { '../../../../evil.js': evilHash } })),
    refusal: /names files outside of its folder$/,
  },
  'paths that begin at the root, signed': {
    change: describedAs((body) => resign(body, { serverIntegrity: { '/etc/evil.js': evilHash } })),
    refusal: /names files outside of its folder$/,
  },
  'more files than anybody has, signed': {
    change: describedAs((body) => resign(body, {})),
    limits: { files: 2 },
    refusal: /has more than 2 files$/,
  },
  'words of another time, signed': {
    change: describedAs((body) => resign(body, {}, { issuedAt: 'yesterday' })),
    refusal: 'staging says of hotel 1.0.0 what is not understood here.',
  },
  'what was said of it days ago, before it may have been blocked': {
    change: describedAs((body) => resign(body, {}, { issuedAt: '2026-11-01T00:00:00.000Z' })),
    refusal: 'What staging said of hotel 1.0.0 is of 2026-11-01T00:00:00.000Z: ask it again.',
  },
  'a file without an end': {
    change: (passing) => (isFile(passing, 'client/remoteEntry.js') ? pourInto(passing) : passing.body),
    refusal: /^client\/remoteEntry\.js of \S+ is larger than 64000000 bytes, which is more than is taken$/,
  },
  'an answer without an end': {
    change: (passing) => (isRecord(passing) ? pourInto(passing) : passing.body),
    refusal: /^An answer of \S+ is larger than 16000000 bytes/,
  },
  'more bytes in all than anybody has': {
    change: ({ body }) => body,
    limits: { versionBytes: 30 },
    refusal: /^hotel 1\.0\.0 of \S+ is larger than 30 bytes$/,
  },
  silence: {
    change: (passing) =>
      isFile(passing, 'server/server.js') ? void passing.reply.writeHead(200).flushHeaders() : passing.body,
    limits: { answerMs: 400 },
    refusal: /took longer than 0\.4 s$/,
  },
  'a way to somebody else': {
    change: (passing) =>
      isFile(passing, 'server/server.js')
        ? void passing.reply.writeHead(302, { location: `${staging.url}${passing.target}` }).end()
        : passing.body,
    refusal: /leads to \S+: name that address if it is meant$/,
  },
  'a page that is no registry': {
    change: () => '<!doctype html>',
    refusal: /is no registry: it answered 200 and something else$/,
  },
};

test.each(Object.entries(CHEATS))(
  '%s: nothing of it comes to production',
  async (_what, { change, refusal, limits }) => {
    const between = await standBetween(staging.url, change);
    await expect(bringHotel({ production }, between, { limits: limits ?? {} })).rejects.toThrow(refusal);
    expect(await lookAt(production)).toEqual(before);
  },
);

test('a registry of the same name with another key is nobody', async () => {
  const forged = await makeRegistry({ ENVIRONMENT_NAME: 'staging' });
  await forged.release('hotel', '1.0.0', { ...FILES, 'client/remoteEntry.js': EVIL });
  await expect(bringHotel({ production }, forged.url)).rejects.toThrow(
    'hotel 1.0.0 is not signed by a registry that is trusted here: TRUSTED_KEYS names staging.',
  );
  expect(await lookAt(production)).toEqual(before);
});

test('a version that is blocked there is not taken', async () => {
  await staging.ops.act('hotel', { kind: 'block', version: '1.0.0', reason: 'sells nothing' });
  await expect(bringHotel({ production }, staging.url)).rejects.toThrow('hotel 1.0.0 is blocked in staging.');
  await staging.ops.act('hotel', { kind: 'unblock', version: '1.0.0', reason: 'it was the network' });
  expect(await lookAt(production)).toEqual(before);
});

test('what it says unsigned cannot become a command or move the cursor of who reads it', async () => {
  const asked = async (text: string | RegExp, other: string) => {
    const between = await standBetween(staging.url, ({ body }) => body.toString().replace(text, other));
    return openSource({ url: between, token: TOKENS.viewer });
  };
  const named = await asked('"name":"hotel"', '"name":"hotel; ferry"');
  await expect(named.state()).rejects.toThrow('answers in a way that is not understood');
  const live = await asked('"stable":"1.1.0"', '"stable":"$(ferry)"');
  await expect(live.state()).rejects.toThrow('answers in a way that is not understood');
  const refused = await asked(/"message":"[^"]*"/, '"message":"\\u001b[2Jgone"');
  await expect(refused.version('hotel', '9.9.9')).rejects.toThrow('refuses:  [2Jgone');
});

test('who has the store and a token cannot say that something else came from staging', async () => {
  await production.store('hotel', '1.1.0', { ...FILES, 'client/remoteEntry.js': EVIL });
  const offered = await call(staging.url, '/packages/hotel/versions/1.1.0', { token: TOKENS.viewer });
  const { payload, signature } = (offered.body as { data: { payload: string; signature: string } }).data;
  const say = (from: { readonly payload: string; readonly signature: string }) =>
    call(production.url, '/packages/hotel/versions', {
      token: TOKENS.operator,
      json: { version: '1.1.0', reason: 'it held', from },
    });
  expect(await say({ payload, signature })).toMatchObject({
    status: 422,
    body: { message: 'The files of hotel 1.1.0 are not those that staging signed.' },
  });
  expect(await say({ payload, signature: 'made up' })).toMatchObject({ status: 422, body: { code: 'RELEASE_ORIGIN' } });
  expect(await production.ops.state()).toMatchObject({ revision: before.revision, packages: before.packages });
});

test('staging gives what was published and signed there, and nothing else of its disk', async () => {
  await staging.store('hotel', '2.0.0');
  const ask = async (target: string) =>
    (
      await fetch(`${staging.url}/ops/api/packages/${target}`, {
        headers: { authorization: `Bearer ${TOKENS.viewer}` },
      })
    ).status;
  expect(await ask('hotel/versions/2.0.0')).toBe(404);
  expect(await ask('hotel/versions/2.0.0/files/client/remoteEntry.js')).toBe(404);
  for (const file of ['release.json', 'client/..%2Frelease.json', 'client%2F..%2F..%2F1.1.0%2Frelease.json', 'client'])
    expect([file, await ask(`hotel/versions/1.0.0/files/${file}`)]).toEqual([file, 404]);
  expect(await ask('hotel/versions/1.0.0/files/client/remoteEntry.js')).toBe(200);
  for (const file of [
    'maps/remoteEntry.js.map',
    'maps/remoteEntry.js.map.br',
    'client/..%2Fmaps%2FremoteEntry.js.map.br',
  ])
    expect([file, await ask(`hotel/versions/1.0.0/files/${file}`)]).toEqual([file, 404]);
  expect(await keyOf(staging)).not.toBe(await keyOf(production));
});
