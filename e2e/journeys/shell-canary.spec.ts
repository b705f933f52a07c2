import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectPage } from '../support/document.ts';
import { release, startOwnSite, withDataFolder, type OwnSite } from '../support/own-site.ts';
import { cutOff, publishTwin } from '../support/twin-release.ts';

test.use({ serviceWorkers: 'block' });

const MOST_VISITORS = 60;

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
async function entryOf({ dataDir }: OwnSite, version: string): Promise<string> {
  const file = path.join(dataDir, 'releases/shell', version, 'client/entry-files.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { scripts: string[] }).scripts.at(-1)!;
}

interface Visited {
  readonly page: Page;
  readonly isRescued: boolean;
  readonly tookMs: number;
}

/** A new visitor comes, reads, and leaves; `isRescued` tells whether the first shell they got had to be given up. */
async function visit(browser: Browser, { url }: OwnSite): Promise<Visited> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const startedAt = Date.now();
  await page.goto('/help', { waitUntil: 'commit' });
  const started = page.waitForResponse((answer) => answer.url().includes('/revision?runs='));
  const told = page.waitForResponse((answer) => answer.url().endsWith('/beacon'));
  await started;
  await expectPage(page);
  const tookMs = Date.now() - startedAt;
  await told;
  const cookies = await context.cookies();
  return { page, isRescued: cookies.some(({ name }) => name === 'wisata_rescue'), tookMs };
}

test('a shell on trial that cannot start costs a visitor one reload, and is taken back without a person', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  await withDataFolder('shell', async (dataDir) => {
    const site = await startOwnSite(dataDir);
    try {
      const { stable } = await stateOf(request, site);
      const broken = `${stable}-broken`;
      await publishTwin(dataDir, 'shell', stable, broken);
      await cutOff(dataDir, 'shell', broken, await entryOf(site, broken));
      await release(dataDir, 'canary', 'shell', broken, 'a', 'new', 'header', '--plan', '50,100', '--soak', '600');

      const times = { rescued: [] as number[], other: [] as number[] };
      const startedAt = Date.now();
      for (let nth = 0; nth < MOST_VISITORS && (await stateOf(request, site)).canary; nth += 1) {
        const { page, isRescued, tookMs } = await visit(browser, site);
        expect(await shellOf(page)).toBe(stable);
        times[isRescued ? 'rescued' : 'other'].push(tookMs);
        await page.context().close();
      }
      await expect.poll(() => stateOf(request, site)).toMatchObject({ stable, canary: null, blocked: [broken] });
      const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
      console.log(
        `taken back after ${Date.now() - startedAt} ms and ${times.rescued.length} broken starts of ` +
          `${times.rescued.length + times.other.length}; a page after ${median(times.rescued)} ms with a broken shell, ` +
          `${median(times.other)} ms without`,
      );
      expect(await release(dataDir, 'history', 'shell')).toMatch(/judge.*visits failed/);
    } finally {
      await site.stop();
    }
  });
});

test('an open page leaves a shell that was taken back with the next page', async ({ browser, request }) => {
  test.setTimeout(180_000);
  await withDataFolder('shell-open', async (dataDir) => {
    const site = await startOwnSite(dataDir, { JUDGE: 'off' });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const { stable } = await stateOf(request, site);
      const next = `${stable}-next`;
      await publishTwin(dataDir, 'shell', stable, next);
      await release(dataDir, 'activate', 'shell', next, 'a', 'new', 'header');
      const page = await context.newPage();
      await page.goto('/');
      await expectPage(page);
      expect(await shellOf(page)).toBe(next);

      await release(dataDir, 'rollback', 'shell', 'the', 'header', 'flickers');
      const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/revision');
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await learned;
      }).toPass();
      await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
      await expect(page).toHaveURL(/\/order$/);
      await expectPage(page);
      await expect.poll(() => shellOf(page)).toBe(stable);
    } finally {
      await context.close();
      await site.stop();
    }
  });
});
