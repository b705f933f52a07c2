import { expect, type Page } from 'playwright/test';

/** Has a page throw what nobody catches, from a place in a release, `hotel/1.0.0/remoteEntry.js:1:2`; resolves when it is told. */
export async function throwIn(page: Page, place: string): Promise<void> {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/beacon') told.push(request.postData() ?? '');
  });
  // Until somebody listens: that comes with the page's later scripts. The same again is told once.
  const throwAgain = async () => {
    await page.evaluate((at) => {
      const error = new TypeError('price is undefined');
      error.stack = `${error}\n    at price (${window.location.origin}/r/${at})`;
      window.dispatchEvent(new ErrorEvent('error', { error }));
    }, place);
    return told.some((body) => body.includes(place));
  };
  await expect.poll(throwAgain).toBe(true);
}
