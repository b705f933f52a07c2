import type { Browser, BrowserContextOptions } from 'playwright';
import { openSlowly, settle } from '../measure/measure-page.ts';
import type { Profile } from '../measure/profiles.ts';
import type { Target } from '../measure/targets.ts';
import { watchPage } from '../measure/watch-page.ts';

/** Runs in the page: takes it as it stands, without anything that runs. */
function withoutScript(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, noscript, link[rel*=preload], link[rel=manifest]'))
    element.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/** A page of the product once it is complete, as HTML that needs no script: nothing can be shown sooner. */
export async function copyPage(
  browser: Browser,
  product: string,
  target: Target,
  profile: Profile,
  signedIn?: BrowserContextOptions['storageState'],
): Promise<string> {
  const { network: _fast, ...asIs } = profile;
  const { context, page, network } = await openSlowly(browser, { ...asIs, slowdown: 1 }, signedIn);
  try {
    const { content, press, path } = target;
    await page.addInitScript(watchPage, { content, press, shortestEventMs: 16 });
    await page.goto(product + path);
    await settle(page, network, ({ contentMs, usableMs }) => contentMs > 0 && usableMs > 0);
    return await page.evaluate(withoutScript);
  } finally {
    await context.close();
  }
}
