import { expect, type Page } from 'playwright/test';

/** A machine that is busy draws no more pictures for now and says so; the page shows a calm area in their place. */
const isPictureRefused = (url: string, text: string) => url.includes('/media/') && /status of (429|503)/.test(text);

/** Nothing asks for the same so often, unless it asks without end. */
const MOST_OF_ONE_CALL = 25;

/** Collects what a page reports as broken: uncaught errors and error lines of the console, and calls that have no end. */
export function watchFaults(page: Page): () => readonly string[] {
  const faults: string[] = [];
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
    const count = (calls.get(call) ?? 0) + 1;
    calls.set(call, count);
    if (pathname.startsWith('/api/') && count === MOST_OF_ONE_CALL) faults.push(`asked for ${count} times: ${call}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isPictureRefused(url, message.text())) return;
    // The document of an address that does not exist says 404, and the browser says that it did.
    if (url !== page.url()) faults.push(`console: ${message.text()} (${url})`);
  });
  return () => faults;
}

/** Nothing sticks out to the right: the page can be read at this width without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > width + 1;
    });
    return wide
      .slice(-5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
  expect(overflow).toEqual([]);
}
