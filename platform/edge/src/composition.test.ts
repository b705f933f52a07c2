import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bucketOf } from '@wisata/registry/bucketing';
import { readEdgeSecret } from '@wisata/registry/judge/edge-secret';
import { createSeal } from '@wisata/registry/seal';
import {
  ask,
  cookieFrom,
  dataOf,
  stopAll,
  makeLiveData,
  REMOTE_FILES,
  startEdge,
  type DocumentData,
  type TestData,
} from './edge.fixture.ts';

let data: TestData;
let edge: string;

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const visitorIds = Array.from({ length: 40 }, (_each, at) => `visitor-number-${at}-of-many`);

const pageOf = async (headers: Record<string, string>): Promise<DocumentData> =>
  dataOf((await ask(edge, '/hotel/list', { headers })).text);
const hotelOf = async (headers: Record<string, string>) => (await pageOf(headers)).composition.remotes['hotel'];

/** Waits until the edge knows a revision. */
async function reach(revision: number): Promise<void> {
  while ((await pageOf({})).composition.revision < revision);
}

const act = async (action: Parameters<typeof data.registry.ops.act>[1]) =>
  reach((await data.registry.ops.act('hotel', action)).revision);

beforeAll(async () => {
  data = await makeLiveData();
  edge = await startEdge(data.dataDir);
  for (const version of ['2.0.0-two', '3.0.0-three']) {
    await data.registry.store('hotel', version, REMOTE_FILES);
    await data.registry.ops.publish('hotel', version);
  }
  await act({ kind: 'activate', version: '2.0.0-two', reason: 'test' });
  await act({ kind: 'canary', version: '3.0.0-three', plan: [25, 50, 100], reason: 'test' });
});

afterAll(stopAll);

