import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectPage, readReleased, watchReleases } from '../support/document.ts';
import { release, signalPart, startOwnSite, withDataFolder, type OwnSite } from '../support/own-site.ts';
import { HOTEL_DETAIL, HOTEL_LIST } from '../support/pages.ts';
import { cutOff, publishTwin } from '../support/twin-release.ts';

test.use({ serviceWorkers: 'block' });

interface Figures {
  readonly version: string;
  readonly failures: number;
  readonly failovers: number;
}

/** What operators see of one version. */
async function figuresOf(request: APIRequestContext, { url, dataDir }: OwnSite, version: string) {
  const token = (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();
  const answer = await request.get(`${url}/ops/api/packages/hotel/figures`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { totals: Figures[] } | null };
  return data?.totals.find((each) => each.version === version);
}

test('a release that is broken on its disk costs visitors little, is seen by operators, and goes back', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  await withDataFolder('recovery', async (dataDir) => {
    const site = await startOwnSite(dataDir, { JUDGE: 'off' });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const { versions } = await readReleased(request, site.url);
      const stable = versions['hotel']!;
      const broken = `${stable}-broken`;
      await publishTwin(dataDir, 'hotel', stable, broken);
      await cutOff(dataDir, 'hotel', broken, 'remoteEntry.js');
      await release(dataDir, 'activate', 'hotel', broken, 'prettier', 'lists');

      const page = await context.newPage();
      const loads = watchReleases(page);
      const startedAt = Date.now();
      await page.goto(HOTEL_LIST);
      await expectPage(page);
      console.log(`a page after ${Date.now() - startedAt} ms from a release that is cut off`);
      expect(loads()).toEqual(expect.arrayContaining([`hotel@${broken}`, `hotel@${stable}`]));
      await expect
        .poll(() => figuresOf(request, site, broken))
        .toEqual(expect.objectContaining({ failures: 1, failovers: 1 }));

      const tokenless = await request.post(`${site.url}/beacon`, { data: '{"token":"x","beacons":[]}' });
      expect(tokenless.ok()).toBe(false);

      await test.step('the registry stands still', async () => {
        await signalPart(site, 'platform/registry/src/main.ts', 'SIGSTOP');
        const other = await browser.newContext({ baseURL: site.url });
        const visit = await other.newPage();
        await visit.goto(HOTEL_LIST);
        await expectPage(visit);
        await other.close();
        await signalPart(site, 'platform/registry/src/main.ts', 'SIGCONT');
      });

      await test.step('an open page learns of the way back', async () => {
        await release(dataDir, 'rollback', 'hotel', 'lists', 'are', 'empty');
        const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/revision');
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await learned;
        const documents: string[] = [];
        page.on('request', (each) => {
          if (each.resourceType() === 'document') documents.push(new URL(each.url()).pathname);
        });
        await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
        await expect(page).toHaveURL(/\/order$/);
        await expectPage(page);
        expect(documents).toEqual(['/order']);
        const after = watchReleases(page);
        await page.goto(HOTEL_DETAIL);
        await expectPage(page);
        expect(after()).not.toContain(`hotel@${broken}`);
      });
    } finally {
      await context.close();
      await site.stop();
    }
  });
});
