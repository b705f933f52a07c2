import { test as base, type BrowserContext } from 'playwright/test';

interface Worker {
  /** Made by the first test of a worker, with the settings of all. */
  readonly kept: { context?: BrowserContext };
}

/**
 * For tests that look at many pages: those of one worker share the files that their browser keeps, so that a script is
 * fetched and compiled once. Cookies and storage they share not: each begins as somebody new.
 */
export const test = base.extend<object, Worker>({
  kept: [
    async ({ browserName: _any }, provide) => {
      const kept: Worker['kept'] = {};
      await provide(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  async context({ browser, kept }, provide) {
    const context = (kept.context ??= await browser.newContext());
    await provide(context);
    for (const page of context.pages()) await page.close();
    await context.setStorageState({ cookies: [], origins: [] });
  },
});
