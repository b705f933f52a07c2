import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { bringHotel, FILES, makeEnvironments, retell, standBetween } from './bring/bring.fixture.ts';
import type { Provenance } from './bring/provenance.ts';
import { describeBuilt, type BuiltFrom } from './built-from.ts';
import { call, makeRegistry, stopAll, TOKENS } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

const COMMIT = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const BUILT: BuiltFrom = {
  commit: COMMIT,
  branch: 'new-pictures',
  author: 'Rani Kusuma',
  committedAt: '2026-11-28T09:30:00+07:00',
  subject: 'Rooms have pictures',
  isDirty: false,
  builtAt: '2026-11-28T03:00:00.000Z',
  buildUrl: 'https://ci.example/runs/12',
};

const versionsOf = async ({ ops }: TestRegistry) => (await ops.state()).packages[0]?.versions ?? [];

describe('where a build comes from', () => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await makeRegistry();
  });

  afterAll(stopAll);

  const publish = (version: string, built: unknown) =>
    call(registry.url, '/packages/hotel/versions', { token: TOKENS.releaser, json: { version, built } });

  test('is kept with a version, and the same bytes from elsewhere change nothing of it', async () => {
    await registry.store('hotel', '1.0.0');
    expect(await publish('1.0.0', BUILT)).toMatchObject({ status: 201, body: { data: { version: { built: BUILT } } } });
    const again = await publish('1.0.0', { ...BUILT, commit: 'f'.repeat(40), author: 'Budi' });
    expect(again).toMatchObject({
      status: 200,
      body: {
        data: {
          version: { built: BUILT },
          kept: 'The same bytes were published before, built from 1a2b3c4 Rani Kusuma: that is kept.',
        },
      },
    });
    expect((await publish('1.0.0', BUILT)).body).not.toHaveProperty('data.kept');
    expect(await versionsOf(registry)).toMatchObject([{ version: '1.0.0', built: BUILT }]);
  });

  test('is not asked for, and said of nothing afterwards', async () => {
    await registry.store('hotel', '1.1.0');
    expect((await publish('1.1.0', undefined)).status).toBe(201);
    expect(await publish('1.1.0', BUILT)).toMatchObject({
      body: { data: { kept: expect.stringMatching(/did not say of which commit: that is kept/) } },
    });
    expect((await versionsOf(registry)).at(-1)).not.toHaveProperty('built');
  });

  test('can be changed by nobody, in the database either', async () => {
    const client = new pg.Client({ connectionString: registry.databaseUrl });
    await client.connect();
    const forge = client.query(`update releases.release_versions set built = '{}' where version = '1.0.0'`);
    await expect(forge).rejects.toThrow('only grows');
    await client.query(`update releases.release_versions set digest = digest where version = '1.0.0'`);
    await client.end();
  });

  test.each([
    ['commit', '1a2b3c4', 'commit has 40 hexadecimal digits.'],
    ['author', 'rani@example.com', 'author is a name, and no e-mail address.'],
    ['author', '', 'author is empty.'],
    ['subject', 'x'.repeat(201), 'subject has at most 200 characters.'],
    ['subject', 'two\nlines', 'subject has characters that cannot be shown.'],
    ['branch', '\u202Emain', 'branch has characters that cannot be shown.'],
    ['committedAt', 'yesterday', 'committedAt is an instant with a time zone: 2026-12-01T02:00:00+07:00.'],
    ['isDirty', 'no', 'isDirty is true or false.'],
    ['buildUrl', 'http://ci.example/runs/12', 'buildUrl is an address that begins with https.'],
    ['buildUrl', 'javascript:alert(1)', 'buildUrl is an address that begins with https.'],
  ])('is refused with a bad %s: %j', async (field, value, message) => {
    await registry.store('hotel', '1.2.0');
    expect(await publish('1.2.0', { ...BUILT, [field]: value })).toMatchObject({
      status: 422,
      body: { code: 'OPS_INVALID', fields: { [`built.${field}`]: message } },
    });
    expect((await versionsOf(registry)).some(({ version }) => version === '1.2.0')).toBe(false);
  });

  test('is said in few words', () => {
    expect(describeBuilt(BUILT)).toBe('1a2b3c4 Rani Kusuma');
    expect(describeBuilt({ commit: COMMIT, isDirty: true })).toBe('1a2b3c4+');
    expect(describeBuilt({ builtAt: BUILT.builtAt })).toBe('');
  });
});

describe('of a version that is brought', () => {
  afterEach(stopAll);

  test('it comes as it was signed there, whatever is said of it on the way or here', async () => {
    const both = await makeEnvironments();
    const { staging, production } = both;
    await staging.store('hotel', '1.0.0', FILES);
    await staging.ops.publish('hotel', '1.0.0', { built: BUILT });
    const liar = await standBetween(staging.url, ({ target, body }) =>
      target.endsWith('/versions/1.0.0')
        ? retell(body, ({ payload }) => {
            const said = JSON.parse(payload) as Provenance;
            return { payload: JSON.stringify({ ...said, built: { ...said.built, author: 'Nobody' } }) };
          })
        : body,
    );
    await expect(bringHotel(both, liar)).rejects.toThrow('is not signed by a registry that is trusted here');
    expect(await versionsOf(production)).toEqual([]);
    const { ops } = production;
    const withAnother = { ...BUILT, author: 'Somebody else' };
    const { origin, version } = await bringHotel(both, staging.url, {
      ops: {
        ...ops,
        publish: (name, at, more) => ops.publish(name, at, { ...more, built: withAnother }),
      },
    });
    expect([origin.built, version.built]).toEqual([BUILT, BUILT]);
    expect(await versionsOf(production)).toMatchObject([{ from: { environment: 'staging' }, built: BUILT }]);
  });
});
