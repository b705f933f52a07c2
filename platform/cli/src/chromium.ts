import { execFile, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** What Chromium needs to run as root in a container, and to stay quiet. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT_MS = 240_000;

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function candidates(env: NodeJS.ProcessEnv): string[] {
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
  for (const file of candidates(env)) if (file && (await isExecutable(file))) return file;
  return undefined;
}

function attempt(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function installWithApt(): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...args] = [...sudo, 'apt-get'];
  await attempt(command, [...args, 'update']);
  await attempt(command, [...args, 'install', '-y', '--no-install-recommends', 'chromium']);
}

/**
 * Finds Chromium or installs it: Playwright's download first, then Debian's package.
 * @throws With what to do when neither works.
 */
export async function ensureChromium(say: (text: string) => void = () => undefined): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  say('No Chromium found; downloading one with Playwright …');
  await attempt(process.execPath, [
    path.join(import.meta.dirname, '../../../node_modules/playwright-core/cli.js'),
    'install',
    'chromium',
  ]);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  say("Playwright's download did not work; trying apt-get install chromium …");
  await installWithApt();
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH to it.');
}

/** `Chromium 156.0.1.2`, which also proves that the file runs. */
export async function chromiumVersion(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(file, ['--version', '--no-sandbox'], { timeout: 20_000 });
  return stdout.trim();
}
