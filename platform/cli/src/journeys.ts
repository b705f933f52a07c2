import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { CHROMIUM_ARGS } from '@wisata/registry/gates/find-chromium';
import type { BuildReport } from './build-releases.ts';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './packages.ts';
import { prepareData } from './prepared-data.ts';
import { startSite } from './site.ts';
import { readJourneys, type PlaywrightReport } from './test-times.ts';

function playwright(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const cli = path.join(ROOT, 'node_modules/playwright/cli.js');
    const config = path.join(ROOT, 'e2e/playwright.config.ts');
    const child = spawn(process.execPath, [cli, 'test', '--config', config, ...args], { env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function writeSummary(reportFile: string): Promise<void> {
  const target = process.env['SUMMARY_FILE'];
  if (!target) return;
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport;
  await writeFile(target, JSON.stringify(readJourneys(report)));
}

/** Runs journeys of `e2e/` against a site that is there. Takes Playwright's arguments; gives its exit code. */
export async function visitSite(url: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  return playwright(args, {
    ...process.env,
    ...more,
    SITE_URL: url,
    CHROMIUM_PATH: await ensureChromium(console.log),
    CHROMIUM_ARGS: CHROMIUM_ARGS.join(' '),
  });
}

/** Runs journeys of `e2e/` against a site of their own: free port, empty database, gone afterwards. Takes Playwright's arguments. */
export async function runJourneys(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  const home = await mkdtemp(path.join(tmpdir(), 'wisata-e2e-'));
  // Started by root, the database runs as another user; what that user cannot reach would lie elsewhere, and stay there.
  await chmod(home, 0o755);
  await ensureChromium(console.log);
  // Pictures for a person to look at are as visitors get them; a journey would wait for a processor that draws.
  const pictures = more['SHOTS'] ? {} : { MEDIA_WIDEST: '160' };
  const env = {
    ...process.env,
    LATENCY: '0',
    MEDIA_AHEAD: '0',
    BOOKING_LIMIT: '100000',
    LOG_LEVEL: 'warn',
    ...pictures,
  };
  // The sites that specs start for themselves begin with it as well.
  const onBuild: BuildReport = (name, version, outcome, seconds) => {
    if (outcome === 'built') console.log(`built ${name} ${version} in ${seconds.toFixed(1)} s`);
  };
  const prepared = await prepareData(path.join(home, 'prepared'), env, onBuild);
  const dataDir = path.join(home, 'site');
  await prepared?.copyTo(dataDir);
  const site = await startSite({
    dataDir,
    port: 0,
    env,
    onBuild,
    onStep: (text) => console.log(text),
  });
  const reportFile = path.join(home, 'report.json');
  try {
    const code = await visitSite(site.url, args, {
      ...more,
      ...pictures,
      ...(prepared && { PREPARED_DATA: prepared.folder, DRAWN_PICTURES: path.join(dataDir, 'media') }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    });
    await writeSummary(reportFile);
    return code;
  } finally {
    await site.stop();
    await rm(home, { recursive: true, force: true });
  }
}
