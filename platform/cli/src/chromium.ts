import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@wisata/registry/gates/find-chromium';

const INSTALL_TIMEOUT_MS = 240_000;

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
  const install = (name: string) => attempt(command, [...args, 'install', '-y', '--no-install-recommends', name]);
  if (!(await install('chromium-headless-shell'))) await install('chromium');
}

/**
 * Finds Chromium or installs it: Playwright's download first, then Debian's packages.
 * @throws With what to do when neither works.
 */
export async function ensureChromium(say: (text: string) => void = () => undefined): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  say('No Chromium found; downloading one with Playwright …');
  await attempt(process.execPath, [
    path.join(import.meta.dirname, '../../../node_modules/playwright/cli.js'),
    'install',
    'chromium',
  ]);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  say("Playwright's download did not work; trying apt-get install …");
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
