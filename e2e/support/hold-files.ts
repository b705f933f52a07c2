import type { Page, Route } from 'playwright/test';

/** Keeps files back, all of them or those that are wanted, until the function that this gives is called. */
export async function holdFiles(
  page: Page,
  files: string,
  isWanted: (route: Route) => Promise<boolean> = () => Promise.resolve(true),
): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    if (await isWanted(route)) await released;
    await route.continue();
  });
  return release;
}
