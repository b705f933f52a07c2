import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'playwright/test';
import { test } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';

/** HTML that runs without a press where a browser gets it as it is. */
const ATTACKS = [
  '<script>hasRun()</script>',
  '<img src=x onerror=hasRun()>',
  '<svg onload=hasRun()></svg>',
  '<details open ontoggle=hasRun()>x</details>',
  '<input autofocus onfocus=hasRun()>',
  '<iframe srcdoc="<script>parent.hasRun()</script>"></iframe>',
  '<video><source onerror=hasRun()></video>',
  '<style>@keyframes x{}</style><b style="animation:x 1s" onanimationstart=hasRun()>x</b>',
  '<noscript><p title="</noscript><img src=x onerror=hasRun()>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hasRun()&gt;">',
  '<svg></p><style><a id="</style><img src=x onerror=hasRun()>">',
  '<meta http-equiv="refresh" content="0;url=javascript:hasRun()">',
];

/** Puts HTML into the database of a site behind the back of its editors. */
async function plant(dataDir: string, html: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'wisata' });
  await client.connect();
  try {
    const text = JSON.stringify({ en: html, id: html });
    await client.query(
      `update content_entries set body = jsonb_set(body, '{notice}', $1::jsonb) where kind = 'notice'`,
      [text],
    );
    await client.query(`update blog_posts set body = jsonb_set(body, '{content}', $1::jsonb)`, [text]);
  } finally {
    await client.end();
  }
}

test.describe('HTML that came into the database by another way', () => {
  // Whatever got through would run: the policy of the documents, which would stop it, is not asked.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('does nothing in a page of the server, nor in one that the browser draws', async ({ page, site }) => {
    await plant(site.dataDir, `<b>Planted</b> ${ATTACKS.join(' ')}`);
    await page.addInitScript(() => Object.assign(window, { hasRun: () => Object.assign(window, { isHarmed: true }) }));
    const isHarmed = () => page.evaluate(() => 'isHarmed' in window);
    // In the text and in the notice above it; the server shares a notice that it has read for five seconds more.
    const plantedTexts = async () => {
      await openStarted(page, '/blog/nyepi-in-bali');
      return page.getByText('Planted').count();
    };
    await expect.poll(plantedTexts).toBe(2);
    expect(await isHarmed()).toBe(false);
    await openStarted(page, '/blog');
    await page.locator('main article a[href^="/blog/"]:not([href^="/blog/category"])').first().click();
    await expect(page.getByRole('main').getByText('Planted')).toBeVisible();
    expect(await isHarmed()).toBe(false);
  });
});
