import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBeaconQueue } from './beacon-queue.ts';
import { parseBeaconBody, readReports } from './beacon-reports.ts';
import { readBeaconToken } from './beacon-token.ts';
import type { EdgeConfig } from './config.ts';
import { networkOf } from '@wisata/registry/judge/network';
import type { Seal } from '@wisata/registry/seal';
import { failureEnvelope } from './problems.ts';
import { createRateLimit } from './rate-limit.ts';
import type { VisitReport } from './beacon-reports.ts';
import type { Visitors } from './visitor.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
const MOST_A_VISITOR = 200;
/** Many people share one network; a browser farm in one shall not drown them. */
const MOST_A_NETWORK = 3_000;

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
  readonly visitors: Visitors;
  /** Hears what pages tell before it is sent, to look for itself. */
  readonly onReports: (reports: readonly VisitReport[]) => void;
}

/** Where pages tell how their releases do. What is genuine goes on to the registry in batches. */
export function registerBeacons(
  app: FastifyInstance,
  { config, secret, seal, visitors, onReports }: BeaconParts,
): void {
  const queueOf = (kind: 'beacons' | 'errors') =>
    createBeaconQueue({
      kind,
      registryUrl: config.registryUrl,
      secret,
      report: (text, error) => app.log.warn({ err: error }, text),
    });
  const [beacons, errors] = [queueOf('beacons'), queueOf('errors')];
  const [perVisitor, perNetwork] = [createRateLimit(MOST_A_VISITOR), createRateLimit(MOST_A_NETWORK)];
  app.addHook('onClose', () => Promise.all([beacons.stop(), errors.stop()]));

  app.post('/beacon', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    if (!isFromHere(request, config.app.baseUrl))
      return refuse(reply, 403, 'BEACON_FOREIGN', 'Only pages of this site report here');
    const body = parseBeaconBody(request.body);
    if (!body) return refuse(reply, 400, 'BAD_REQUEST', 'Bad request');
    const now = Date.now();
    const visitor = visitors.find(request);
    const served = visitor === undefined ? undefined : readBeaconToken(seal, visitor, body.token, now);
    if (visitor === undefined || !served)
      return refuse(reply, 403, 'BEACON_TOKEN', 'This token is not of this visitor, or too old');
    const amount = Math.max(body.beacons.length, 1);
    if (!perNetwork(networkOf(request.ip), amount) || !perVisitor(visitor, amount))
      return refuse(reply.header('retry-after', '60'), 429, 'TOO_MANY', 'Too many reports');
    const reports = readReports(body, served, { visitor, address: request.ip, at: new Date(now).toISOString() });
    beacons.add(reports.filter(({ kind }) => kind !== 'error'));
    errors.add(reports.filter(({ kind }) => kind === 'error'));
    onReports(reports);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
