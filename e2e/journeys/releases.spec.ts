import { expect, test } from '@playwright/test';
import { expectPage, readReleased, watchReleases } from '../support/document.ts';
import { FLIGHT_LIST, HOTEL_LIST } from '../support/pages.ts';
import { release, startOwnSite, withDataFolder } from '../support/own-site.ts';
import { publishTwin } from '../support/twin-release.ts';

const REMOTES = [
  { name: 'hotel', list: HOTEL_LIST, link: 'Hotels' },
  { name: 'flight', list: FLIGHT_LIST, link: 'Flights' },
] as const;

for (const { name, list, link } of REMOTES) {
  test(`${name} is released and taken back while the others stay as they are`, async ({ browser, request }) => {
    test.setTimeout(240_000);
    await withDataFolder('releases', async (dataDir) => {
      const site = await startOwnSite(dataDir);
      const context = await browser.newContext({ baseURL: site.url });
      try {
        const before = await readReleased(request, site.url);
        const stable = before.versions[name]!;
        const next = `${stable}-next`;
        await publishTwin(dataDir, name, stable, next);
        expect(await readReleased(request, site.url)).toEqual(before);

        const open = await context.newPage();
        const openLoads = watchReleases(open);
        await open.goto('/');
        await expectPage(open);

        await release(dataDir, 'activate', name, next, 'better', 'pictures');
        const activated = await readReleased(request, site.url);
        expect(activated).toEqual({ revision: before.revision + 1, versions: { ...before.versions, [name]: next } });

        const fresh = await context.newPage();
        const freshLoads = watchReleases(fresh);
        await fresh.goto(list);
        await expectPage(fresh);
        expect(freshLoads()).toContain(`${name}@${next}`);
        expect(freshLoads()).not.toContain(`${name}@${stable}`);

        await open.getByRole('banner').getByRole('link', { name: link }).click();
        await expectPage(open);
        expect(openLoads().filter((each) => each.startsWith(`${name}@`))).toEqual([`${name}@${stable}`]);

        await release(dataDir, 'rollback', name, 'pictures', 'are', 'upside', 'down');
        const back = await readReleased(request, site.url);
        expect(back).toEqual({ revision: before.revision + 2, versions: before.versions });

        await expect(release(dataDir, 'activate', name, 'no-such-version', 'oops')).rejects.toThrow('not published');
        expect(await readReleased(request, site.url)).toEqual(back);
        expect(await release(dataDir, 'history')).toContain('pictures are upside down');
      } finally {
        await context.close();
        await site.stop();
      }
    });
  });
}
