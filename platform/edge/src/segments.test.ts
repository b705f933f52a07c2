import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, dataOf, makeLiveData, startEdge, stopAll, type TestData } from './edge.fixture.ts';
import { remoteFiles, renderedBy, shellFiles } from './render/rendering.fixture.ts';

const IDS = Array.from({ length: 12 }, (_each, at) => `visitor-number-${at}-of-many`);
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

let data: TestData;
let edge: string;

type Headers = Readonly<Record<string, string>>;

const cookies = (id: string, more = '') => ({ cookie: `${data.cookieOf(id)}${more}` });

async function hotelOf(target: string, headers: Headers): Promise<string | undefined> {
  return dataOf((await ask(edge, target, { headers })).text).composition.remotes['hotel']?.version;
}

/** Begins a trial for these visitors, for all of them, in place of the one before; waits until the edge knows it. */
async function tryFor(segment: object, plan: readonly number[] = [100]): Promise<void> {
  const { ops } = data.registry;
  const { packages } = await ops.state();
  if (packages.find(({ name }) => name === 'hotel')?.state.canary)
    await ops.act('hotel', { kind: 'abort', reason: 'test' });
  const { revision } = await ops.act('hotel', {
    kind: 'canary',
    version: '2.0.0-hotel',
    plan,
    segment,
    reason: 'test',
  });
  while (JSON.parse((await ask(edge, '/revision')).text).revision < revision);
}

beforeAll(async () => {
  data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  await data.registry.store('hotel', '2.0.0-hotel', remoteFiles);
  await data.registry.ops.publish('hotel', '2.0.0-hotel');
  edge = await startEdge(data.dataDir, { COUNTRY_HEADER: 'CF-IPCountry' });
});

afterAll(stopAll);

describe('a trial for who reads Indonesian', () => {
  beforeAll(() => tryFor({ locale: 'id' }));

  test('reaches them on every page, and nobody who reads English', async () => {
    for (const id of IDS.slice(0, 3)) {
      for (const page of ['/id/hotel/list', '/id/help', '/id'])
        expect(await hotelOf(page, cookies(id))).toBe('2.0.0-hotel');
      expect(await hotelOf('/hotel/list', cookies(id, '; i18n_redirected=en'))).toBe('1.0.0-hotel');
    }
  });

  test('what asks beside the page is of the language that was read last', async () => {
    const versionsOf = async (locale: string) => {
      const headers = cookies(IDS[0]!, `; i18n_redirected=${locale}`);
      return (JSON.parse((await ask(edge, '/revision', { headers })).text) as { remotes: object }).remotes;
    };
    expect([await versionsOf('id'), await versionsOf('en')]).toEqual([
      { hotel: '2.0.0-hotel' },
      { hotel: '1.0.0-hotel' },
    ]);
  });

  test('a page that is kept for them is given to no one else, and theirs to them at once', async () => {
    await tryFor({ signedIn: false });
    const versionIn = (text: string) => /hotel (\d\.\d\.\d-hotel)/.exec(text)?.[1];
    const page = (headers: Headers) => ask(edge, '/help?kept=1', { headers });
    while (renderedBy(await page(cookies(IDS[1]!))) !== 'server');
    const theirs = await page(cookies(IDS[1]!));
    expect([versionIn(theirs.text), theirs.headers['cache-control']]).toEqual(['2.0.0-hotel', 'private, no-cache']);
    // Somebody without an id is on nobody's trial.
    const robot = { 'user-agent': 'Googlebot/2.1' };
    while (renderedBy(await page(robot)) !== 'server');
    expect(versionIn((await page(robot)).text)).toBe('1.0.0-hotel');
    const again = await page(cookies(IDS[2]!));
    expect([versionIn(again.text), again.headers['server-timing']]).toEqual([
      '2.0.0-hotel',
      expect.stringContaining('desc=hit'),
    ]);
  });
});

describe('a trial for who comes from a country', () => {
  beforeAll(() => tryFor({ country: 'SG' }));

  test.each<[string, Headers, string]>([
    ['as the proxy in front says it', { ...FORWARDED, 'cf-ipcountry': 'SG' }, '2.0.0-hotel'],
    ['from elsewhere', { ...FORWARDED, 'cf-ipcountry': 'MY' }, '1.0.0-hotel'],
    ['of whom nobody says it', FORWARDED, '1.0.0-hotel'],
    ['who says it without a proxy', { 'cf-ipcountry': 'SG' }, '1.0.0-hotel'],
    ['whom another header names', { ...FORWARDED, 'x-country': 'SG' }, '1.0.0-hotel'],
  ])('%s', async (_who, headers, version) => {
    expect(await hotelOf('/help', { ...cookies(IDS[0]!), ...headers })).toBe(version);
  });

  test('a header that no setting names is believed of nobody', async () => {
    const plain = await startEdge(data.dataDir);
    const headers = { ...cookies(IDS[0]!), ...FORWARDED, 'cf-ipcountry': 'SG' };
    const { text } = await ask(plain, '/help', { headers });
    expect(dataOf(text).composition.remotes['hotel']?.version).toBe('1.0.0-hotel');
  });
});

test('a trial for members leaves guests out, and a share of it goes to the same members on every page', async () => {
  await tryFor({ signedIn: true }, [50]);
  const member = '; auth._token.local=abc';
  const asMember = await Promise.all(IDS.map((id) => hotelOf('/hotel/list', cookies(id, member))));
  expect(new Set(asMember)).toEqual(new Set(['1.0.0-hotel', '2.0.0-hotel']));
  expect(await Promise.all(IDS.map((id) => hotelOf('/id/help', cookies(id, member))))).toEqual(asMember);
  expect(new Set(await Promise.all(IDS.map((id) => hotelOf('/help', cookies(id)))))).toEqual(new Set(['1.0.0-hotel']));
});

test('who can have no part in a trial is told apart from those whom it is compared with', async () => {
  await tryFor({ locale: 'id' }, [1]);
  const runs = 'hotel@1.0.0-hotel';
  const sideOf = async (locale: string) => {
    const headers = cookies(IDS[3]!, `; i18n_redirected=${locale}`);
    const answer = JSON.parse((await ask(edge, `/revision?runs=${runs}`, { headers })).text) as {
      beacon: { token: string };
    };
    return answer.beacon.token.split('|')[1];
  };
  expect([await sideOf('id'), await sideOf('en')]).toEqual(['hotel@1.0.0-hotel=s', 'hotel@1.0.0-hotel=x']);
});
