import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { call, stopAll, endLater, TOKENS } from '../registry.fixture.ts';
import { makeBucketStore } from '../store.fixture.ts';
import type { TestRegistry } from '../testing.ts';
import { bringHotel, FILES, lookAt, makeEnvironments, standBetween } from './bring.fixture.ts';

afterEach(stopAll);

const SOURCE = 'client/pictures/bed.svg';

/** Bytes of a file of hotel 1.0.0 as they lie where edges of an environment read. */
async function bytesOf({ running }: TestRegistry, file: keyof typeof FILES) {
  const { proven } = running.context;
  await proven.find('hotel', '1.0.0');
  return readFile(path.join(proven.clientFolder('hotel', '1.0.0'), '..', file), 'utf8');
}

test('a version is taken byte for byte, signed anew, and goes out like any other; its record says where it was before', async () => {
  const both = await makeEnvironments();
  const { staging, production } = both;
  await staging.release('hotel', '1.0.0', FILES);
  await staging.release('hotel', '1.1.0');
  const { created, origin } = await bringHotel(both, staging.url);
  expect(created).toBe(true);
  expect(origin).toMatchObject({
    environment: 'staging',
    revision: 2,
    publishedBy: 'test',
    life: { isLive: false, isBlocked: false, last: { kind: 'activate', actor: 'test' } },
  });
  for (const file of Object.keys(FILES) as (keyof typeof FILES)[])
    expect(await bytesOf(production, file)).toBe(FILES[file]);
  const [hotel] = (await production.ops.state()).packages;
  expect(hotel).toMatchObject({ state: { stable: null }, versions: [{ version: '1.0.0', from: origin }] });
  expect(await production.ops.history('hotel')).toMatchObject([
    { actor: 'test', reason: 'it held', action: { kind: 'bring', version: '1.0.0', from: origin } },
  ]);
  await production.ops.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'it held' });
  const { snapshot, document } = production.running.context.publication.current();
  expect(snapshot.states['hotel']).toMatchObject({ stable: '1.0.0' });
  expect(JSON.stringify(document)).toContain('1.0.0');
});

test('the same once more changes nothing, also where it was built here before', async () => {
  const both = await makeEnvironments();
  const { staging, production } = both;
  await staging.release('hotel', '1.0.0', FILES);
  await production.release('hotel', '1.0.0', FILES);
  const before = await lookAt(production);
  for (let turn = 0; turn < 2; turn += 1) expect((await bringHotel(both, staging.url)).created).toBe(false);
  expect(await lookAt(production)).toEqual(before);
});

test('a version that lies here with other files stays as it is', async () => {
  const both = await makeEnvironments();
  const { staging, production } = both;
  await staging.release('hotel', '1.0.0', FILES);
  await production.store('hotel', '1.0.0');
  const before = await lookAt(production);
  await expect(bringHotel(both, staging.url)).rejects.toThrow(
    'hotel 1.0.0 lies in the release store here with other files than staging has: one version is never two things',
  );
  expect(await lookAt(production)).toEqual(before);
});

test('what breaks off leaves nothing half, and goes on when it is done again', async () => {
  const both = await makeEnvironments();
  const { staging, production } = both;
  await staging.release('hotel', '1.0.0', FILES);
  const before = await lookAt(production);
  let isCutOff = true;
  const between = await standBetween(staging.url, ({ target, body, reply }) => {
    if (!isCutOff || !target.endsWith(SOURCE)) return body;
    reply.writeHead(200, { 'content-length': '9' }).write('<sv');
    reply.destroy();
    return undefined;
  });
  await expect(bringHotel(both, between)).rejects.toThrow(`${between} does not answer`);
  expect(await lookAt(production)).toEqual(before);

  isCutOff = false;
  const killed = { ...production.ops, publish: () => Promise.reject(new Error('ended here')) };
  await expect(bringHotel(both, between, { ops: killed })).rejects.toThrow('ended here');
  expect(await lookAt(production)).toMatchObject({ revision: before.revision, packages: [] });
  const goesOn = await standBetween(staging.url, ({ target, body }) => (target.includes('/files/') ? '' : body));
  expect((await bringHotel(both, goesOn)).created).toBe(true);
  expect(await bytesOf(production, SOURCE)).toBe(FILES[SOURCE]);
});

test('a bucket takes it the same way', async () => {
  const bucket = await makeBucketStore();
  endLater(() => bucket.end());
  const both = await makeEnvironments(bucket.env);
  await both.staging.release('hotel', '1.0.0', FILES);
  expect((await bringHotel(both, both.staging.url)).created).toBe(true);
  const elsewhere = await bucket.open();
  expect(Object.keys((await elsewhere.find('hotel', '1.0.0'))?.serverIntegrity ?? {})).toEqual(['server.js']);
});

test('its gates ask it like any other; an operator goes past them with the same reason', async () => {
  const both = await makeEnvironments();
  const { staging, production } = both;
  const withPages = (...routes: readonly string[]) => ({
    ...FILES,
    'client/build-facts.json': JSON.stringify({ routes, slots: [], shows: [] }),
  });
  await staging.release('hotel', '1.0.0', withPages());
  await production.release('hotel', '0.9.0', withPages('hotel/spa'));
  await expect(bringHotel(both, staging.url)).rejects.toMatchObject({ code: 'RELEASE_GATES' });
  expect((await production.ops.state()).packages[0]?.versions).toHaveLength(1);
  expect((await bringHotel(both, staging.url, { accept: ['offer'] })).created).toBe(true);
  expect((await production.ops.history('hotel')).at(-1)?.action).toMatchObject({
    kind: 'bring',
    gates: { offer: [expect.stringContaining('/hotel/spa is gone')] },
  });
});

test('it takes a releaser here and a reason, whatever somebody is there', async () => {
  const { staging, production } = await makeEnvironments();
  await staging.release('hotel', '1.0.0', FILES);
  const offered = await call(staging.url, '/packages/hotel/versions/1.0.0', { token: TOKENS.viewer });
  const { payload, signature } = (offered.body as { data: { payload: string; signature: string } }).data;
  const json = { version: '1.0.0', from: { payload, signature } };
  const publish = (token: string) => call(production.url, '/packages/hotel/versions', { token, json });
  expect((await publish(TOKENS.viewer)).status).toBe(403);
  expect(await publish(TOKENS.releaser)).toMatchObject({ status: 422, body: { code: 'OPS_INVALID' } });
});
