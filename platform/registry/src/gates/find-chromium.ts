import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** What Chromium needs to run as root in a container, and to stay quiet. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The shell first: it shows pages as the whole browser does, without windows, for a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function candidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  // Most processes that import this never look for a browser.
  const { chromium } = await import('playwright');
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
}

/**
 * The browser to test with: `CHROMIUM_PATH`, else one on `PATH`, else Playwright's own download. Undefined when there is
 * none.
 * @throws When `CHROMIUM_PATH` names something that cannot be run: a wrong setting is not a missing browser.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (await isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run`);
  }
  for (const file of await candidates(env)) if (file && (await isExecutable(file))) return file;
  return undefined;
}
