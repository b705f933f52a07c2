import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from 'fauxqs';

/** Made when the server starts. */
export const TEST_BUCKET = 'releases';

/** What a client of {@link startBucketServer} needs in its environment. */
export const bucketEnvironment = (port: number, folder: string) => ({
  RELEASE_STORE: `s3://${TEST_BUCKET}/${folder}`,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});

/** An S3 server with one empty bucket in memory, for tests. */
export interface BucketServer {
  readonly port: number;
  /** `GET releases/key`, one for each request so far. */
  readonly asked: string[];
  /** Says of which requests the connection breaks off before an answer. */
  breaks: (asked: string) => boolean;
  /** Overwrites whatever it is told to, as some services do. */
  ignoresConditions: boolean;
  /** How long every answer takes. */
  delayMs: number;
  stop(): Promise<void>;
}

const REFUSAL = '<Error><Code>PreconditionFailed</Code><Message>The object is there already</Message></Error>';

/** Starts the server on a port, or on a free one. */
export async function startBucketServer(port = 0): Promise<BucketServer> {
  // Its types name another module format.
  const app = buildApp({ logger: false }) as FastifyInstance;
  const written = new Set<string>();
  const state = { asked: [] as string[], breaks: (_asked: string) => false, ignoresConditions: false, delayMs: 0 };
  app.addHook('onRequest', (_request, _reply, done) => void setTimeout(done, state.delayMs));
  // The emulator does not know conditional writes. Nothing waits between the look and the write.
  app.addHook('preHandler', (request, reply, done) => {
    const target = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).replace(/\/$/, '');
    const asked = `${request.method} ${target.slice(1)}`;
    state.asked.push(asked);
    if (state.breaks(asked)) return void request.raw.socket.destroy();
    const isConditional = request.headers['if-none-match'] === '*' && !state.ignoresConditions;
    if (request.method === 'PUT' && isConditional && written.has(target))
      return void reply.code(412).type('application/xml').send(REFUSAL);
    if (request.method === 'PUT') written.add(target);
    if (request.method === 'DELETE') written.delete(target);
    if (request.method === 'POST')
      for (const [, key] of String(request.body).matchAll(/<Key>(.*?)<\/Key>/g)) written.delete(`${target}/${key}`);
    done();
  });
  await app.listen({ port, host: '127.0.0.1' });
  const { port: listening } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${listening}/${TEST_BUCKET}`, { method: 'PUT' });
  return Object.assign(state, { port: listening, stop: () => app.close() });
}
