import type { Page, Response } from 'playwright/test';

/**
 * Opens an address and waits until the browser has taken over what the server has rendered: a press counts from then on.
 * Gives the answer that the page came with; throws with what stands there where the page will never be taken over: an
 * answer without the shell (the worker's page without network, a refusal of the edge), or a shell that gave up.
 */
export async function openStarted(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    window.addEventListener('wisata:started', () => Object.assign(window, { isStarted: true }));
  });
  const answer = await page.goto(path);
  const end = await page.waitForFunction(() => {
    if ('isStarted' in window) return 'started';
    if ('alone' in document.documentElement.dataset) return 'given up';
    return document.readyState === 'complete' && !document.getElementById('app') && 'without the shell';
  });
  const state = await end.jsonValue();
  if (state !== 'started') throw new Error(`${path} is ${state}: ${answer?.status()} ${await page.innerText('body')}`);
  return answer;
}