describe('a visitor', () => {
  test('is given an id that no script reads, once', async () => {
    const first = await ask(edge, '/');
    expect(first.headers['set-cookie']?.find((cookie) => cookie.startsWith('wisata_visitor='))).toMatch(
      /^wisata_visitor=[\w-]{22}\.[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await ask(edge, '/', { headers: { cookie: cookieFrom(first, 'wisata_visitor') } });
    expect(cookieFrom(again, 'wisata_visitor')).toBe('');
  });

  test('cannot make an id up, and so chooses no side of a trial', async () => {
    const own = cookieFrom(await ask(edge, '/'), 'wisata_visitor');
    const [, id, signature] = /^wisata_visitor=(.+)\.(.+)$/.exec(own)!;
    const forged = [
      '<script>',
      id,
      `${id}x.${signature}`,
      `visitor-number-1-of-many.${signature}`,
      'visitor-number-1-of-many',
    ];
    for (const value of forged) {
      const answer = await ask(edge, '/', { headers: { cookie: `wisata_visitor=${value}` } });
      expect(cookieFrom(answer, 'wisata_visitor')).toMatch(/^wisata_visitor=[\w-]{22}\./);
    }
  });

  test('stays on one side of a trial, and a growing share only adds visitors', async () => {
    const sides = async () => {
      const pages = await Promise.all(visitorIds.map((id) => hotelOf({ cookie: data.cookieOf(id) })));
      return pages.map((hotel) => [hotel?.version, hotel?.cohort].join(' '));
    };
    const [before, again] = [await sides(), await sides()];
    expect(again).toEqual(before);
    const { packages } = await data.registry.ops.state();
    const salt = packages.find(({ name }) => name === 'hotel')!.state.canary!.salt;
    expect(before).toEqual(
      visitorIds.map((id) => (bucketOf(salt, 'hotel', id) < 25 ? '3.0.0-three canary' : '2.0.0-two stable')),
    );
    await act({ kind: 'grow', reason: 'test' });
    const after = await sides();
    before.forEach((side, at) => side.endsWith('canary') && expect(after[at]).toBe(side));
    expect(new Set(after)).toEqual(new Set(['3.0.0-three canary', '2.0.0-two stable']));
  });

  test('has a release that stands by: the stable one on trial, the previous one otherwise', async () => {
    const pages = await Promise.all(visitorIds.map((id) => hotelOf({ cookie: data.cookieOf(id) })));
    for (const hotel of pages)
      expect(hotel?.lastGood).toMatchObject(
        hotel?.cohort === 'canary'
          ? { version: '2.0.0-two', base: '/r/hotel/2.0.0-two/' }
          : { version: '1.0.0-hotel', base: '/r/hotel/1.0.0-hotel/' },
      );
  });

  test('that is a program is on nobody’s trial, has no cookie and gets no proof to tell anything with', async () => {
    for (let visit = 0; visit < 10; visit++) {
      const answer = await ask(edge, '/hotel/list', { headers: { 'user-agent': BOT } });
      expect(dataOf(answer.text).composition.remotes['hotel']?.cohort).toBe('stable');
      const asked = await ask(edge, '/revision?runs=hotel@2.0.0-two', { headers: { 'user-agent': BOT } });
      expect(JSON.parse(asked.text)).not.toHaveProperty('beacon');
      for (const each of [answer, asked]) expect(cookieFrom(each, 'wisata_visitor')).toBe('');
    }
  });

  test('is told by /revision what a document would be made of', async () => {
    for (const id of visitorIds.slice(0, 8)) {
      const headers = { cookie: data.cookieOf(id) };
      const answer = await ask(edge, '/revision', { headers });
      const { revision, remotes } = (await pageOf(headers)).composition;
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(answer.text)).toEqual({
        revision,
        shell: '1.0.0-shell',
        remotes: { hotel: remotes['hotel']?.version },
      });
    }
  });
});

describe('what a page says that it runs', () => {
  const servedTo = async (runs: string, cookie: string) => {
    const answer = await ask(edge, `/revision?runs=${encodeURIComponent(runs)}`, { headers: { cookie } });
    const { beacon } = JSON.parse(answer.text) as { beacon: { token: string } };
    return beacon.token.split('|')[1];
  };
  const on = async (cohort: string) => {
    for (const id of visitorIds)
      if ((await hotelOf({ cookie: data.cookieOf(id) }))?.cohort === cohort) return data.cookieOf(id);
    throw new Error(`Nobody is on ${cohort}`);
  };
  const ALL = 'shell@1.0.0-shell,hotel@3.0.0-three,hotel@2.0.0-two,hotel@9.9.9,train@1.0.0';

  test('is confirmed for what this visitor can have been given, with the side that the edge knows', async () => {
    expect(await servedTo(ALL, await on('canary'))).toBe('shell@1.0.0-shell=s,hotel@3.0.0-three=c,hotel@2.0.0-two=s');
    expect(await servedTo(ALL, await on('stable'))).toBe('shell@1.0.0-shell=s,hotel@2.0.0-two=s');
  });

  test.each(['', ',', 'hotel', '@', 'hotel@2.0.0-two=c|x', 'x'.repeat(3_000)])(
    'may be nonsense: %.20s',
    async (runs) => {
      expect(await servedTo(runs, data.cookieOf(visitorIds[0]!))).toBe('');
    },
  );
});

describe('a checkout', () => {
  const withPin = (text: string) => hotelOf({ cookie: `wisata_funnel=${encodeURIComponent(text)}` });
  /** As an edge with this secret would have sealed it. */
  async function pinned(versions: string, secret?: string) {
    const lastDay = Math.floor(Date.now() / 86_400_000) + 2;
    const text = `${versions}|${lastDay}`;
    return withPin(
      `${text}|${createSeal(secret ?? (await readEdgeSecret(data.dataDir, undefined)), 'funnel').sign(text)}`,
    );
  }

  test('ends on the versions it began with', async () => {
    expect(await pinned('hotel@1.0.0-hotel,account@1.0.0')).toMatchObject({
      version: '1.0.0-hotel',
      cohort: 'stable',
      lastGood: { version: '2.0.0-two' },
    });
  });

  test.each(['hotel@9.9.9', 'hotel@../../x', 'hotel@http://localhost:1/', 'nonsense', ','.repeat(5_000)])(
    'cannot ask for what is not released: %s',
    async (text) => {
      expect((await pinned(text.slice(0, 1_500)))?.version).toMatch(/^(2\.0\.0-two|3\.0\.0-three)$/);
    },
  );

  test.each([
    ['with a seal of its own', () => pinned('hotel@1.0.0-hotel', 'another secret of at least 32 characters')],
    ['without a seal', () => withPin('hotel@1.0.0-hotel')],
    ['that was given long ago', () => withPin('hotel@1.0.0-hotel|1|x')],
  ])('is nothing %s', async (_what, hotel) => {
    expect((await hotel())?.version).toMatch(/^(2\.0\.0-two|3\.0\.0-three)$/);
  });

  test('goes on from what the document gave it', async () => {
    const { pin, composition } = dataOf((await ask(edge, '/hotel/checkout')).text) as never as {
      pin: string;
      composition: { remotes: { hotel: { version: string } } };
    };
    expect(await withPin(pin)).toMatchObject({ version: composition.remotes.hotel.version });
  });

  test('leaves a version that was blocked', async () => {
    await act({ kind: 'block', version: '3.0.0-three', reason: 'bad' });
    expect(await pinned('hotel@3.0.0-three')).toMatchObject({ version: '2.0.0-two', cohort: 'stable' });
  });

  test('still tells of the version that was blocked a moment ago', async () => {
    const runs = 'hotel@3.0.0-three';
    const tokens = await Promise.all(
      visitorIds.map(async (id) => {
        const answer = await ask(edge, `/revision?runs=${runs}`, { headers: { cookie: data.cookieOf(id) } });
        return (JSON.parse(answer.text) as { beacon: { token: string } }).beacon.token;
      }),
    );
    expect(tokens.filter((token) => token.includes(`${runs}=c`)).length).toBeGreaterThan(5);
  });

  test('is not needed where nothing is on trial: documents carry nothing of a visitor’s own', async () => {
    const [first, second] = [await ask(edge, '/hotel/list'), await ask(edge, '/hotel/list')];
    for (const answer of [first, second]) expect(cookieFrom(answer, 'wisata_visitor')).toBe('');
    const bare = ({ text }: typeof first) => text.replace(/"serverNowMs":\d+|nonce="[^"]+"/g, '');
    expect(bare(first)).toBe(bare(second));
  });
});

test('a remote that is taken off the site is in no document, not of an open checkout either, until it is brought back', async () => {
  const pinned = cookieFrom(await ask(edge, '/hotel/list'), 'wisata_visitor');
  await act({ kind: 'withdraw', reason: 'test' });
  const away = await ask(edge, '/hotel/list', { headers: { cookie: pinned } });
  expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '120', 'no-store']);
  expect(await hotelOf({ cookie: 'wisata_funnel=hotel@2.0.0-two' })).toBeUndefined();
  expect((await ask(edge, '/dev/ui')).status).toBe(200);
  await act({ kind: 'rollback', reason: 'test' });
  expect((await ask(edge, '/hotel/list')).status).toBe(200);
});
