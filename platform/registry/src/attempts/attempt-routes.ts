import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryPart } from '../context.ts';
import { sendData } from '../envelope.ts';
import { ATTEMPTS_KEPT, searchAttempts } from './attempts.ts';

const USUAL = 50;

interface AttemptsRequest {
  readonly Params: { name?: string };
  readonly Querystring: { limit?: string };
}

/** What was refused lately, of all packages or of one. */
export const attemptRoutes: RegistryPart = (app, { pool }, guard) => {
  const viewer = { preHandler: guard('viewer') };
  const answer = async (request: FastifyRequest<AttemptsRequest>, reply: FastifyReply) => {
    const asked = Number(request.query.limit ?? USUAL);
    const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, ATTEMPTS_KEPT) : USUAL;
    return sendData(reply, { attempts: await searchAttempts(pool, limit, request.params.name) });
  };
  app.get<AttemptsRequest>('/ops/api/attempts', viewer, answer);
  app.get<AttemptsRequest>('/ops/api/packages/:name/attempts', viewer, answer);
};
