import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildReport } from './build-releases.ts';
import { endWithHelp } from './command-words.ts';
import { askForLink, findToken, parseSite } from './dev-link.ts';
import { rebuildOnSave } from './dev-rebuild.ts';
import { startDevServer } from './dev-server.ts';
import { ROOT, findReleasedPackage, type ReleasedPackage } from './packages.ts';
import { startSite, type Site } from './site.ts';

const USAGE = `npm run dev -- hotel                                the whole site on this machine
npm run dev -- hotel --shell https://wisata.example  inside a site that runs elsewhere`;

/** Where the remote is served when `DEV_PORT` says nothing. */
const DEV_PORT = 3102;

const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const say = (text: string) => void process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${text}\n`);
const onBuild: BuildReport = (name, version, outcome, seconds) => {
  if (outcome === 'built') say(`built ${name} ${version} in ${seconds.toFixed(1)} s`);
};

function readWords(): { released: ReleasedPackage; shell: URL | undefined } {
  const { values, positionals } = parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
  const released = positionals.length === 1 ? findReleasedPackage(positionals[0]!) : undefined;
  if (!released) throw new Error(`Name the remote to work on:\n${USAGE}`);
  const shell = values.shell === undefined ? undefined : parseSite(values.shell, '--shell');
  if (shell && released.name === 'shell')
    throw new Error('The shell cannot be put into another one: npm run dev -- shell');
  return { released, shell };
}

const startOwnSite = () =>
  startSite({
    dataDir,
    port: Number(process.env['PORT'] ?? 3000),
    env: process.env,
    onBuild,
    onStep: say,
    onBuildFailure: say,
  });

type Ending = () => Promise<void>;

async function serveInto(shell: URL, released: ReleasedPackage): Promise<Ending> {
  const port = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  const override = { site: shell, remote: released.name, version: `http://localhost:${port}/` };
  const link = async () => askForLink({ ...override, token: await findToken(shell, dataDir) });
  // Who may not ask is better told before the first build than after it.
  const shellOrigin = new URL(await link()).origin;
  const server = await startDevServer({ released, port, shellOrigin, link, say });
  say(
    `open ${server.url}: ${shellOrigin} with your ${released.name}, in that browser only, loaded again at every save`,
  );
  return server.stop;
}

async function serveHere(site: Site, released: ReleasedPackage): Promise<Ending> {
  if (released.name !== 'shell') return serveInto(new URL(site.url), released);
  rebuildOnSave({ released, site, dataDir, onBuild, say });
  say(`${site.url} is ready; the shell is built again whenever its sources change, reload to see it`);
  return () => Promise.resolve();
}

async function main(): Promise<void> {
  const { released, shell } = readWords();
  const site = shell ? undefined : await startOwnSite();
  const end = await (site ? serveHere(site, released) : serveInto(shell!, released)).catch(async (error: unknown) => {
    await site?.stop();
    throw error;
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void end()
      .then(() => site?.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

endWithHelp(USAGE);
await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
