import type { FastifyReply } from 'fastify';
import type { RegistryPart } from './context.ts';
import { sendFailure } from './envelope.ts';
import type { Published } from './publication.ts';

const LONGEST_WAIT_SECONDS = 55;

interface Query {
  readonly after?: string;
  readonly wait?: string;
  readonly shape?: string;
}

const isWhole = (text: string | undefined): text is string => text !== undefined && /^\d{1,15}$/.test(text);

/** The document names who may keep it for how long: nobody but who asks again, and asking again is cheap. */
function describe(reply: FastifyReply, { snapshot, expiresAt }: Published, etag: string): void {
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('expires', new Date(expiresAt).toUTCString())
    .header('x-release-revision', String(snapshot.revision));
}

/** What edges follow, without a token: it says nothing that the pages of the site do not say. */
export const discoveryRoutes: RegistryPart = (app, { publication }) => {
  app.get<{ Querystring: Query }>('/ops/api/discovery', async (request, reply) => {
    const { after, wait, shape } = request.query;
    if (after !== undefined && !isWhole(after))
      return sendFailure(reply, 422, 'OPS_INVALID', 'after is the number of a revision.');
    const published = isWhole(after)
      ? await publication.next(Number(after), waitMs(wait), abortOf(reply))
      : publication.current();
    const plain = shape === 'plain';
    const etag = `"${published.snapshot.revision}${plain ? '-plain' : ''}"`;
    describe(reply, published, etag);
    if (request.headers['if-none-match'] === etag || Number(after) === published.snapshot.revision)
      return reply.code(304).send();
    return reply.send(plain ? published.document : published.signed);
  });
};

function waitMs(wait: string | undefined): number {
  return isWhole(wait) ? Math.min(Number(wait), LONGEST_WAIT_SECONDS) * 1000 : 0;
}

/** Ends a wait whose caller is gone. */
function abortOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
