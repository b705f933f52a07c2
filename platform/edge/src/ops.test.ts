import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ask,
  cookieFrom,
  dataOf,
  stopAll,
  makeLiveData,
  HOTEL_FACTS,
  REMOTE_FILES,
  startEdge,
  type TestData,
} from './edge.fixture.ts';

let data: TestData;
let edge: string;
let token: string;
const bearer = () => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  data = await makeLiveData();
  await data.registry.store('hotel', '1.1.0-next', REMOTE_FILES);
  await data.registry.ops.publish('hotel', '1.1.0-next');
  edge = await startEdge(data.dataDir);
  token = (await readFile(path.join(data.dataDir, 'operator-token'), 'utf8')).trim();
});

afterAll(stopAll);

describe('operators', () => {
  test('reach the registry on the origin of the site, with a token of their own only', async () => {
    const seen = await ask(edge, '/ops/api/state', { headers: bearer() });
    expect([seen.status, JSON.parse(seen.text)]).toMatchObject([200, { status: true, data: { revision: 2 } }]);
    expect((await ask(edge, '/ops/api/state')).status).toBe(401);
  });

  test('sign in with a cookie that counts for changes from this site alone', async () => {
    const { host } = new URL(edge);
    const session = await ask(edge, '/ops/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: edge },
      body: JSON.stringify({ token }),
    });
    const cookie = `i18n_redirected=en; ${cookieFrom(session, 'wisata_ops')}`;
    const unfreeze = (origin: string) =>
      ask(edge, '/ops/api/packages/hotel/actions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ kind: 'unfreeze', reason: 'to see who may' }),
      });
    expect((await unfreeze('https://evil.test')).status).toBe(403);
    expect((await unfreeze(`http://${host}`)).status).toBe(200);
  });

  test.each(['beacons', 'findings'])('cannot report %s: edges do', async (route) => {
    const { status } = await ask(edge, `/ops/api/${route}`, { method: 'POST', headers: bearer() });
    expect(status).toBe(404);
  });

  test('are told when the registry does not answer', async () => {
    const lonely = await startEdge(data.dataDir, { REGISTRY_URL: 'http://127.0.0.1:9' });
    const { status, text } = await ask(lonely, '/ops/api/state', { headers: bearer() });
    expect([status, JSON.parse(text)]).toMatchObject([502, { status: false, code: 'REGISTRY_UNREACHABLE' }]);
  });
});

