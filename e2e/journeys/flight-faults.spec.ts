import { expect, type Browser, type Page } from 'playwright/test';
import { inDays } from '../support/bookings.ts';
import type { OwnSite } from '../support/own-site.ts';
import { test } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';

const LIST = `/flight/list?origin=CGK&destination=DPS&departDate=${inDays(60)}&ADT=1&CHD=0&INF=0&cabinClass=Economy`;

async function openPage(browser: Browser, { url }: OwnSite, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await page.goto(path);
  return page;
}

const chooseButtons = (page: Page) => page.getByRole('button', { name: /^Choose / });

/** Fast sources are on the page while a slow one still works, and nothing that is read moves when it answers. */
async function slowSource(page: Page): Promise<void> {
  await expect(chooseButtons(page).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of the search' })).toBeVisible();
  await expect(page.getByText('Lion Air', { exact: false }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Progress of the search' })).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('checkbox', { name: 'Lion Air', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d+ new flights?/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Lion Air', exact: true })).toBeVisible();
}

/** Sources that fail or talk nonsense are named calmly and asked again alone; the others are there. */
async function failingSources(page: Page): Promise<void> {
  for (const name of ['Sriwijaya', 'Citilink']) {
    await expect(page.getByText(new RegExp(`${name}.* did not answer`)).first()).toBeVisible({ timeout: 20_000 });
  }
  await expect(page.getByRole('button', { name: 'Ask again' }).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Garuda Indonesia', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /AirAsia/ })).toHaveCount(0);
}

/** A price that rises between list and checkout is told with the old one before anything is typed. */
async function risingPrice(page: Page): Promise<void> {
  // Once the slow source has answered, others may stand first.
  await openStarted(page, LIST);
  await page
    .getByRole('button', { name: /^Choose Garuda/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog.getByRole('row', { name: /^Difference \+\s?Rp/ })).toBeVisible();
  const accept = dialog.getByRole('button', { name: /^Accept Rp/ });
  const price = /Rp\.\s?([\d.]+)/.exec(await accept.innerText())?.[1];
  expect(price).toBeDefined();
  await accept.click();
  await expect(page).toHaveURL(/\/flight\/checkout\?/);
  await expect(page.getByRole('main')).toContainText(price ?? '');
}

/** A cabin that nobody flies there is an answer, not a failure, and names what to change. */
async function nothingFlies(page: Page): Promise<void> {
  await page.goto(LIST.replace('Economy', 'Suite'));
  await expect(page.getByRole('heading', { name: 'Flight not found' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Nothing flies from/)).toBeVisible();
}

/** What the server began and did not wait for is asked for by the document, and by nobody again. */
async function askedOnce(browser: Browser, site: OwnSite): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url });
  const document = async () => (await page.request.get(LIST)).text();
  await expect.poll(document, { message: 'the document carries calls' }).toContain('"wisata-calls"');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/flight/availability')) asked.push(request.postData() ?? '');
  });
  await openStarted(page, LIST);
  await expect(chooseButtons(page).first()).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
  await page.close();
}

test('slow, failing, garbled, empty and dearer sources each cost their own rows only', async ({ browser, site }) => {
  const page = await openPage(browser, site, LIST);
  await slowSource(page);
  await failingSources(page);
  await risingPrice(page);
  await nothingFlies(page);
  await askedOnce(browser, site);
  await page.close();
});
