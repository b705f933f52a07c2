import type { Page, Response } from 'playwright/test';

/**
 * Opens an address and waits until the browser has taken over what the server has rendered: a press counts from then on.
 * Gives the answer that the page came with.
 */
export async function openStarted(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    window.addEventListener('wisata:started', () => Object.assign(window, { isStarted: true }));
  });
  const answer = await page.goto(path);
  await page.waitForFunction(() => 'isStarted' in window);
  return answer;
}
