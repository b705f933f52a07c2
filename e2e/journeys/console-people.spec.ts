import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { readReleased } from '../support/document.ts';
import { PEOPLE, test } from '../support/release-site.ts';

async function signIn(page: Page, url: string, who: keyof typeof PEOPLE): Promise<void> {
  await page.goto(`${url}/ops/`);
  // Right after the first start of all, the page is still being built; it opens itself.
  await expect(page.getByLabel('Release token')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Release token').fill(PEOPLE[who]);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Presses what is under "More" of a package, and gives a reason. */
async function choose(page: Page, name: string, button: string, reason: string): Promise<void> {
  const row = rowOf(page, name);
  if (!(await row.getByRole('button', { name: button }).isVisible())) await row.getByText('More').click();
  await row.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
}

const confirm = (page: Page, button: string) => page.getByRole('dialog').getByRole('button', { name: button }).click();

const liveOf = async (request: APIRequestContext, url: string, name: string) =>
  (await readReleased(request, url)).versions[name];

test('an operator turns a slot off for everybody, and on again', async ({ page, browser, site }) => {
  await signIn(page, site.url, 'rani');
  const row = rowOf(page, 'hotel');
  await row.getByText('Slots on others’ pages').click();
  await row.getByRole('button', { name: 'Turn off hotel:search-form' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Reason').fill('shows old prices');
  await confirm(page, 'Turn hotel:search-form off');
  await expect(row.getByRole('button', { name: 'Turn on hotel:search-form' })).toBeVisible();
  await expectAccessible(page, 'dark');

  const guest = await browser.newPage();
  await guest.goto(site.url);
  const tabs = guest.getByRole('tablist').first();
  await expect(tabs.getByRole('tab', { name: 'Flights' })).toBeVisible();
  await expect(tabs.getByRole('tab', { name: 'Hotels' })).toHaveCount(0);

  await row.getByRole('button', { name: 'Turn on hotel:search-form' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('mended');
  await confirm(page, 'Turn hotel:search-form on');
  await expect(row.getByRole('button', { name: 'Turn off hotel:search-form' })).toBeVisible();
  await guest.goto(site.url);
  await expect(tabs.getByRole('tab', { name: 'Hotels' })).toBeVisible();
  await guest.close();
});

test('a version waits for a second person, and another one for its time', async ({ page, browser, request, site }) => {
  const stable = (await liveOf(request, site.url, 'train'))!;
  const next = `${stable}-seats`;
  await site.publishCopy({ name: 'train', version: stable, twin: next });
  const other = await (await browser.newContext()).newPage();
  await signIn(page, site.url, 'rani');
  await signIn(other, site.url, 'budi');
  await choose(page, 'train', 'Ask for a second person', 'seats are sold now');
  await confirm(page, 'Ask for a second person');
  await expect(rowOf(page, 'train').getByText('second person', { exact: true })).toBeVisible();

  await choose(page, 'train', 'Make a version live', 'seats can be chosen');
  await page.getByRole('dialog').getByLabel('Version').selectOption(next);
  await confirm(page, 'Make live');
  const waiting = `train waits for a second person: activate ${next}`;
  await expect(page.getByText(waiting).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(page);
  await expect(other.getByText(waiting).first()).toBeVisible();
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('dialog').getByLabel('Reason').fill('I looked');
  await expectAccessible(other, 'dark');
  await confirm(other, 'Approve, and do it');
  await expect.poll(() => liveOf(request, site.url, 'train')).toBe(next);
  const story = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(story.first()).toContainText(
    `train ${next} made live: “seats can be chosen”Approved by budi: “I looked”`,
  );

  await rowOf(page, 'train')
    .getByRole('button', { name: `Roll back to ${stable}` })
    .click();
  await page.getByRole('dialog').getByLabel('Reason').fill('taking back waits for nobody');
  await confirm(page, `Roll back to ${stable}`);
  await expect.poll(() => liveOf(request, site.url, 'train')).toBe(stable);

  await choose(page, 'train', 'Ask for no second person', 'enough');
  await confirm(page, 'Ask for no second person');
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('dialog').getByLabel('Reason').fill('fine');
  await confirm(other, 'Approve, and do it');
  await expect(rowOf(page, 'train').getByText('second person', { exact: true })).toHaveCount(0);

  await choose(page, 'train', 'Make a version live', 'at night');
  await page.getByRole('dialog').getByLabel('Version').selectOption(next);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByRole('dialog').getByLabel('At').fill(tomorrow);
  await expectAccessible(page);
  await confirm(page, 'Make live');
  await expect(page.getByText(/train is planned for .*: activate/).first()).toBeVisible();
  await other.getByRole('button', { name: 'Call off' }).click();
  await other.getByRole('dialog').getByLabel('Reason').fill('not tonight');
  await confirm(other, 'Call off');
  await expect(story.first()).toContainText('train called off: activate');
  expect(await liveOf(request, site.url, 'train')).toBe(stable);
  await other.context().close();
});
