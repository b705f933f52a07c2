import path from 'node:path';
import { buildAndPublish, type BuildReport } from './build-releases.ts';
import { keepAlive } from './keep-alive.ts';
import { ROOT } from './packages.ts';

/** How to run a whole site on this machine. */
export interface SiteOptions {
  readonly dataDir: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly onBuild: BuildReport;
  readonly onStep: (text: string) => void;
  /** Told what could not be built; the site then runs with what was live before. Without it, starting fails. */
  readonly onBuildFailure?: (message: string) => void;
}

/** A running site: backend and edge, each started again when it dies. */
export interface Site {
  readonly url: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/** Builds what changed, starts the database with the backend (unless `API_BASE_URL` names another), then the edge. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env, dataDir, onStep } = options;
  const common = { ...env, DATA_DIR: dataDir };
  const external = env['API_BASE_URL'];
  // The edge's address is in mails and payment returns, so the backend has to know it before the edge listens.
  const port = options.port === 0 ? await freePort() : options.port;
  const baseUrl = env['BASE_URL'] ?? `http://localhost:${port}`;
  const backend = external
    ? undefined
    : keepAlive({
        name: 'backend',
        script: path.join(ROOT, 'backend/src/main.ts'),
        env: { ...common, PORT: '0', HOST: '127.0.0.1', BASE_URL: baseUrl },
        onStep,
      });
  const stopBackend = () => backend?.then((running) => running.stop()).catch(() => undefined);
  try {
    // A backend that fails meanwhile is told below.
    backend?.catch(() => undefined);
    await publishAll(options);
    const apiUrl = external ?? `http://127.0.0.1:${(await backend)!.port}`;
    onStep(external ? `using the API at ${apiUrl}` : 'database and API are ready');
    const edge = await keepAlive({
      name: 'edge',
      script: path.join(ROOT, 'platform/edge/src/main.ts'),
      env: { ...common, PORT: String(port), BASE_URL: baseUrl, API_BASE_URL: apiUrl },
      onStep,
    });
    return {
      url: baseUrl,
      apiUrl,
      async stop() {
        await edge.stop();
        await stopBackend();
      },
    };
  } catch (error) {
    await stopBackend();
    throw error;
  }
}

async function publishAll({ dataDir, onBuild, onBuildFailure }: SiteOptions): Promise<void> {
  await buildAndPublish(dataDir, onBuild).catch((error: unknown) => {
    if (!onBuildFailure || !(error instanceof Error)) throw error;
    onBuildFailure(error.message);
  });
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
