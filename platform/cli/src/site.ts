import path from 'node:path';
import { buildAndPublish, type BuildReport } from './build-releases.ts';
import { ROOT } from './packages.ts';
import { startService, type Service } from './processes.ts';

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

const RESTART_PAUSE_MS = 1_000;

/** Keeps one service alive: started again after a crash, on the same port. */
async function keepAlive(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  onStep: (text: string) => void,
): Promise<{ current: () => Service; stop: () => Promise<void> }> {
  let service: Service;
  let stopped = false;
  const start = async (portEnv: NodeJS.ProcessEnv): Promise<void> => {
    service = await startService({
      name,
      script,
      env: { ...env, ...portEnv },
      onExit(code) {
        if (stopped) return;
        onStep(`${name} ended with ${code}; starting it again`);
        const again = () => {
          if (!stopped) start({ PORT: String(service.port) }).catch(() => setTimeout(again, RESTART_PAUSE_MS));
        };
        setTimeout(again, RESTART_PAUSE_MS);
      },
    });
  };
  await start({});
  return {
    current: () => service,
    async stop() {
      stopped = true;
      await service.stop();
    },
  };
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
    : keepAlive(
        'backend',
        path.join(ROOT, 'backend/src/main.ts'),
        { ...common, PORT: '0', HOST: '127.0.0.1', BASE_URL: baseUrl },
        onStep,
      );
  backend?.catch(() => undefined);
  await buildAndPublish(dataDir, options.onBuild).catch((error: unknown) => {
    if (!options.onBuildFailure || !(error instanceof Error)) throw error;
    options.onBuildFailure(error.message);
  });
  const running = await backend;
  const apiUrl = external ?? `http://127.0.0.1:${running!.current().port}`;
  onStep(external ? `using the API at ${apiUrl}` : 'database and API are ready');
  const edge = await keepAlive(
    'edge',
    path.join(ROOT, 'platform/edge/src/main.ts'),
    { ...common, PORT: String(port), BASE_URL: baseUrl, API_BASE_URL: apiUrl },
    onStep,
  );
  return {
    url: baseUrl,
    apiUrl,
    async stop() {
      await edge.stop();
      await running?.stop();
    },
  };
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
