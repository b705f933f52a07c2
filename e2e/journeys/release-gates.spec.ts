import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { expectPage, watchReleases } from '../support/document.ts';
import { HOTEL_LIST } from '../support/pages.ts';
import { test } from '../support/release-site.ts';

/** A build whose entry ends before it has begun. */
async function breakEntry(folder: string): Promise<void> {
  const entry = path.join(folder, 'client/remoteEntry.js');
  await writeFile(entry, `throw new Error("no rooms today");${await readFile(entry, 'utf8')}`);
}

test('a release that does not open in a browser is refused in words, a shell and a remote that do are published', async ({
  page,
  site,
  before,
}) => {
  const stable = before.versions['hotel']!;

  const broken = `${stable}-ended`;
  await site.storeCopy({ name: 'hotel', version: stable, twin: broken, change: breakEntry });
  await expect(site.release('publish', 'hotel', broken)).rejects.toThrow(
    /Its page \/hotel\S* does not work: .*no rooms today/s,
  );
  await expect(site.release('canary', 'hotel', broken, 'all', 'the', 'same')).rejects.toThrow('not published');

  const next = `${stable}-opens`;
  await site.storeCopy({ name: 'hotel', version: stable, twin: next });
  expect(await site.release('publish', 'hotel', next)).toContain('passed: files, contract, shared, offer, size, smoke');
  const shell = before.versions['shell']!;
  await site.storeCopy({ name: 'shell', version: shell, twin: `${shell}-opens` });
  expect(await site.release('publish', 'shell', `${shell}-opens`)).toContain('smoke');

  await test.step('a tester opens it by a link', async () => {
    const printed = await site.release('try', 'hotel', next, '--page', HOTEL_LIST);
    const loads = watchReleases(page);
    await page.goto(/^http\S+$/m.exec(printed)![0]);
    await expectPage(page);
    await expect(page).toHaveURL(site.url + HOTEL_LIST);
    await expect(page.getByRole('complementary', { name: 'Test versions' })).toContainText(`hotel ${next}`);
    expect(loads()).toContain(`hotel@${next}`);
  });
  await site.expectReleased(before);
});
