import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { takeNewerDays } from '../support/build-machine.ts';
import { test } from '../support/release-site.ts';

const readToken = async (dataDir: string) => (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();

/** Somebody else acts on hotels meanwhile. */
async function actElsewhere(request: APIRequestContext, url: string, dataDir: string, kind: string): Promise<void> {
  const answer = await request.post(`${url}/ops/api/packages/hotel/actions`, {
    headers: { authorization: `Bearer ${await readToken(dataDir)}` },
    data: { kind, reason: 'somebody else' },
  });
  expect(answer.status()).toBe(200);
}

async function signIn(page: Page, url: string, dataDir: string): Promise<void> {
  await page.goto(`${url}/ops/`);
  // Right after the first start of all, the page is still being built; it opens itself.
  await expect(page.getByLabel('Release token')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Release token').fill('not-a-token-that-anybody-was-given');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Nobody was given this token.')).toBeVisible();
  await page.getByLabel('Release token').fill(await readToken(dataDir));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an operator tries a version on some visitors, takes it back and reads why something is refused', async ({
  page,
  request,
  site,
  before,
}) => {
  const { dataDir } = site;
  const stable = before.versions['hotel']!;
  const next = `${stable}-sharper`;
  const built = { commit: '1a2b3c4'.padEnd(40, '0'), author: 'Rani', buildUrl: 'https://ci.example/12' };
  await site.publishCopy({ name: 'hotel', version: stable, twin: next, change: takeNewerDays, built });
  await signIn(page, site.url, dataDir);
  const row = page.getByRole('article', { name: 'hotel' });
  const dialog = page.getByRole('dialog');
  await expect(row).toContainText(stable);
  await expectAccessible(page);

  await row.getByText('More').click();
  await row.getByRole('button', { name: 'Start canary' }).click();
  await dialog.getByRole('button', { name: 'Start canary' }).click();
  await expect(dialog.getByText('Say why: it is kept in the history.')).toBeVisible();
  await expect(dialog.getByLabel('Version')).toContainText(`${next} · 1a2b3c4 Rani`);
  const difference = dialog.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('listitem').filter({ hasText: 'dayjs' })).toContainText('to 99.0.0');
  await expect(difference.getByRole('group').last()).toContainText('1 file');
  await expectAccessible(page, 'dark');
  await dialog.getByLabel('Reason').fill('sharper pictures');
  await dialog.getByRole('button', { name: 'Start canary' }).click();
  await expect(row.getByRole('list', { name: 'Plan: now at 1%' })).toBeVisible();
  await expect(row.getByRole('link', { name: `Build of ${next}` })).toHaveAttribute('href', built.buildUrl);

  await row.getByRole('button', { name: 'Promote' }).click();
  await dialog.getByLabel('Reason').fill('no complaints');
  await actElsewhere(request, site.url, dataDir, 'freeze');
  await dialog.getByRole('button', { name: `Promote ${next}` }).click();
  await expect(dialog.getByRole('alert')).toContainText('hotel has changed since revision');
  await dialog.getByRole('button', { name: `Promote ${next}` }).click();
  await expect(dialog.getByRole('alert')).toContainText('This package is frozen. Unfreeze it first.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await actElsewhere(request, site.url, dataDir, 'unfreeze');
  await actElsewhere(request, site.url, dataDir, 'promote');
  await expect(row.getByRole('button', { name: `Roll back to ${stable}` })).toBeVisible();
  await site.expectVersions({ ...before.versions, hotel: next });

  await row.getByRole('button', { name: `Roll back to ${stable}` }).click();
  await dialog.getByLabel('Reason').fill('pictures are upside down');
  await dialog.getByRole('button', { name: `Roll back to ${stable}` }).click();
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText(`hotel rolled back to ${stable}: “pictures are upside down”`);
  await history.first().getByText('What visitors met around it').click();
  const refused = page.getByRole('list', { name: 'Refused attempts' }).getByRole('listitem');
  await expect(refused.filter({ hasText: 'hotel: promoting was refused by the rules' }).first()).toContainText(
    'npm run release -- unfreeze hotel "why"',
  );
  await page.getByRole('combobox', { name: 'Before' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Compare' }).click();
  const differing = page.getByRole('list', { name: /^What differs between revisions/ });
  await differing.getByText('What the versions of hotel differ in').click();
  await expect(differing.getByRole('region', { name: 'Difference' })).toContainText('dayjs');
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await site.expectVersions(before.versions);
});
