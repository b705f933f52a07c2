import { expect, type Browser } from 'playwright/test';
import { expectPage, watchReleases } from '../support/document.ts';
import { startLyingRegistry, startOwnEdge } from '../support/own-edge.ts';
import { signalPart } from '../support/own-site.ts';
import { FLIGHT_LIST, HOTEL_LIST } from '../support/pages.ts';
import { test } from '../support/release-site.ts';

test.use({ serviceWorkers: 'block' });

const PAGE_OF = { hotel: HOTEL_LIST, flight: FLIGHT_LIST, content: '/help' } as const;
const REGISTRY = 'platform/registry/src/main.ts';

interface Visited {
  /** What was loaded, `hotel@1.0.0-3f2a`. */
  readonly releases: readonly string[];
  readonly tookMs: number;
}

/** A new visitor opens a page and tells how it was; an edge takes what they tell whatever else is broken. */
async function visit(browser: Browser, baseURL: string, address: string): Promise<Visited> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const releases = watchReleases(page);
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/beacon');
  const startedAt = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await expectPage(page);
  const tookMs = Date.now() - startedAt;
  expect((await told).status()).toBe(204);
  await context.close();
  return { releases: releases(), tookMs };
}

/** Visitors of a page of each remote, who mostly wait until they tell. */
async function visitAll(browser: Browser, url: string): Promise<Record<string, Visited>> {
  const visits = Object.entries(PAGE_OF).map(
    async ([remote, address]) => [remote, await visit(browser, url, address)] as const,
  );
  return Object.fromEntries(await Promise.all(visits));
}

test('pages of every remote stand while the registry is down, lies, or stands still', async ({
  browser,
  site,
  before: { versions },
}) => {
  const lying = await startLyingRegistry(site);
  const rows: string[] = [];
  try {
    const expectStable = (fault: string, visited: Record<string, Visited>) => {
      for (const [remote, { releases, tookMs }] of Object.entries(visited)) {
        expect(releases).toContain(`${remote}@${versions[remote]}`);
        expect(releases.filter((each) => each.includes('6.6.6-lie'))).toEqual([]);
        rows.push([remote.padEnd(8), fault.padEnd(38), `${tookMs}`.padStart(8)].join(' '));
      }
    };
    expectStable('nothing is wrong', await visitAll(browser, site.url));

    const gone = await startLyingRegistry(site);
    await gone.stop();
    const alone = await startOwnEdge(site, gone.url);
    expectStable('the registry is down from the start', await visitAll(browser, alone.url));
    await alone.stop();

    const deceived = await startOwnEdge(site, lying.url);
    expectStable('the registry’s signature is wrong', await visitAll(browser, deceived.url));
    expect(lying.lies()).toBeGreaterThan(0);
    for (const remote of Object.keys(PAGE_OF))
      await expect
        .poll(() => lying.reports)
        .toContainEqual(expect.objectContaining({ remote, version: versions[remote], kind: 'load' }));
    await deceived.stop();

    await signalPart(site, REGISTRY, 'SIGSTOP');
    expectStable('the registry stands still', await visitAll(browser, site.url));
    console.log(`\n${['remote   fault                                  page, ms', ...rows].join('\n')}\n`);
  } finally {
    // Whoever watches over the parts may have ended the one that hangs by now, and is starting it again.
    await signalPart(site, REGISTRY, 'SIGCONT').catch(() => undefined);
    await lying.stop();
  }
  await expect.poll(() => site.release('status').catch(String), { timeout: 60_000 }).toContain(versions['hotel']);
});