describe('an override', () => {
  const choose = (query: string, headers: Record<string, string> = bearer()) =>
    ask(edge, `/ops/override?${query}`, { headers });
  const page = (cookie: string) => ask(edge, '/hotel/list', { headers: { cookie } });

  test('gives one browser another version, says so in the document, and ends', async () => {
    const chosen = await choose('remote=hotel&version=1.1.0-next&back=/hotel/list');
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/hotel/list']);
    const cookie = cookieFrom(chosen, 'wisata_override');
    const answer = await page(cookie);
    const { composition, override } = dataOf(answer.text);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(override).toEqual({ remotes: { hotel: '1.1.0-next' } });
    expect(composition.remotes['hotel']).toMatchObject({ version: '1.1.0-next', cohort: 'override' });
    // A tester wants to see what is wrong with it.
    expect(composition.remotes['hotel']?.lastGood).toBeUndefined();
    expect(dataOf((await page('')).text).composition.remotes['hotel']?.version).toBe('1.0.0-hotel');
    const ended = await ask(edge, '/ops/override/reset?back=//evil.test', { headers: { cookie } });
    expect([ended.status, ended.headers.location]).toEqual([302, '/']);
    expect(cookieFrom(ended, 'wisata_override')).toBe('wisata_override=');
  });

  test('shows a remote of which nothing is live yet, to that browser alone', async () => {
    const facts = JSON.stringify({ ...HOTEL_FACTS, routes: ['cruise/list'], slots: [], services: [] });
    await data.registry.store('cruise', '1.0.0-first', { ...REMOTE_FILES, 'client/build-facts.json': facts });
    await data.registry.ops.publish('cruise', '1.0.0-first');
    const cookie = cookieFrom(await choose('remote=cruise&version=1.0.0-first'), 'wisata_override');
    const { composition } = dataOf((await page(cookie)).text);
    expect(composition.remotes['cruise']).toMatchObject({ version: '1.0.0-first', cohort: 'override' });
    expect(dataOf((await page('')).text).composition.remotes['cruise']).toBeUndefined();
  });

  test('takes the token of a releaser', async () => {
    const { status, headers } = await choose('remote=hotel&version=1.1.0-next', {});
    expect([status, headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('can be handed on as a link, which is good for that version alone', async () => {
    const made = await ask(edge, '/ops/override/link?remote=hotel&version=1.1.0-next', { headers: bearer() });
    const { url } = (JSON.parse(made.text) as { data: { url: string } }).data;
    const query = new URL(url).search.slice(1);
    expect((await choose(query, {})).status).toBe(302);
    expect((await choose(query.replace('1.1.0-next', '1.0.0-hotel'), {})).status).toBe(401);
    expect((await choose(query.replace(/until=\d+/, 'until=9999999999'), {})).status).toBe(401);
  });

  test.each([
    ['remote=hotel&version=9.9.9', 422],
    ['remote=backend&version=1.1.0-next', 422],
    ['remote=../hotel&version=1.1.0-next', 422],
    ['remote=../hotel&version=http://localhost:3102/', 422],
    ['remote=hotel&version=https://evil.test/', 422],
    ['remote=hotel&version=http://localhost.evil.test/', 422],
    ['remote=shell&version=http://localhost:3100/', 422],
  ])('of what does not exist is refused: %s', async (query, status) => {
    expect((await choose(query)).status).toBe(status);
  });

  test("of a developer's own server opens the page to that origin, for that browser alone", async () => {
    const cookie = cookieFrom(await choose('remote=hotel&version=http://localhost:3102'), 'wisata_override');
    const answer = await page(cookie);
    const { composition, override } = dataOf(answer.text);
    expect(override).toEqual({ remotes: { hotel: 'http://localhost:3102/' } });
    expect(composition.remotes['hotel']).toEqual({
      version: 'http://localhost:3102/',
      base: 'http://localhost:3102/',
      integrity: {},
      cohort: 'override',
    });
    expect(answer.headers['content-security-policy']).toMatch(/script-src [^;]* http:\/\/localhost:3102;/);
    expect(answer.headers['content-security-policy']).toMatch(/connect-src [^;]* ws:\/\/localhost:3102;/);
    expect((await page('')).headers['content-security-policy']).not.toContain('localhost');
  });

  test("of a developer's own server is there before anything of its remote is live", async () => {
    const cookie = cookieFrom(await choose('remote=ferry&version=http://localhost:3102'), 'wisata_override');
    const { status, text } = await ask(edge, '/ferry/list', { headers: { cookie } });
    expect(status).toBe(200);
    expect(dataOf(text).composition.remotes['ferry']).toMatchObject({ base: 'http://localhost:3102/' });
    expect(dataOf((await page('')).text).composition.remotes['ferry']).toBeUndefined();
  });

  test("of a developer's own server can be opened by a link for a minute", async () => {
    const override = 'remote=hotel&version=http://localhost:3102';
    const made = await ask(edge, `/ops/override/link?${override}&back=/hotel/list`, { headers: bearer() });
    const { url } = (JSON.parse(made.text) as { data: { url: string } }).data;
    const { search, searchParams } = new URL(url);
    expect(Number(searchParams.get('until')) - Date.now() / 1000).toBeLessThanOrEqual(60);
    const chosen = await choose(search.slice(1), {});
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/hotel/list']);
    expect(dataOf((await page(cookieFrom(chosen, 'wisata_override'))).text).override?.remotes).toEqual({
      hotel: 'http://localhost:3102/',
    });
    expect((await choose(search.slice(1).replace('3102', '3103'), {})).status).toBe(401);
  });

  test('that nobody signed, or that was changed, counts for nothing', async () => {
    const cookie = cookieFrom(await choose('remote=hotel&version=1.1.0-next'), 'wisata_override');
    for (const forged of [
      cookie.replace('1.1.0-next', '1.0.0-none'),
      cookie.replace('1.1.0-next', encodeURIComponent('http://localhost:1/')),
      'wisata_override=hotel@1.1.0-next|9999999999|AAAAAAAAAAAAAAAAAAAAAA',
      'wisata_override=%',
    ])
      expect(dataOf((await page(forged)).text).override).toBeUndefined();
  });

  test('of a version that was blocked since is dropped', async () => {
    const cookie = cookieFrom(await choose('remote=hotel&version=1.1.0-next'), 'wisata_override');
    await data.registry.ops.publish('hotel', '1.1.0-next');
    const { revision } = await data.registry.ops.act('hotel', { kind: 'block', version: '1.1.0-next', reason: 'bad' });
    const follows = async () => dataOf((await page(cookie)).text);
    while ((await follows()).composition.revision < revision);
    expect((await follows()).override).toBeUndefined();
    expect((await choose('remote=hotel&version=1.1.0-next')).status).toBe(422);
  });
});
