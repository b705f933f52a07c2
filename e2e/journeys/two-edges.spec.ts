import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { publishStored, storeCopy } from '../support/build-machine.ts';
import { expectPage, readReleased } from '../support/document.ts';
import { startOwnBucket } from '../support/own-bucket.ts';
import { environmentOfEdge, startOwnEdge } from '../support/own-edge.ts';
import { signalPart, startOwnSite, withDataFolder, type OwnSite } from '../support/own-site.ts';
import { HOTEL_LIST } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';

const VISITORS = 24;

const textOf = async ({ dataDir }: OwnSite, file: string) => (await readFile(path.join(dataDir, file), 'utf8')).trim();

/** The cookie that an edge gives a browser which comes for the first time: nobody else can make one. */
async function newVisitor(edge: string): Promise<string> {
  const answer = await fetch(`${edge}/revision?runs=`);
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('wisata_visitor='));
  if (!cookie) throw new Error('The edge made no visitor');
  return cookie.split(';', 1)[0]!;
}

/** Version of hotel that an edge gives a visitor. */
async function hotelAt(edge: string, visitor?: string): Promise<string> {
  const headers = visitor === undefined ? undefined : { cookie: visitor };
  const answer = (await (await fetch(`${edge}/revision`, { headers })).json()) as { remotes: { hotel: string } };
  return answer.remotes.hotel;
}

/** Does something to hotel and gives the milliseconds from the registry's answer until each edge does what it says. */
async function timed(
  site: OwnSite,
  edges: readonly string[],
  action: object,
  isDone: (edge: string) => Promise<boolean>,
) {
  const headers = {
    authorization: `Bearer ${await textOf(site, 'operator-token')}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ reason: 'two edges', ...action });
  const answer = await fetch(`${site.url}/ops/api/packages/hotel/actions`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ success: true });
  const startedAt = performance.now();
  return Promise.all(
    edges.map(async (edge) => {
      await expect.poll(() => isDone(edge), { intervals: [10] }).toBe(true);
      return Math.round(performance.now() - startedAt);
    }),
  );
}

test('two edges with a cache each serve what one registry says, and go on when registry and bucket are away', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  await withDataFolder('two-edges', (dataDir) =>
    withDataFolder('second-edge', async (secondDir) => {
      const bucket = await startOwnBucket();
      const site = await startOwnSite(dataDir, { ...bucket.env, JUDGE: 'off' });
      const env = { ...bucket.env, ...(await environmentOfEdge(site)), DATA_DIR: secondDir };
      let second = await startOwnEdge(site, env.REGISTRY_URL, env);
      const publishCopy = async (version: string, twin: string) => {
        await storeCopy(
          { ...bucket.env, DATA_DIR: path.join(secondDir, 'build-machine') },
          { name: 'hotel', version, twin },
        );
        await publishStored(dataDir, 'hotel', twin);
      };
      const edges = [site.url, second.url];
      const times: Record<string, number[]> = {};
      const visitors: string[] = [];
      const everybody = (version: string) => async (edge: string) => (await hotelAt(edge)) === version;
      try {
        const stable = await hotelAt(site.url);
        for (let nth = 0; nth < VISITORS; nth += 1) visitors.push(await newVisitor(edges[nth % 2]!));
        expect(await hotelAt(second.url)).toBe(stable);
        const next = `${stable}-next`;
        const later = `${stable}-later`;

        await test.step('a version goes to everybody, and back', async () => {
          await publishCopy(stable, next);
          expect(await Promise.all(edges.map((edge) => hotelAt(edge)))).toEqual([stable, stable]);
          times['activate'] = await timed(site, edges, { kind: 'activate', version: next }, everybody(next));
          times['rollback'] = await timed(site, edges, { kind: 'rollback' }, everybody(stable));
        });

        await test.step('a visitor has one version, whichever edge answers', async () => {
          await publishCopy(stable, later);
          const action = { kind: 'canary', version: later, plan: [50, 100], soakSeconds: 3_600 };
          const cohorts = (edge: string) => Promise.all(visitors.map((visitor) => hotelAt(edge, visitor)));
          times['canary'] = await timed(site, edges, action, async (edge) => (await cohorts(edge)).includes(later));
          const [first, other] = await Promise.all(edges.map(cohorts));
          expect(first).toEqual(other);
          expect(new Set(first)).toEqual(new Set([stable, later]));
        });

        await test.step('an edge that starts while registry and bucket are away serves all that it had', async () => {
          const before = await readReleased(request, second.url);
          await signalPart(site, 'platform/registry/src/main.ts', 'SIGSTOP');
          await bucket.stop();
          await second.stop();
          const startedAt = performance.now();
          second = await startOwnEdge(site, env.REGISTRY_URL, env);
          expect(await readReleased(request, second.url)).toEqual(before);
          times['restart alone'] = [Math.round(performance.now() - startedAt)];
          for (const visitor of visitors.slice(0, 2))
            expect(await hotelAt(second.url, visitor)).toBe(await hotelAt(site.url, visitor));
          const page = await browser.newPage({ baseURL: second.url });
          await openStarted(page, HOTEL_LIST);
          await expectPage(page);
          await page.close();
        });
      } finally {
        for (const [what, ms] of Object.entries(times)) console.log(`${what}: ${ms.join(' and ')} ms`);
        await signalPart(site, 'platform/registry/src/main.ts', 'SIGCONT');
        await second.stop();
        await site.stop();
        await bucket.stop();
      }
    }),
  );
});
