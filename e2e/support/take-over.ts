import { expect, type Page } from 'playwright/test';
import { openStarted } from './started.ts';

const RENDERED = 'x-wisata-rendered';

/** How an address comes. A machine that is busy may need more than the time limit, and leaves a page to the browser then. */
export async function expectRendered(page: Page, path: string): Promise<void> {
  const how = async () => (await page.request.get(path)).headers()[RENDERED];
  await expect.poll(how, { message: `${path} is rendered on the server` }).toBe('server');
}

/** Opens a page as the server has rendered it and waits for none of its files; a busy machine renders in time at a later try. */
export async function openRendered(page: Page, path: string): Promise<void> {
  const how = async () => (await page.goto(path, { waitUntil: 'commit' }))?.headers()[RENDERED];
  await expect.poll(how, { message: `${path} is rendered on the server` }).toBe('server');
}

/** Opens an address and waits until the shell has taken the page over: what it renders is what came. Gives who rendered that. */
export async function takeOver(page: Page, path: string): Promise<string | undefined> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { mismatches: seen });
    window.addEventListener('wisata:analytics', (event) => {
      const { detail } = event as CustomEvent<{ event: string; properties: unknown }>;
      if (detail.event === 'hydration-mismatch') seen.push(JSON.stringify(detail.properties));
    });
  });
  const answer = await openStarted(page, path);
  await page.waitForLoadState('networkidle');
  const mismatches = await page.evaluate(() => (window as unknown as { mismatches: string[] }).mismatches);
  expect(mismatches, `${path} is rendered here as it came`).toEqual([]);
  return answer?.headers()[RENDERED];
}
