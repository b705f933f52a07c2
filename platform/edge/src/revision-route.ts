import type { FastifyInstance } from 'fastify';
import { createBeaconToken } from './beacon-token.ts';
import type { Seal } from '@wisata/registry/seal';
import type { Visits } from './visit.ts';
import type { Visitors } from './visitor.ts';

/** Parts of {@link registerRevision}. */
interface RevisionParts {
  readonly visits: Visits;
  readonly visitors: Visitors;
  /** Signs what a page tells about its releases with. */
  readonly seal: Seal;
}

/**
 * Tells an open page what a document that is asked for now would be made of. A page that says what it runs
 * (`?runs=shell@1.0.0,hotel@2.0.0`) gets the proof for its beacons too, and its browser an id, so that documents need
 * carry nothing of a visitor's own.
 */
export function registerRevision(app: FastifyInstance, { visits, visitors, seal }: RevisionParts): void {
  app.get<{ Querystring: { runs?: string } }>('/revision', async (request, reply) => {
    const { runs } = request.query;
    const visitor = visitors.welcome(request);
    const isAsked = typeof runs === 'string' && visitor.id !== undefined;
    const { composition } = await visits.compose(request, isAsked ? visitor.id : undefined);
    const { revision, shell, remotes } = composition;
    const { slotsOff } = composition.offered;
    const versions = Object.entries(remotes).map(([name, { version }]) => [name, version] as const);
    const answer = { revision, shell: shell.version, remotes: Object.fromEntries(versions), slotsOff };
    reply.header('cache-control', 'no-store');
    if (!isAsked) return reply.send(answer);
    visitors.keep(request, reply, visitor);
    const given = await visits.given(runs, request, visitor.id);
    const token = createBeaconToken(seal, visitor.id, given, Date.now());
    return reply.send({ ...answer, beacon: { token } });
  });
}
