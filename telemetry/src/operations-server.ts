import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** What a program tells those who run it. */
export interface OperationsOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  /** Whether it can do its work now. */
  readonly isReady: () => Promise<boolean>;
}

/** Where it is asked. */
export interface OperationsServer {
  readonly port: number;
  stop(): Promise<void>;
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

async function answer(path: string, { metrics, isReady }: OperationsOptions, response: ServerResponse) {
  if (path === '/live') return send(response, 200, 'ok\n');
  if (path === '/metrics') return send(response, 200, await metrics.metrics(), metrics.contentType);
  if (path !== '/ready') return send(response, 404, 'not found\n');
  const ready = await isReady().catch(() => false);
  return send(response, ready ? 200 : 503, ready ? 'ok\n' : 'not ready\n');
}

/** Answers `/live`, `/ready` and `/metrics` on a port of its own, which no visitor reaches. */
export async function startOperationsServer(options: OperationsOptions): Promise<OperationsServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', options, response).catch(() => send(response, 500, 'failed\n'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
