import { linkInto } from './dev-link.ts';
import { say } from './dev-say.ts';
import { startDevWorker } from './dev-worker.ts';
import type { ReleasedPackage } from './packages.ts';
import { readCliSettings } from './settings.ts';

/** Takes away what was put into a site. */
export type Ending = () => Promise<void>;

/** Serves remotes from their sources into a site, until it is ended. */
export async function serveInto(site: URL, dataDir: string, packages: readonly ReleasedPackage[]): Promise<Ending> {
  const firstPort = readCliSettings().devPort;
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

/** Ends what runs when the process is told to, and then the process. */
export function endWhenTold(end: Ending): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void runOrSay(end).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Runs a command; what it fails with is one line, and ends the process. */
export async function runOrSay(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
