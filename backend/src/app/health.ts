import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inReservedPool } from './database.ts';
import type { BackendContext } from './context.ts';

/** A health probe times out sooner than a call may take. */
const ANSWER_WITHIN_MS = 2_000;

/** Whether this process can work: its database answers and accepts writes. */
export async function canWrite({ db }: BackendContext): Promise<boolean> {
  const asked = inReservedPool(() =>
    sql<{ reads_only: boolean }>`select pg_is_in_recovery() as reads_only`.execute(db),
  );
  const answer = asked.then(
    ({ rows }) => rows[0]?.reads_only === false,
    () => false,
  );
  return Promise.race([answer, wait(ANSWER_WITHIN_MS, false, { ref: false })]);
}

/** `/health/live`: the process answers. `/health` and `/health/ready`: it can do its work, because the database can. */
export function addHealth(app: FastifyInstance, context: BackendContext): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      if (await canWrite(context)) return { status: 'ok' };
      return reply.code(503).header('retry-after', '2').send({ status: 'database unreachable' });
    });
  }
}
