import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { watchFaults } from '../support/faults.ts';
import {
  checkOut,
  chooseRoom,
  downloadVoucher,
  moveToFreshNights,
  payBy,
  searchStays,
  settle,
} from '../support/hotel-journey.ts';
import { wordsOf, type Language } from '../support/words.ts';

/** Both screens and both languages; who flies abroad does it in the other two pairs. */
for (const [viewport, language] of [
  [{ width: 390, height: 844 }, 'id'],
  [{ width: 1440, height: 900 }, 'en'],
] as const satisfies readonly [object, Language][])
  test.describe(`a guest at ${viewport.width} px in ${language}`, () => {
    test.use({ viewport });

    test('finds a stay, pays by virtual account, has the voucher and finds the order again', async ({ page }) => {
      const faults = watchFaults(page);
      const words = wordsOf(language);

      await searchStays(page, language);
      await moveToFreshNights(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(page.getByRole('region', { name: words.yourSearch })).toBeInViewport({ ratio: 0.9 });
      await chooseRoom(page, language);
      const email = await checkOut(page, language);
      await payBy(page, language, 'BCA');
      const code = await settle(page, language);
      await expect(page.getByRole('heading', { level: 1, name: words.ready })).toBeInViewport();

      const download = await downloadVoucher(page, language);
      expect(download.suggestedFilename()).toBe(`voucher-${code}.pdf`);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

      await page.getByRole('link', { name: words.voucherPage }).click();
      await expect(page).toHaveURL(/\/hotel\/eticket\?id=/);
      await expect(page.getByRole('article')).toContainText(code);
      await expect(page.getByRole('article').getByRole('img')).toBeVisible();

      await page.evaluate(() => sessionStorage.clear());
      await page.goto(language === 'id' ? '/id/order' : '/order');
      await page.getByRole('textbox', { name: words.orderEmail }).fill(email);
      await page.getByRole('textbox', { name: words.orderId }).fill(code.toLowerCase());
      await page.getByRole('button', { name: words.findOrder }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.yourOrder })).toBeVisible();
      await expect(page.getByRole('button', { name: words.download })).toBeVisible();
      expect(faults()).toEqual([]);
    });
  });
