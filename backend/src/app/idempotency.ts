import { createHash } from 'node:crypto';
import { unprocessable } from './envelope.ts';
import type { BackendContext } from './context.ts';
import type { Trx } from './schema.ts';
import type { RouteRequest } from './route.ts';

/** The parts of a request that decide whether it is the same one again. */
export type IdempotentRequest = Pick<RouteRequest, 'idempotencyKey' | 'user' | 'body'>;

/** Text with keys sorted at every depth, so that the order of fields does not make another body. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort())
        : inner,
    ) ?? 'null'
  );
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T;

/**
 * Runs `work` in one transaction. With an Idempotency-Key, a repeat by the same user gets the first answer, one
 * that arrives before that waits for it (its insert blocks on the primary key), and another body is refused with 422.
 * Work that throws leaves no record, so the call can be made again.
 */
export async function withIdempotency<T>(
  context: BackendContext,
  request: IdempotentRequest,
  scope: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key } = request;
  if (!key) return context.db.transaction().execute(work);
  const owner = request.user?.id ?? 'guest';
  const bodyHash = createHash('sha256').update(canonicalJson(request.body)).digest('hex');
  return context.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('idempotency_keys')
      .values({ scope, owner, key, body_hash: bodyHash, answer: null, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const row = trx
      .selectFrom('idempotency_keys')
      .where('scope', '=', scope)
      .where('owner', '=', owner)
      .where('key', '=', key);
    if (!inserted) {
      const first = await row.select(['body_hash', 'answer']).executeTakeFirstOrThrow();
      if (first.body_hash !== bodyHash) {
        throw unprocessable('This Idempotency-Key was used for a different request.', 'IDEMPOTENCY_KEY_REUSED');
      }
      return first.answer as T;
    }
    const answer = asJson(await work(trx));
    await trx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** True when the same call with the same key has been answered: repeating it does nothing. */
export async function isAnswered(context: BackendContext, request: IdempotentRequest, scope: string): Promise<boolean> {
  const { idempotencyKey: key, user } = request;
  if (!key) return false;
  const row = await context.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('owner', '=', user?.id ?? 'guest')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
