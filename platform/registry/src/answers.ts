import { createHash } from 'node:crypto';
import type pg from 'pg';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { ChangeRequest, ChangeResult } from './change.ts';

const fingerprintOf = ({ name, action, reason }: ChangeRequest) =>
  createHash('sha256')
    .update(JSON.stringify([name, action, reason]))
    .digest('hex');

/** The answer that a request with this key was given before; undefined for the first. */
export async function findAnswer(
  db: pg.PoolClient,
  request: ChangeRequest,
): Promise<Outcome<ChangeResult> | undefined> {
  const { idempotencyKey: key } = request;
  if (key === undefined) return undefined;
  // Two requests with one key take turns; the second finds the answer of the first.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const { rows } = await db.query<{ fingerprint: string; answer: ChangeResult }>(
    'select fingerprint, answer from releases.answers where key = $1',
    [key],
  );
  const known = rows[0];
  if (!known) return undefined;
  return known.fingerprint === fingerprintOf(request)
    ? success(known.answer)
    : failure('RELEASE_KEY_REUSED', 'This Idempotency-Key belongs to another request.');
}

/** Keeps an answer for whoever asks the same again. */
export async function keepAnswer(db: pg.PoolClient, request: ChangeRequest, result: ChangeResult): Promise<void> {
  if (request.idempotencyKey === undefined) return;
  await db.query(`delete from releases.answers where at < now() - interval '7 days'`);
  await db.query('insert into releases.answers (key, fingerprint, answer) values ($1, $2, $3)', [
    request.idempotencyKey,
    fingerprintOf(request),
    JSON.stringify(result),
  ]);
}
