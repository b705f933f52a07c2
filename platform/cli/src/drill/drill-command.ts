import { appendFile, chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOpsClient, type OpsClient } from '@wisata/registry/ops-client';
import { createFolderStore } from '@wisata/registry/store';
import { activateBuilds, storeBuilds } from '../build-releases.ts';
import type { CommandInput } from '../command-input.ts';
import { ROOT } from '../packages.ts';
import { startService, type Service } from '../processes.ts';
import { describeChange } from '../release-text.ts';
import { getName } from '../release-words.ts';
import { keepVisiting, tallyViews, viewPage } from './drill-visits.ts';

const EDGES = 2;
const READY_LIMIT_MS = 60_000;
const DRILL_LIMIT_MS = 120_000;
const SHARE = 25;
/** How it is on edges after the judge has spoken. */
const AFTERWARDS_MS = 2_000;

/** Whatever is asked of it on the server fails, as a release does whose code was built wrongly. */
const BREAK =
  ';module.exports={init:module.exports.init,get:async()=>{throw new Error("broken on purpose, by a drill")}};\n';

/** A site of its own, in a folder that is gone afterwards. */
interface DrillSite {
  readonly ops: OpsClient;
  readonly edges: readonly string[];
  readonly live: string;
}

async function begin(
  dataDir: string,
  name: string,
  running: Service[],
  print: CommandInput['print'],
): Promise<DrillSite> {
  const {
    RELEASE_STORE: _store,
    DATABASE_URL: _database,
    RELEASE_TOKENS: _tokens,
    ALERT_URL: _alert,
    ...own
  } = process.env;
  const env = {
    ...own,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    JUDGE: 'on',
    METRICS_PORT: '',
    NODE_ENV: 'development',
  };
  const start = async (part: 'registry' | 'edge', more: NodeJS.ProcessEnv = {}) => {
    const script = path.join(ROOT, `platform/${part}/src/main.ts`);
    const onExit = (end: number | string) => print(`${part} ended with ${end}`);
    const service = await startService({ name: part, script, env: { ...env, ...more }, onExit });
    running.unshift(service);
    return `http://127.0.0.1:${service.port}`;
  };
  const { stored, failures } = await storeBuilds(dataDir, undefined, (each, version, outcome) =>
    print(`${each} ${version} ${outcome}`),
  );
  const live = stored.find((each) => each.name === name)?.version;
  if (live === undefined) throw new Error(failures.join('\n') || `There is no build of ${name}`);
  const registryUrl = await start('registry');
  const ops = await createOpsClient({ dataDir, url: registryUrl, actor: 'drill' });
  const refusals = await activateBuilds(ops, stored, true);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  const edges: string[] = [];
  while (edges.length < EDGES) edges.push(await start('edge', { REGISTRY_URL: registryUrl }));
  return { ops, edges, live };
}

/** The live build once more, whose half for the server fails. */
async function storeBroken(dataDir: string, name: string, live: string): Promise<string> {
  const store = createFolderStore(path.join(dataDir, 'releases'));
  const release = (await store.find(name, live))!;
  const buildFolder = path.join(dataDir, 'broken');
  await cp(path.dirname(store.clientFolder(name, live)), buildFolder, { recursive: true });
  const entry = name === 'shell' ? 'shell.cjs' : 'remoteEntry.cjs';
  await appendFile(path.join(buildFolder, 'server', entry), BREAK);
  const version = `${live}-drill`;
  await store.add({ name, version, contract: release.contract, buildFolder });
  return version;
}

/** Pages of the package that open by their address alone. */
async function searchPaths(dataDir: string, name: string, version: string): Promise<string[]> {
  const folder = createFolderStore(path.join(dataDir, 'releases')).clientFolder(name, version);
  const { routes, services = [] } = JSON.parse(await readFile(path.join(folder, 'build-facts.json'), 'utf8')) as {
    routes: readonly string[];
    services?: readonly { readonly pages?: readonly string[] }[];
  };
  const pages = services.flatMap(({ pages: own = [] }) => own);
  const plain = routes.filter((route) => !/[:*]/.test(route)).map((route) => `/${route}`);
  return [...new Set([...pages, ...plain])].slice(0, 6);
}

async function until(isSo: () => Promise<boolean>, limitMs: number, problem: string): Promise<void> {
  for (const end = Date.now() + limitMs; !(await isSo()); await wait(100))
    if (Date.now() > end) throw new Error(problem);
}

/** The pages that every edge of the drill can render; only on these can somebody tell that a version breaks them. */
async function searchWhole({ edges }: DrillSite, paths: readonly string[], name: string): Promise<string[]> {
  const isWhole = async (target: string) =>
    (await Promise.all(edges.map((edge) => viewPage(edge + target, name)))).every((view) => view.isWhole);
  let found: string[] = [];
  const look = async () => {
    const seen = await Promise.all(paths.map(async (target) => ((await isWhole(target)) ? [target] : [])));
    found = seen.flat();
    return found.length > 0;
  };
  await until(
    look,
    READY_LIMIT_MS,
    `No page of ${name} is rendered on the server, so a break of it would show in browsers alone`,
  );
  return found;
}

async function run(dataDir: string, name: string, running: Service[], print: CommandInput['print']): Promise<void> {
  const site = await begin(dataDir, name, running, print);
  const { ops, edges, live } = site;
  const broken = await storeBroken(dataDir, name, live);
  const paths = await searchWhole(site, await searchPaths(dataDir, name, live), name);
  await ops.publish(name, broken, { smoke: false, reason: 'a drill' });
  print(`${EDGES} edges, guests on ${paths.join(' ')}; ${broken} goes out to ${SHARE} % of them now`);
  const visits = keepVisiting(edges, paths, name);
  try {
    const startedAt = Date.now();
    await ops.act(name, { kind: 'canary', version: broken, plan: [SHARE, 100], soakSeconds: 3_600, reason: 'a drill' });
    const isBlocked = async () =>
      (await ops.state()).packages.some((each) => each.name === name && each.state.blocked.includes(broken));
    await until(
      isBlocked,
      DRILL_LIMIT_MS,
      `After ${DRILL_LIMIT_MS / 1000} s the broken version is still out: the judge did not act`,
    );
    const blockedAfter = (Date.now() - startedAt) / 1000;
    await wait(AFTERWARDS_MS);
    await visits.end();
    const tally = tallyViews(visits.views, broken, startedAt);
    print(
      `taken back after ${blockedAfter.toFixed(1)} s, without a person; the last page with it was given after ${tally.seconds.toFixed(1)} s`,
    );
    print(
      `${tally.views} page views, ${tally.touched} of them with the broken version (${tally.withoutContents} without their contents at first), ${tally.failed} failed`,
    );
    for (const change of (await ops.history(name)).slice(-2)) print(describeChange(change, {}));
  } finally {
    await visits.end();
  }
}

/** Breaks a release of a package on a site of its own, counts what its visitors met until it was taken back, and leaves nothing behind. */
export async function drill({ words, print }: CommandInput): Promise<void> {
  const name = getName(words[0]);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'wisata-drill-'));
  await chmod(dataDir, 0o711);
  const running: Service[] = [];
  try {
    await run(dataDir, name, running, print);
  } finally {
    for (const service of running) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
