import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS } from '@wisata/registry/gates/find-chromium';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './packages.ts';
import { screens } from './screens.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Pictures of every screen at both widths, in both languages and themes, into `shots/`; for a person to look at. */
async function shoot(browser: Browser, siteUrl: string, only: string | undefined): Promise<number> {
  const folder = path.join(ROOT, 'shots');
  await mkdir(folder, { recursive: true });
  let troubles = 0;
  for (const viewport of SIZES) {
    for (const locale of ['en', 'id'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport, baseURL: siteUrl, timezoneId: 'Asia/Jakarta' });
        await context.addCookies([
          { name: 'aerowisata_theme', value: theme, url: siteUrl },
          { name: 'i18n_redirected', value: locale, url: siteUrl },
        ]);
        const page = await context.newPage();
        for (const screen of screens(siteUrl, locale)) {
          if (only && !screen.name.includes(only)) continue;
          const name = `${screen.name}-${viewport.width}-${locale}-${theme}`;
          const report = (text: string) => {
            troubles++;
            console.log(`${name}: ${text}`);
          };
          page.removeAllListeners();
          page.on('pageerror', (error) => report(error.message));
          page.on('console', (message) => message.type() === 'error' && report(message.text()));
          await page.goto(screen.path, { waitUntil: 'networkidle' });
          await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
        }
        await context.close();
      }
    }
  }
  return troubles;
}

const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:3000';
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: [...CHROMIUM_ARGS] });
try {
  const troubles = await shoot(browser, siteUrl, process.argv[2]);
  console.log(`pictures are in shots/; ${troubles} console errors`);
} finally {
  await browser.close();
}
