import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several programs of one kind, as a cloud's load balancer does. */
export interface Balancer {
  readonly port: number;
  /** Begins to pass requests on, in turn. */
  serve(ports: readonly number[]): void;
  stop(): Promise<void>;
}

/** Longer than callers keep an idle connection, and shorter than programs do: a call never meets one that is being closed. */
const IDLE_MS = { before: 75_000, behind: 30_000 } as const;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Buttons of the test gateway: a form of a page without script has no key, and a charge is paid or failed once. */
const ONCE = /^\/gateway\/pay\/[^/]+\/act$/;

const isRepeatable = ({ method = '', url = '', headers }: IncomingMessage) =>
  SAFE.has(method) || headers['idempotency-key'] !== undefined || ONCE.test(url);

/** A call that never arrived may go to the next one; one whose answer was lost only where a second is the same as one. */
const mayGoOn = (request: IncomingMessage, { code }: NodeJS.ErrnoException) =>
  code === 'ECONNREFUSED' || isRepeatable(request);

function headersOf({ headers, socket }: IncomingMessage) {
  const before = headers['x-forwarded-for'];
  return { ...headers, 'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', ') };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Listens on a port, or on a free one for 0; requests before {@link Balancer.serve} are answered 503. */
export async function startBalancer(port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS.behind });
  let served: readonly number[] = [];
  let turn = 0;

  /** From `first` on to the next ones, once around and back to it: nobody else's turn comes between. */
  function passOn(request: IncomingMessage, body: Buffer, response: ServerResponse, first: number, tries = 0): void {
    const { url: path, method } = request;
    const target = served[(first + tries) % served.length]!;
    const options = { agent, host: '127.0.0.1', port: target, path, method, headers: headersOf(request) };
    const asked = ask(options, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    response.once('close', () => asked.destroy());
    asked.on('error', (error) => {
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else if (tries < served.length && mayGoOn(request, error)) passOn(request, body, response, first, tries + 1);
      else response.writeHead(502).end();
    });
    asked.end(body);
  }

  const server = createServer((request, response) => {
    if (served.length === 0) return void response.writeHead(503).end();
    // Kept until it is answered: it may have to be sent a second time.
    readBody(request).then(
      (body) => passOn(request, body, response, turn++),
      () => response.destroy(),
    );
  });
  server.keepAliveTimeout = IDLE_MS.before;
  return {
    port: await listen(server, port),
    serve(ports) {
      served = ports;
    },
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
