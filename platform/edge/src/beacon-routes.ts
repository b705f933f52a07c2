import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBeaconQueue } from './beacon-queue.ts';
import { parseBeaconBody, readReports } from './beacon-reports.ts';
import { readBeaconToken } from './beacon-token.ts';
import type { EdgeConfig } from './config.ts';
import type { Seal } from '@wisata/registry/seal';
import { failureEnvelope } from './problems.ts';
import { createRateLimit } from './rate-limit.ts';
import { findVisitorId } from './visitor.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
const MOST_A_VISITOR = 200;
/** Many people share one address; a browser farm on one shall not drown them. */
const MOST_AN_ADDRESS = 3_000;

/** Browsers name the origin with every POST, and only this site's pages have something to tell. */
function isFromHere({ headers, host }: FastifyRequest, baseUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(baseUrl).origin;
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).header('cache-control', 'no-store').send(failureEnvelope(code, message));

/** Parts of {@link registerBeacons}. */
interface BeaconParts {
  readonly config: EdgeConfig;
  readonly secret: string;
  readonly seal: Seal;
}

/** Where pages tell how their releases do. What is genuine goes on to the registry in batches. */
export function registerBeacons(app: FastifyInstance, { config, secret, seal }: BeaconParts): void {
  const queue = createBeaconQueue({
    registryUrl: config.registryUrl,
    secret,
    report: (text, error) => app.log.warn({ err: error }, text),
  });
  const [visitors, addresses] = [createRateLimit(MOST_A_VISITOR), createRateLimit(MOST_AN_ADDRESS)];
  app.addHook('onClose', () => queue.stop());

  app.post('/beacon', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    if (!isFromHere(request, config.app.baseUrl))
      return refuse(reply, 403, 'BEACON_FOREIGN', 'Only pages of this site report here');
    const body = parseBeaconBody(request.body);
    if (!body) return refuse(reply, 400, 'BAD_REQUEST', 'Bad request');
    const now = Date.now();
    const visitor = findVisitorId(request);
    const served = visitor === undefined ? undefined : readBeaconToken(seal, visitor, body.token, now);
    if (visitor === undefined || !served)
      return refuse(reply, 403, 'BEACON_TOKEN', 'This token is not of this visitor, or too old');
    const amount = Math.max(body.beacons.length, 1);
    if (!addresses(request.ip, amount) || !visitors(visitor, amount))
      return refuse(reply.header('retry-after', '60'), 429, 'TOO_MANY', 'Too many reports');
    queue.add(readReports(body, served, { visitor, address: request.ip, at: new Date(now).toISOString() }));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
