import { expect, test } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { chooseRoom, confirmBooking, moveToFreshNights, payBy, searchStays, settle } from '../support/hotel-journey.ts';
import { cartLink } from '../support/member.ts';
import { startOwnSite, withDataFolder } from '../support/own-site.ts';

test('a stay is found, booked, listed and paid on a backend that has the calls of the contract alone', async ({
  browser,
}) => {
  await withDataFolder('contract', async (dataDir) => {
    const site = await startOwnSite(dataDir, { CONTRACT_ONLY: '1' });
    const page = await browser.newPage({ baseURL: site.url });
    try {
      const api = apiOf(site.url);
      expect((await api.call('GET', '/api/v1/cart')).status, 'the backend lacks what the contract lacks').toBe(404);

      await becomeMember(page, api);
      await searchStays(page, 'en');
      await moveToFreshNights(page);
      await chooseRoom(page, 'en');
      await page.getByRole('combobox', { name: 'Title' }).selectOption({ index: 1 });
      await confirmBooking(page, 'en');

      await page.goto('/cart');
      await expect(cartLink(page)).toContainText('1');
      await page.getByRole('main').getByRole('link', { name: 'Choose how to pay' }).click();
      await payBy(page, 'en', 'Mandiri');
      const code = await settle(page, 'en');
      await page.goto('/dashboard/order');
      await expect(page.getByText(code).first()).toBeVisible();

      await page.goto('/menu/page/terms');
      await expect(page.getByText('This site does not offer that at the moment.')).toBeVisible();
    } finally {
      await page.close();
      await site.stop();
    }
  });
});
