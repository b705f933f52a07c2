import path from 'node:path';
import { expect, test } from 'playwright/test';
import { buildPlainHost } from '../support/plain-host.ts';
import { readReleased } from '../support/document.ts';

test('any Module Federation host that lends its runtime shows a remote by its manifest', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  const { versions } = await readReleased(request, baseURL!);
  const manifest = `/r/hotel/${versions['hotel']}/mf-manifest.json`;
  const folder = testInfo.outputPath('host');
  await buildPlainHost(folder);
  await page.route('**/plain-host/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body data-manifest="${manifest}"><script src="host.js"></script></body>`,
    }),
  );
  await page.route('**/plain-host/*.js', (route) =>
    route.fulfill({ path: path.join(folder, path.basename(route.request().url())) }),
  );
  await page.goto('/plain-host/');
  await expect(page.getByRole('combobox', { name: 'City, area or hotel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search hotels' })).toBeVisible();
});
