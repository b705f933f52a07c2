import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildReport } from './build-releases.ts';
import { endWithHelp } from './command-words.ts';
import { linkInto, parseSite } from './dev-link.ts';
import { rebuildOnSave } from './dev-rebuild.ts';
import { say } from './dev-say.ts';
import { startDevWorker } from './dev-worker.ts';
import { ROOT, findReleasedPackage, withDevelopedShell, type ReleasedPackage } from './packages.ts';
import { startSite, type Site } from './site.ts';

const USAGE = `npm run dev -- hotel flight                          the whole site on this machine, with these remotes from their sources
npm run dev -- shell                                 the same with the shell
npm run dev                                          a site that others join, its shell a development build
npm run dev -- hotel --shell https://wisata.example  inside a site that runs elsewhere`;

/** Where the first remote is served when `DEV_PORT` says nothing; the others follow. */
const DEV_PORT = 3102;

const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const onBuild: BuildReport = (name, version, outcome, seconds) => {
  if (outcome === 'built') say(`built ${name} ${version} in ${seconds.toFixed(1)} s`);
};

interface Words {
  readonly remotes: readonly ReleasedPackage[];
  /** Whether the shell is what is worked on. */
  readonly isShell: boolean;
  /** The site that runs elsewhere. */
  readonly site: URL | undefined;
}

function readWords(): Words {
  const { values, positionals } = parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
  const named = [...new Set(positionals)].map((word) => {
    const found = findReleasedPackage(word);
    if (!found) throw new Error(`There is no remote named ${word}:\n${USAGE}`);
    return found;
  });
  const site = values.shell === undefined ? undefined : parseSite(values.shell, '--shell');
  const remotes = named.filter(({ name }) => name !== 'shell');
  const isShell = remotes.length < named.length;
  if (site && isShell) throw new Error('The shell cannot be put into another one: npm run dev -- shell');
  if (site && remotes.length === 0) throw new Error(`Name the remote to work on:\n${USAGE}`);
  return { remotes, isShell, site };
}

const startOwnSite = () =>
  startSite({
    dataDir,
    port: Number(process.env['PORT'] ?? 3000),
    env: process.env,
    packages: withDevelopedShell(),
    onBuild,
    onStep: say,
    onBuildFailure: say,
  });

type Ending = () => Promise<void>;

async function serveInto(site: URL, packages: readonly ReleasedPackage[]): Promise<Ending> {
  const firstPort = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  const remotes = packages.map(({ name: remote }, at) => ({ remote, url: `http://localhost:${firstPort + at}/` }));
  const development = { site: site.href, dataDir, remotes };
  // Who may not ask is better told before the first build than after it.
  const shellOrigin = new URL(await linkInto(development)).origin;
  const servers = await Promise.all(
    packages.map((released, at) => startDevWorker({ released, port: firstPort + at, shellOrigin, development })),
  );
  const names = remotes.map(({ remote }) => remote);
  say(`open ${remotes[0]!.url}: ${shellOrigin} with your ${names.join(' and ')}, in that browser only, at every save`);
  return async () => void (await Promise.all(servers.map((server) => server.stop(names))));
}

async function serveHere(site: Site, { remotes, isShell }: Words): Promise<Ending> {
  if (isShell) {
    const released = withDevelopedShell().find(({ name }) => name === 'shell')!;
    rebuildOnSave({ released, site, dataDir, onBuild, say });
    say(`${site.url} is ready; the shell is built again whenever its sources change, reload to see it`);
  }
  if (remotes.length > 0) return serveInto(new URL(site.url), remotes);
  if (!isShell) say(`a site for remotes (npm run dev -- hotel --shell URL) is ready  ${site.url}`);
  return () => Promise.resolve();
}

async function main(): Promise<void> {
  const words = readWords();
  const site = words.site ? undefined : await startOwnSite();
  const end = await (site ? serveHere(site, words) : serveInto(words.site!, words.remotes)).catch(
    async (error: unknown) => {
      await site?.stop();
      throw error;
    },
  );
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
