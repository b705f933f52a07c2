import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stopAbandoned } from '@wisata/database/embedded-postgres';
import { isProduction, refuseUnsafeSettings } from '@wisata/kernel/production-settings';
import { createOpsClient, type OpsClient } from '@wisata/registry/ops-client';
import { takeSnapshot } from '@wisata/registry/snapshot';
import { START_ACTOR, activateBuilds, planConsole, storeBuilds, type BuildReport } from './build-releases.ts';
import { claimFolder } from './claim-folder.ts';
import { claimPort } from './claim-port.ts';
import { keepAlive, type KeptService } from './keep-alive.ts';
import { ROOT, type ReleasedPackage } from './packages.ts';
import { siteParts } from './site-parts.ts';
import { readCliSettings } from './settings.ts';

/** How to run a whole site on this machine. */
export interface SiteOptions {
  readonly dataDir: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  /** What is built and released when it is not the released packages as visitors get them. */
  readonly packages?: readonly ReleasedPackage[];
  readonly onBuild: BuildReport;
  readonly onStep: (text: string) => void;
  /** Told what could not be built; the site then runs with what was live before. Without it, starting fails. */
  readonly onBuildFailure?: (message: string) => void;
}

/** A running site: backend, registry and edge, each started again when it dies. */
export interface Site {
  readonly url: string;
  readonly apiUrl: string;
  readonly registryUrl: string;
  /** Speaks to the site's registry as this machine. */
  readonly ops: OpsClient;
  stop(): Promise<void>;
}

/** One port for each program, counted from the one that was asked for. */
function metricsPort(env: NodeJS.ProcessEnv, place: number): NodeJS.ProcessEnv {
  const first = readCliSettings(env).metricsPort;
  return first === undefined ? {} : { METRICS_PORT: String(first === 0 ? 0 : first + place) };
}

const serviceScript = (file: string) => path.join(ROOT, file);

/** The registry, once there is a database: its own when `API_BASE_URL` names an API of another place. */
async function startRegistry(
  common: NodeJS.ProcessEnv,
  consoleFolder: string,
  onStep: SiteOptions['onStep'],
): Promise<KeptService> {
  return keepAlive({
    name: 'registry',
    script: serviceScript('platform/registry/src/main.ts'),
    env: { ...common, ...metricsPort(common, 2), PORT: '0', HOST: '127.0.0.1', CONSOLE_DIR: consoleFolder },
    onStep,
  });
}

/** Speaks to the registry of a site on this machine. */
export async function openOps({ dataDir, env }: Pick<SiteOptions, 'dataDir' | 'env'>, url: string): Promise<OpsClient> {
  return createOpsClient({ dataDir, url, token: readCliSettings(env).token, actor: START_ACTOR });
}

/**
 * Builds what changed while the backend starts with the database (unless `API_BASE_URL` names another), then the
 * registry, releases what was built, then the edge.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env, dataDir, onStep } = options;
  const common = { ...env, DATA_DIR: dataDir };
  const external = env['API_BASE_URL'];
  refuseUnsafeSettings(env, siteParts(env));
  // The edge's address is in mails and payment returns, so the backend has to know it before the edge listens.
  const port = await claimPort(options.port);
  const baseUrl = env['BASE_URL'] ?? `http://localhost:${port}`;
  const giveBack = await claimFolder(dataDir);
  const running: KeptService[] = [];
  const keep = async (service: Promise<KeptService>) => {
    const kept = await service;
    running.unshift(kept);
    return kept;
  };
  const stop = async () => {
    for (const service of running) await service.stop();
    // An API that had to be killed could not stop the database that it ran.
    if (!external && !env['DATABASE_URL']) await stopAbandoned(dataDir);
    giveBack();
  };
  const backend = external
    ? undefined
    : keep(
        keepAlive({
          name: 'backend',
          script: serviceScript('backend/src/main.ts'),
          env: { ...common, ...metricsPort(common, 1), PORT: '0', HOST: '127.0.0.1', BASE_URL: baseUrl },
          onStep,
        }),
      );
  try {
    // A backend that fails meanwhile is told below.
    backend?.catch(() => undefined);
    const builds = storeBuilds(dataDir, undefined, options.onBuild, options.packages && { packages: options.packages });
    // So is a disk that cannot be written to.
    builds.catch(() => undefined);
    const apiUrl = external ?? `http://127.0.0.1:${(await backend)!.port}`;
    onStep(external ? `using the API at ${apiUrl}` : 'database and API are ready');
    const operators = await planConsole();
    const edgeUrl = env['SMOKE_EDGE_URL'] || `http://127.0.0.1:${port}`;
    const registry = await keep(startRegistry({ ...common, SMOKE_EDGE_URL: edgeUrl }, operators.folder, onStep));
    const registryUrl = `http://127.0.0.1:${registry.port}`;
    const ops = await openOps(options, registryUrl);
    await release(ops, await builds, options);
    // An edge goes on without it; it only starts worse on a day when the registry is down too.
    await takeSnapshot(dataDir, registryUrl).catch((error: Error) => onStep(`no snapshot was kept: ${error.message}`));
    await keep(
      keepAlive({
        name: 'edge',
        script: serviceScript('platform/edge/src/main.ts'),
        env: { ...common, PORT: String(port), BASE_URL: baseUrl, API_BASE_URL: apiUrl, REGISTRY_URL: registryUrl },
        onStep,
      }),
    );
    // For the commands of this machine that need a page of it.
    await writeFile(path.join(dataDir, 'site-url'), `${baseUrl}\n`);
    void buildConsole(operators.build, onStep);
    return { url: baseUrl, apiUrl, registryUrl, ops, stop };
  } catch (error) {
    await backend?.catch(() => undefined);
    await stop();
    throw error;
  }
}

/** Operators may wait for their page; travellers do not wait for it. */
async function buildConsole(build: () => Promise<boolean>, onStep: SiteOptions['onStep']): Promise<void> {
  await build().then(
    (built) => built && onStep('built the release console'),
    (error: unknown) =>
      onStep(`The release console could not be built:\n${error instanceof Error ? error.message : String(error)}`),
  );
}

type Builds = Awaited<ReturnType<typeof storeBuilds>>;

async function release(ops: OpsClient, builds: Builds, { env, onBuildFailure }: SiteOptions): Promise<void> {
  const refusals = await activateBuilds(ops, builds.stored, !isProduction(env));
  const problems = [...builds.failures, ...refusals].join('\n\n');
  if (problems === '') return;
  if (!onBuildFailure) throw new Error(problems);
  onBuildFailure(problems);
}
