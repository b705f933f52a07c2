import type { Page } from 'playwright/test';

/** Opens an address and waits until the browser has taken over what the server has rendered: a press counts from then on. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('wisata:started', () => Object.assign(window, { isStarted: true }));
  });
  await page.goto(path);
  await page.waitForFunction(() => 'isStarted' in window);
}
