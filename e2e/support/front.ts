import { Agent, createServer, request as askHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several edges: every request goes to the next one, whoever asks. */
export interface Front {
  readonly url: string;
  /** Begins to pass requests on. */
  serve(edges: readonly string[]): void;
  stop(): Promise<void>;
}

/** Starts on a free port, before there is any edge: they have to know the address. */
export async function startFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  let served: readonly URL[] = [];
  let turn = 0;

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const edge = served[turn++ % served.length];
    if (!edge) return void response.writeHead(503).end();
    const { hostname, port } = edge;
    const { url: path, method, headers } = request;
    const asked = askHttp({ agent, hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(edges) {
      served = edges.map((edge) => new URL(edge));
    },
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
