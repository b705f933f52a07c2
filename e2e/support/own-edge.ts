import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { OwnSite } from './own-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** One more edge of a site. */
export interface OwnEdge {
  readonly url: string;
  stop(): Promise<void>;
}

/** What a machine of its own needs to be an edge of the site: where its registry is, whom to believe, and the edges' secret. */
export async function environmentOfEdge({ dataDir }: Pick<OwnSite, 'dataDir'>) {
  const noteOf = async (file: string) => (await readFile(path.join(dataDir, file), 'utf8')).trim();
  return {
    REGISTRY_URL: await noteOf('registry-url'),
    REGISTRY_PUBLIC_KEY: await noteOf('keys/registry.pub'),
    EDGE_SECRET: await noteOf('keys/edge-secret'),
  };
}

/** Starts an edge that asks a registry, on a site's releases unless `more` says where else. */
export async function startOwnEdge(
  site: OwnSite,
  registryUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnEdge> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'platform/edge/src/main.ts')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: site.dataDir,
        API_BASE_URL: site.url,
        REGISTRY_URL: registryUrl,
        LOG_LEVEL: 'silent',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The edge ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { ready?: boolean; port: number };
      if (said.ready) resolve(said.port);
    });
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A registry that somebody has broken into: it names versions that nobody signed. */
export interface LyingRegistry {
  readonly url: string;
  /** Reports of visits that reached it. */
  readonly reports: readonly { readonly remote: string; readonly version: string; readonly kind: string }[];
  /** How often it has lied. */
  lies(): number;
  stop(): Promise<void>;
}

/** Gives what the site's registry says, every version exchanged for another one, with the signature of the truth. */
export async function startLyingRegistry(site: OwnSite): Promise<LyingRegistry> {
  const reports: { remote: string; version: string; kind: string }[] = [];
  let lies = 0;
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        const { beacons } = JSON.parse(await textOf(request)) as { beacons: typeof reports };
        reports.push(...beacons);
        return response.writeHead(202).end('{}');
      }
      const truth = (await (await fetch(`${site.url}/ops/api/discovery`)).json()) as { payload: string };
      lies += 1;
      const payload = truth.payload.replaceAll(/"stable":"[^"]+"/g, '"stable":"6.6.6-lie"');
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...truth, payload }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    lies: () => lies,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
