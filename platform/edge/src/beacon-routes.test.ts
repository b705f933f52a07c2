import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { ask, cookieFrom, stopAll, makeLiveData, REMOTE_FILES, startApi, startEdge } from './edge.fixture.ts';
import type { VisitReport } from './beacon-reports.ts';
import type { TestData } from './edge.fixture.ts';

let data: TestData;
let edge: string;
/** What went to the registry, batch by batch. */
const batches: { secret: unknown; beacons: VisitReport[]; errors: VisitReport[] }[] = [];
let isDown = false;
let refused = 0;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeAll(async () => {
  data = await makeLiveData();
  await data.publish('hotel', '2.0.0-two', REMOTE_FILES);
  const { url } = data.registry;
  const registry = await startApi((request, response) => {
    void (async () => {
      if (!/^\/ops\/api\/(beacons|errors)$/.test(request.url ?? '')) {
        const answer = await fetch(`${url}${request.url}`);
        return response.writeHead(answer.status).end(await answer.text());
      }
      if (isDown) {
        refused += 1;
        return response.writeHead(503).end();
      }
      const { beacons, errors } = JSON.parse(await textOf(request)) as Record<string, VisitReport[] | undefined>;
      batches.push({ secret: request.headers['x-edge-secret'], beacons: beacons ?? [], errors: errors ?? [] });
      return response.writeHead(202).end('{}');
    })();
  });
  edge = await startEdge(data.dataDir, { REGISTRY_URL: registry, EDGE_SECRET: 'a secret of edges' });
});

afterAll(stopAll);

interface Page {
  readonly cookie: string;
  readonly token: string;
}

const RUNS = 'shell@1.0.0-shell,hotel@2.0.0-two,hotel@1.0.0-hotel';

/** Asks for the proof of beacons, as a page does that has started. */
async function visit(runs = RUNS, cookie = ''): Promise<Page> {
  const answer = await ask(edge, `/revision?runs=${encodeURIComponent(runs)}`, { headers: { cookie } });
  const { beacon } = JSON.parse(answer.text) as { beacon: { token: string } };
  return { cookie: cookieFrom(answer, 'wisata_visitor') || cookie, token: beacon.token };
}

const FAILURE = { kind: 'failure', remote: 'hotel', version: '2.0.0-two', code: 'network', ms: 12.4, revision: 3 };

function tell({ cookie, token }: Page, beacons: unknown, headers: Record<string, string> = {}) {
  return ask(edge, '/beacon', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: edge, cookie, ...headers },
    body: JSON.stringify({ token, revision: 3, beacons }),
  });
}

const received = (visitor: string, kind: 'beacons' | 'errors') =>
  batches.flatMap((batch) => batch[kind]).filter((each) => visitor.startsWith(`wisata_visitor=${each.visitor}.`));

async function whenReceived(visitor: string, count: number, kind: 'beacons' | 'errors' = 'beacons') {
  while (received(visitor, kind).length < count) await new Promise((resolve) => setImmediate(resolve));
  return received(visitor, kind);
}

