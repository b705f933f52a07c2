import { expectPage, watchReleases } from '../support/document.ts';
import { FLIGHT_LIST, HOTEL_LIST } from '../support/pages.ts';
import { test } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';
import { expect } from 'playwright/test';

const REMOTES = [
  { name: 'hotel', list: HOTEL_LIST, link: 'Hotels' },
  { name: 'flight', list: FLIGHT_LIST, link: 'Flights' },
] as const;

for (const { name, list, link } of REMOTES) {
  test(`${name} is released and taken back while the others stay as they are`, async ({ context, site, before }) => {
    const stable = before.versions[name]!;
    const next = `${stable}-pictures`;
    await site.publishCopy({ name, version: stable, twin: next });
    await site.expectReleased(before);

    const open = await context.newPage();
    const openLoads = watchReleases(open);
    await openStarted(open, '/');

    await site.release('activate', name, next, 'better', 'pictures');
    await site.expectReleased({
      revision: before.revision + 1,
      versions: { ...before.versions, [name]: next },
    });

    const fresh = await context.newPage();
    const freshLoads = watchReleases(fresh);
    await fresh.goto(list);
    await expectPage(fresh);
    await expect.poll(freshLoads).toContain(`${name}@${next}`);
    expect(freshLoads()).not.toContain(`${name}@${stable}`);

    await open.getByRole('banner').getByRole('link', { name: link }).click();
    await expectPage(open);
    await expect.poll(() => openLoads().filter((each) => each.startsWith(`${name}@`))).toEqual([`${name}@${stable}`]);

    await site.release('rollback', name, 'pictures', 'are', 'upside', 'down');
    const back = { revision: before.revision + 2, versions: before.versions };
    await site.expectReleased(back);

    await expect(site.release('activate', name, 'no-such-version', 'oops')).rejects.toThrow('not published');
    await site.expectReleased(back);
    expect(await site.release('history')).toContain('pictures are upside down');
  });
}
