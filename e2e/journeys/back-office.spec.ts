import { expect, test } from 'playwright/test';
import { watchFaults } from '../support/faults.ts';
import { beSignedIn } from '../support/member.ts';
import { openStarted } from '../support/started.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('support has an order on the first screen of a phone as soon as its ID is typed', async ({ page }) => {
  const faults = watchFaults(page);
  await beSignedIn(page, 'support@wisata.test');
  await openStarted(page, '/dashboard/office/orders');
  await page.getByRole('searchbox').pressSequentially('WSTRIP222E');
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.getByRole('link', { name: 'WSTRIP222E' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: /WSTRIP222E$/ })).toBeInViewport();
  expect(faults()).toEqual([]);
});