describe('what a page tells', () => {
  test('reaches the registry with who, where and when, from an edge that proves itself', async () => {
    const page = await visit();
    const beacon = {
      ...FAILURE,
      cohort: 'canary',
      phase: 'load',
      path: `/passwordreset/${'aB3'.repeat(12)}?email=a@b.test`,
    };
    expect((await tell(page, [beacon])).status).toBe(204);
    const [report] = await whenReceived(page.cookie, 1);
    expect(report).toMatchObject({
      kind: 'failure',
      remote: 'hotel',
      version: '2.0.0-two',
      phase: 'load',
      code: 'network',
      ms: 12,
      revision: 3,
      // The edge knows which side it was, and an address has no query.
      cohort: 'stable',
      path: '/passwordreset/<token>',
      address: '127.0.0.1',
    });
    expect(Math.abs(Date.parse(report!.at) - Date.now())).toBeLessThan(5_000);
    expect(batches.at(-1)?.secret).toBe('a secret of edges');
  });

  test('is heard about the versions that this visitor was given alone', async () => {
    const page = await visit();
    const told = [
      { ...FAILURE, version: '9.9.9' },
      { ...FAILURE, remote: 'account' },
      { ...FAILURE, kind: 'explosion' },
      { ...FAILURE, version: '1.0.0-hotel', kind: 'load' },
      'nonsense',
      null,
    ];
    expect((await tell(page, told)).status).toBe(204);
    await tell(page, [FAILURE]);
    const heard = (await whenReceived(page.cookie, 2)).map(({ kind, version }) => `${kind} ${version}`);
    expect(heard).toEqual(['load 1.0.0-hotel', 'failure 2.0.0-two']);
  });

  test('is heard about the versions that its page runs alone', async () => {
    const page = await visit('shell@1.0.0-shell,hotel@1.0.0-hotel');
    await tell(page, [FAILURE, { ...FAILURE, remote: 'shell', version: '1.0.0-shell', kind: 'load' }]);
    const heard = (await whenReceived(page.cookie, 1)).map(({ remote, version }) => `${remote} ${version}`);
    expect(heard).toEqual(['shell 1.0.0-shell']);
  });

  test('may be how the page was, in measures that make sense', async () => {
    const page = await visit();
    const vitals = { kind: 'vitals', remote: 'hotel', version: '2.0.0-two', page: '/hotel/:id' };
    await tell(page, [
      { ...vitals, vitals: { LCP: 812.4, CLS: 3, INP: -1, TTFB: '9', XYZ: 1 } },
      { ...vitals, vitals: { XYZ: 1 } },
      { ...vitals, page: '/hotel?email=a@b.test', vitals: { LCP: 1 } },
      { ...vitals, vitals: null },
      FAILURE,
    ]);
    const [first, second] = await whenReceived(page.cookie, 2);
    expect(first).toMatchObject({ ...vitals, cohort: 'stable' });
    expect([first!.vitals, second!.kind]).toEqual([{ LCP: 812, CLS: 3 }, 'failure']);
  });

  test('may be an error, of which places in what this visitor was given count', async () => {
    const page = await visit();
    const error = {
      kind: 'error',
      remote: 'hotel',
      version: '2.0.0-two',
      page: '/hotel/:id',
      name: 'TypeError',
      message: 'm'.repeat(500),
      frames: ['hotel/2.0.0-two/c/list.99.js:1:234', 'shell/1.0.0-shell/shell.11.js:1:2'],
    };
    await tell(page, [
      { ...error, frames: [...error.frames, 'hotel/9.9.9/c/list.js:1:2', '../x:1:2', 'https://x.test/a.js:1:2', 7] },
      { ...error, name: 'Rani <rani@x.test>', path: '/hotel/7?x' },
      { ...error, frames: ['account/1.0.0/c/x.js:1:2'] },
      { ...error, frames: 'none' },
      { ...error, page: '/hotel?email=a@b.test' },
      { ...error, version: '9.9.9' },
      FAILURE,
    ]);
    const [failure] = await whenReceived(page.cookie, 1);
    const errors = await whenReceived(page.cookie, 2, 'errors');
    expect(failure).toMatchObject({ kind: 'failure' });
    expect(errors).toMatchObject([
      { ...error, message: 'm'.repeat(200), cohort: 'stable' },
      { kind: 'error', name: 'Error' },
    ]);
    expect(errors).toHaveLength(2);
  });

  test('is refused with another visitor’s token, a changed one, or none', async () => {
    const [page, other] = [await visit(), await visit()];
    const changed = { ...page, token: page.token.replace('2.0.0-two', '2.0.0-one') };
    const later = { ...page, token: page.token.replace(/^\d+/, (hour) => String(Number(hour) - 24)) };
    for (const forged of [
      { ...page, token: other.token },
      { ...page, cookie: '' },
      changed,
      later,
      { ...page, token: '' },
    ])
      expect((await tell(forged, [FAILURE])).status).toBe(403);
  });

  test.each([
    ['another site', { origin: 'https://evil.test' }, 403],
    ['nowhere', { origin: 'null' }, 403],
    ['the address that the site is known by', { origin: 'https://wisata.test' }, 204],
  ])('from %s has the status it should', async (_name, headers, status) => {
    expect((await tell(await visit(), [], headers)).status).toBe(status);
  });

  test.each([['{'], ['[]'], ['{"token":1,"beacons":[]}'], [JSON.stringify({ token: '', beacons: Array(51).fill(0) })]])(
    'and cannot be read is refused: %.40s',
    async (body) => {
      const headers = { 'content-type': 'text/plain', origin: edge };
      expect((await ask(edge, '/beacon', { method: 'POST', headers, body })).status).toBe(400);
    },
  );

  test('may not be long', async () => {
    expect((await tell(await visit(), ['x'.repeat(40_000)])).status).toBe(413);
  });

  test('is limited for each visitor', async () => {
    const [page, other] = [await visit(), await visit()];
    const statuses: number[] = [];
    for (let request = 0; request < 5; request++) statuses.push((await tell(page, Array(50).fill(FAILURE))).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
    expect((await tell(other, [FAILURE])).status).toBe(204);
  });

  test('waits while the registry is down', async () => {
    const page = await visit();
    isDown = true;
    await tell(page, [FAILURE]);
    while (refused === 0) await new Promise((resolve) => setImmediate(resolve));
    isDown = false;
    expect(await whenReceived(page.cookie, 1)).toHaveLength(1);
  });
});
