import { expect, test } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { expectPage, readReleased, watchReleases } from '../support/document.ts';
import { release, startOwnSite, withDataFolder } from '../support/own-site.ts';
import { publishTwin } from '../support/twin-release.ts';

const LIST = `/hotel/list?destinationKey=DPS&city=Bali&checkInDate=${inDays(20)}&checkOutDate=${inDays(22)}&countRoom=1&countGuest=2&countChild=0`;

test('one remote is released and taken back while the others stay as they are', async ({ browser, request }) => {
  test.setTimeout(120_000);
  await withDataFolder('releases', async (dataDir) => {
    const site = await startOwnSite(dataDir);
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const before = await readReleased(request, site.url);
      const stable = before.versions['hotel']!;
      const next = `${stable}-next`;
      await publishTwin(dataDir, 'hotel', stable, next);
      expect(await readReleased(request, site.url)).toEqual(before);

      const open = await context.newPage();
      const openLoads = watchReleases(open);
      await open.goto('/');
      await expectPage(open);

      await release(dataDir, 'activate', 'hotel', next, 'better', 'pictures');
      const activated = await readReleased(request, site.url);
      expect(activated).toEqual({ revision: before.revision + 1, versions: { ...before.versions, hotel: next } });

      const fresh = await context.newPage();
      const freshLoads = watchReleases(fresh);
      await fresh.goto(LIST);
      await expectPage(fresh);
      expect(freshLoads()).toContain(`hotel@${next}`);
      expect(freshLoads()).not.toContain(`hotel@${stable}`);

      await open.getByRole('banner').getByRole('link', { name: 'Hotels' }).click();
      await expectPage(open);
      expect(openLoads().filter((each) => each.startsWith('hotel@'))).toEqual([`hotel@${stable}`]);

      await release(dataDir, 'rollback', 'hotel', 'pictures', 'are', 'upside', 'down');
      const back = await readReleased(request, site.url);
      expect(back).toEqual({ revision: before.revision + 2, versions: before.versions });

      await expect(release(dataDir, 'activate', 'hotel', 'no-such-version', 'oops')).rejects.toThrow('not published');
      expect(await readReleased(request, site.url)).toEqual(back);
      expect(await release(dataDir, 'history')).toContain('pictures are upside down');
    } finally {
      await context.close();
      await site.stop();
    }
  });
});
