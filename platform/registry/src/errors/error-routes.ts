import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegistryContext } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import type { Guard } from '../guard.ts';
import { NOTHING_RELEASED } from '../release-state.ts';
import { readSnapshot } from '../repository.ts';
import { ErrorBatch } from './error-report.ts';
import { readErrors } from './error-figures.ts';
import { addErrors } from './error-store.ts';
import { createPlaces } from './find-places.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** What lets edges alone in, and the secret that they prove themselves with. */
interface EdgeDoor {
  readonly preHandler: ReturnType<Guard>;
  readonly secret: string;
}

/** Errors of browsers in, over edges; groups of them out, for who has a token. */
export function registerErrors(app: FastifyInstance, context: RegistryContext, guard: Guard, edge: EdgeDoor): void {
  const { pool, proven } = context;
  const places = createPlaces(proven, (text, error) => app.log.warn({ err: error }, text));

  app.post('/ops/api/errors', { preHandler: edge.preHandler, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const batch = v.safeParse(ErrorBatch, request.body);
    if (!batch.success) return sendFailure(reply, 400, 'OPS_INVALID', batch.issues[0].message);
    const receipt = await addErrors({ pool, places, secret: edge.secret }, batch.output.errors);
    return sendData(reply.code(202), receipt);
  });

  app.get<{ Params: { name: string }; Querystring: { version?: string } }>(
    '/ops/api/packages/:name/errors',
    { preHandler: guard('viewer') },
    async (request, reply) => {
      const { name } = request.params;
      const { stable, canary } = (await readSnapshot(pool)).states[name] ?? NOTHING_RELEASED;
      const version = request.query.version ?? canary?.version ?? stable;
      if (!version)
        return sendFailure(reply, 404, 'RELEASE_UNKNOWN_VERSION', `Nothing of ${name} is live: name a version.`);
      return sendData(reply, await readErrors(pool, name, version));
    },
  );
}
