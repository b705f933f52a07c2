import { sql } from 'kysely';
import { tooManyRequests } from './envelope.ts';
import type { BackendContext } from './context.ts';

/** Counted in the database, so that several processes share one count. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** Counts one attempt under `key`; throws 429 with Retry-After once the window is full. */
export async function takeRateLimit(context: BackendContext, key: string, limit: RateLimit): Promise<void> {
  const now = context.clock.now();
  const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000);
  // A window that begins later than any other machine's clock may run was written before this clock was set back.
  const latestStart = new Date(now.getTime() + limit.windowSeconds * 1000);
  const isOver = sql`existing.window_start_at <= ${windowStart} or existing.window_start_at > ${latestStart}`;
  const { rows } = await sql<{ hits: number; window_start_at: Date }>`
    insert into rate_limits as existing (key, window_start_at, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else existing.hits + 1 end,
      window_start_at = case when ${isOver} then ${now} else existing.window_start_at end
    returning hits, window_start_at`.execute(context.db);
  const { hits, window_start_at: startAt } = rows[0]!;
  if (hits <= limit.max) return;
  const waitSeconds = Math.max(1, Math.ceil((startAt.getTime() - windowStart.getTime()) / 1000));
  const minutes = Math.ceil(waitSeconds / 60);
  throw tooManyRequests(
    `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    waitSeconds,
  );
}

/** Forgets the attempts under `key`, for example after a sign-in that went well. */
export async function clearRateLimit(context: BackendContext, key: string): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Takes one attempt back, so that only those that went wrong stay counted. */
export async function returnRateLimit(context: BackendContext, key: string): Promise<void> {
  await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(context.db);
}
