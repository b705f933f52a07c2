import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { activateBuilds, planConsole, storeBuilds } from '../build-releases.ts';
import { claimFolder } from '../claim-folder.ts';
import { claimPort } from '../claim-port.ts';
import { keepAlive, type KeptService } from '../keep-alive.ts';
import { ROOT } from '../packages.ts';
import { runToEnd, startService } from '../processes.ts';
import { openOps, type Site, type SiteOptions } from '../site.ts';
import { startBalancer } from './balancer.ts';

/** One program of a fleet. */
export interface FleetPart {
  /** `edge 1`, `worker 2`. */
  readonly name: string;
  readonly service: KeptService;
}

/** A site of several programs of each kind, which share a database, a bucket and secrets and nothing else. */
export interface Fleet extends Site {
  readonly parts: readonly FleetPart[];
  readonly databaseUrl: string;
  /** Where its releases are, for a machine that stores one more. */
  readonly store: Readonly<Record<string, string>>;
  /** What its gateway signs messages with. */
  readonly gatewaySecret: string;
}

interface FleetOptions extends SiteOptions {
  /** How many edges, APIs and workers; the registry is alone. */
  readonly each: number;
}

const BACKEND = 'backend/src/main.ts';
const BUCKET = 'platform/registry/testing/bucket-main.ts';

const secret = () => randomBytes(32).toString('base64url');

/** What machines of one site have in common. */
const sharedSecrets = () => ({ JWT_SECRET: secret(), GATEWAY_SECRET: secret(), EDGE_SECRET: secret() });

/** The bucket that tests have, in memory: a store of one run. */
async function startBucket(env: NodeJS.ProcessEnv, onStep: SiteOptions['onStep']) {
  const onExit = (end: number | string) => onStep(`the bucket ended with ${end}, and everything in it`);
  const service = await startService({ name: 'bucket', script: path.join(ROOT, BUCKET), env, onExit });
  const settings = {
    RELEASE_STORE: 's3://releases/fleet',
    S3_ENDPOINT: `http://127.0.0.1:${service.port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return { ...service, settings };
}

/** Starts parts of a site and ends them in the other order. */
function createParts({ dataDir, each, onStep }: FleetOptions) {
  const parts: FleetPart[] = [];
  const ends: (() => Promise<unknown>)[] = [];
  return {
    parts,
    whenDone: (end: () => Promise<unknown>) => void ends.unshift(end),
    async stop() {
      for (const end of ends) await end();
    },
    /** As many as are wanted of one kind, each with a folder of its own unless `env` names one; gives their ports. */
    async start(kind: string, script: string, env: NodeJS.ProcessEnv, count = each): Promise<number[]> {
      const startOne = async (nth: number) => {
        const name = `${kind} ${nth}`;
        const own = { DATA_DIR: path.join(dataDir, name.replace(' ', '-')), ...env, PORT: '0', HOST: '127.0.0.1' };
        const service = await keepAlive({ name, script: path.join(ROOT, script), env: own, onStep });
        parts.push({ name, service });
        ends.unshift(() => service.stop());
        return service.port;
      };
      return Promise.all(Array.from({ length: count }, (_, index) => startOne(index + 1)));
    },
  };
}

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** A balancer sends nobody to a program that says of itself that it is not ready. */
async function whenReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + READY_WITHIN_MS; !(await isReady()); await wait(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error(`What listens on ${port} does not get ready`);
}

/** Database, bucket, tables, registry, releases, then `each` of the others behind a balancer: the way of docs/deploy.md on one machine. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { dataDir, onStep, onBuild } = options;
  // Every program has a folder of its own.
  const { DATA_DIR: _dataDir, ...env } = options.env;
  const giveBack = await claimFolder(dataDir);
  const { parts, whenDone, start, stop: stopParts } = createParts(options);
  whenDone(() => Promise.resolve(giveBack()));
  try {
    const [front, inner] = [await startBalancer(await claimPort(options.port)), await startBalancer(0)];
    whenDone(front.stop);
    whenDone(inner.stop);
    const baseUrl = env['BASE_URL'] ?? `http://localhost:${front.port}`;
    const database = await startEmbeddedPostgres({ dataDir, report: onStep });
    whenDone(database.stop);
    const bucket = await startBucket(env, onStep);
    whenDone(bucket.stop);
    // What publishes from this process finds the bucket there.
    Object.assign(process.env, bucket.settings);
    const secrets = sharedSecrets();
    const common = {
      ...env,
      ...bucket.settings,
      ...secrets,
      METRICS_PORT: '',
      BASE_URL: baseUrl,
      DATABASE_URL: database.url,
    };
    const builds = storeBuilds(dataDir, undefined, onBuild);
    // Told below.
    builds.catch(() => undefined);
    const migration = { ...common, DATA_DIR: path.join(dataDir, 'migrate'), ROLE: 'migrate', PORT: '0' };
    await runToEnd(process.execPath, [path.join(ROOT, BACKEND)], { env: migration });
    onStep('the tables are there');
    const CONSOLE_DIR = (await planConsole()).folder;
    const operating = { ...common, DATA_DIR: dataDir, CONSOLE_DIR, SMOKE_EDGE_URL: `http://127.0.0.1:${front.port}` };
    const [registryPort] = await start('registry', 'platform/registry/src/main.ts', operating, 1);
    const registryUrl = `http://127.0.0.1:${registryPort}`;
    const ops = await openOps(options, registryUrl);
    const { stored, failures } = await builds;
    const refusals = [...failures, ...(await activateBuilds(ops, stored, true))];
    if (refusals.length > 0) throw new Error(refusals.join('\n\n'));
    inner.serve(await start('api', BACKEND, { ...common, ROLE: 'api' }));
    await start('worker', BACKEND, { ...common, ROLE: 'worker' });
    const apiUrl = `http://127.0.0.1:${inner.port}`;
    const REGISTRY_PUBLIC_KEY = await readFile(path.join(dataDir, 'keys/registry.pub'), 'utf8');
    const following = { ...common, API_BASE_URL: apiUrl, REGISTRY_URL: registryUrl, REGISTRY_PUBLIC_KEY };
    const edges = await start('edge', 'platform/edge/src/main.ts', following);
    await Promise.all(edges.map(whenReady));
    front.serve(edges);
    await writeFile(path.join(dataDir, 'site-url'), `${baseUrl}\n`);
    return {
      url: baseUrl,
      apiUrl,
      registryUrl,
      ops,
      parts,
      databaseUrl: database.url,
      store: bucket.settings,
      gatewaySecret: secrets.GATEWAY_SECRET,
      stop: stopParts,
    };
  } catch (error) {
    await stopParts();
    throw error;
  }
}
