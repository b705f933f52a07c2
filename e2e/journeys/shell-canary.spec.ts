import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Browser, type Page } from 'playwright/test';
import { expectPage } from '../support/document.ts';
import type { OwnSite } from '../support/own-site.ts';
import { test, type ReleaseSite } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';

test.use({ serviceWorkers: 'block' });

const MOST_VISITORS = 60;
/** A visit is mostly waiting for what it tells at its end. */
const AT_ONCE = 4;

/** Version of the shell that a document is made for. */
const shellOf = (page: Page) =>
  page.evaluate(() => {
    const data = JSON.parse(document.getElementById('wisata-document')!.textContent) as {
      composition: { shell: { version: string } };
    };
    return data.composition.shell.version;
  });

async function stateOf(request: APIRequestContext, { url, dataDir }: OwnSite) {
  const token = (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();
  const answer = await request.get(`${url}/ops/api/state`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as {
    data: { packages: { name: string; state: { stable: string; canary: object | null; blocked: string[] } }[] };
  };
  return data.packages.find(({ name }) => name === 'shell')!.state;
}

/** The file that starts a shell. */
async function entryOf(request: APIRequestContext, { url }: OwnSite, version: string): Promise<string> {
  const answer = await request.get(`${url}/r/shell/${version}/entry-files.json`);
  return ((await answer.json()) as { scripts: string[] }).scripts.at(-1)!;
}

/** Whether every edge gives this shell to some of its new visitors. */
async function isTried({ edges }: ReleaseSite, version: string): Promise<boolean> {
  const shells = edges.map(async (edge) => {
    const asked = Array.from({ length: 12 }, async () => (await fetch(`${edge}/revision?runs=`)).json());
    return ((await Promise.all(asked)) as { shell: string }[]).some(({ shell }) => shell === version);
  });
  return (await Promise.all(shells)).every(Boolean);
}

interface Visited {
  readonly shell: string;
  readonly isRescued: boolean;
  readonly tookMs: number;
}

/** A new visitor comes, reads, and leaves; `isRescued` tells whether the first shell they got had to be given up. */
async function visit(browser: Browser, { url }: OwnSite): Promise<Visited> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  // The test's own limit is the only one: beside other journeys a visit takes as long as it takes.
  const noLimit = { timeout: 0 };
  const started = page.waitForResponse((answer) => answer.url().includes('/revision?runs='), noLimit);
  const told = page.waitForResponse((answer) => answer.url().endsWith('/beacon'), noLimit);
  const startedAt = Date.now();
  await page.goto('/help', { waitUntil: 'commit' });
  await started;
  await expectPage(page);
  const tookMs = Date.now() - startedAt;
  await told;
  const cookies = await context.cookies();
  const shell = await shellOf(page);
  await context.close();
  return { shell, isRescued: cookies.some(({ name }) => name === 'wisata_rescue'), tookMs };
}

test('a shell on trial that breaks on its disk costs a visitor one reload, and is taken back without a person', async ({
  browser,
  request,
  site,
}) => {
  const { stable } = await stateOf(request, site);
  const broken = `${stable}-broken`;
  await site.publishCopy({ name: 'shell', version: stable, twin: broken });
  const entry = await entryOf(request, site, broken);
  const plan = ['--plan', '50,100', '--soak', '600'];
  await site.release('canary', 'shell', broken, 'a', 'new', 'header', ...plan);
  // Once edges have begun to give it to visitors.
  await expect.poll(() => isTried(site, broken)).toBe(true);
  await site.cutOff('shell', broken, entry);

  const times = { rescued: [] as number[], other: [] as number[] };
  const startedAt = Date.now();
  for (let nth = 0; nth < MOST_VISITORS && (await stateOf(request, site)).canary; nth += AT_ONCE) {
    const visits = await Promise.all(Array.from({ length: AT_ONCE }, () => visit(browser, site)));
    for (const { shell, isRescued, tookMs } of visits) {
      expect(shell).toBe(stable);
      times[isRescued ? 'rescued' : 'other'].push(tookMs);
    }
  }
  await expect.poll(() => stateOf(request, site)).toMatchObject({ stable, canary: null, blocked: [broken] });
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  console.log(
    `taken back after ${Date.now() - startedAt} ms and ${times.rescued.length} broken starts of ` +
      `${times.rescued.length + times.other.length}; a page after ${median(times.rescued)} ms with a broken shell, ` +
      `${median(times.other)} ms without`,
  );
  expect(await site.release('history', 'shell')).toMatch(/judge.*is not the file that was published/);
});

test('an open page leaves a shell that was taken back with the next page', async ({ page, site, before }) => {
  const { revision, versions } = before;
  const stable = versions['shell']!;
  const next = `${stable}-header`;
  await site.publishCopy({ name: 'shell', version: stable, twin: next });
  await site.release('activate', 'shell', next, 'a', 'new', 'header');
  await site.expectReleased({ revision: revision + 1, versions: { ...versions, shell: next } });
  await openStarted(page, site.url);
  expect(await shellOf(page)).toBe(next);

  await site.release('rollback', 'shell', 'the', 'header', 'flickers');
  await site.expectReleased({ revision: revision + 2, versions });
  const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/revision');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await learned;
  }).toPass();
  await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expectPage(page);
  await expect.poll(() => shellOf(page)).toBe(stable);
});
