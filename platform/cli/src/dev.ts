import { parseArgs } from 'node:util';
import type { BuildReport } from './build-releases.ts';
import { endWithHelp } from './command-words.ts';
import { parseSite } from './dev-link.ts';
import { rebuildOnSave } from './dev-rebuild.ts';
import { say } from './dev-say.ts';
import { endWhenTold, runOrSay, serveInto, type Ending } from './dev-serve.ts';
import { findReleasedPackage, withDevelopedShell, type ReleasedPackage } from './packages.ts';
import { startSite, type Site } from './site.ts';
import { readCliSettings } from './settings.ts';

const USAGE = `npm run dev -- hotel flight                          the whole site on this machine, with these remotes from their sources
npm run dev -- shell                                 the same with the shell
npm run dev                                          a site that others join, its shell a development build
npm run dev -- hotel --shell https://wisata.example  inside a site that runs elsewhere`;

const { dataDir, sitePort: port } = readCliSettings();
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
    port,
    env: process.env,
    packages: withDevelopedShell(),
    onBuild,
    onStep: say,
    onBuildFailure: say,
  });

async function serveHere(site: Site, { remotes, isShell }: Words): Promise<Ending> {
  if (isShell) {
    const released = withDevelopedShell().find(({ name }) => name === 'shell')!;
    rebuildOnSave({ released, site, dataDir, onBuild, say });
    say(`${site.url} is ready; the shell is built again whenever its sources change, reload to see it`);
  }
  if (remotes.length > 0) return serveInto(new URL(site.url), dataDir, remotes);
  if (!isShell) say(`a site for remotes (npm run dev -- hotel --shell URL) is ready  ${site.url}`);
  return () => Promise.resolve();
}

async function main(): Promise<void> {
  const words = readWords();
  const site = words.site ? undefined : await startOwnSite();
  const end = await (site ? serveHere(site, words) : serveInto(words.site!, dataDir, words.remotes)).catch(
    async (error: unknown) => {
      await site?.stop();
      throw error;
    },
  );
  endWhenTold(async () => {
    try {
      await end();
    } finally {
      await site?.stop();
    }
  });
}

endWithHelp(USAGE);
await runOrSay(main);
