import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from 'playwright/test';
import { expectPage, readReleased, watchReleases } from '../support/document.ts';
import { watchFaults } from '../support/faults.ts';
import type { OwnSite } from '../support/own-site.ts';
import { HOTEL_DETAIL, HOTEL_LIST } from '../support/pages.ts';
import { test } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';

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

test('a release that is broken on its disk costs visitors little, is seen by operators, and goes back by itself', async ({
  page,
  request,
  site,
  before,
}) => {
  const stable = before.versions['hotel']!;
  const broken = `${stable}-ended-early`;
  await site.publishCopy({ name: 'hotel', version: stable, twin: broken });
  await site.release('activate', 'hotel', broken, 'prettier', 'lists');
  await site.expectReleased({
    revision: before.revision + 1,
    versions: { ...before.versions, hotel: broken },
  });
  await site.cutOff('hotel', broken, 'remoteEntry.js');

  const loads = watchReleases(page);
  const startedAt = Date.now();
  await page.goto(HOTEL_LIST);
  await expectPage(page);
  console.log(`a page after ${Date.now() - startedAt} ms from a release that is cut off`);
  await expect.poll(loads).toEqual(expect.arrayContaining([`hotel@${broken}`, `hotel@${stable}`]));
  await expect
    .poll(() => figuresOf(request, site, broken))
    .toEqual(expect.objectContaining({ failures: 1, failovers: 1 }));

  const tokenless = await request.post(`${site.url}/beacon`, { data: '{"token":"x","beacons":[]}' });
  expect(tokenless.ok()).toBe(false);

  await test.step('an open page learns of the way back', async () => {
    await site.expectReleased({ revision: before.revision + 2, versions: before.versions });
    expect(await site.release('history', 'hotel')).toMatch(/judge.*remoteEntry\.js is not the file/);
    const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/revision');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await learned;
    const documents: string[] = [];
    page.on('request', (each) => {
      if (each.resourceType() === 'document') documents.push(new URL(each.url()).pathname);
    });
    await page.getByRole('banner').getByRole('link', { name: 'My order' }).click();
    await expect(page).toHaveURL(/\/order$/);
    await expectPage(page);
    expect(documents).toEqual(['/order']);
    const after = watchReleases(page);
    await openStarted(page, HOTEL_DETAIL);
    expect(after()).toContain(`hotel@${stable}`);
    expect(after()).not.toContain(`hotel@${broken}`);
  });
});

test('a release that is damaged on the disks of edges is fetched again by them, and no visitor meets it', async ({
  page,
  request,
  site,
  before,
}) => {
  const live = before.versions['hotel']!;
  const entries = site.edges.map((edge) => `${edge}/r/hotel/${live}/remoteEntry.js`);
  const readAll = () => Promise.all(entries.map(async (entry) => (await request.get(entry)).text()));
  const whole = await readAll();
  await site.cutOff('hotel', live, 'remoteEntry.js');

  const faults = watchFaults(page);
  const loads = watchReleases(page);
  await openStarted(page, HOTEL_LIST);
  await expectPage(page);
  expect(loads().filter((each) => each.startsWith('hotel@'))).toEqual([`hotel@${live}`]);
  expect(faults()).toEqual([]);

  expect(await readAll()).toEqual(whole);
  expect(await readReleased(request, site.url)).toMatchObject({ versions: before.versions });
});
