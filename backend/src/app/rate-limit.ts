import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { BackendContext } from './context.ts';
import { tooManyRequests } from './envelope.ts';
import { networkOf } from './network.ts';

/** Counted in the database, so that several processes share one count. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** Attempts in the window that is open, and for how many milliseconds it stays open. */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

async function countAttempt(context: BackendContext, key: string, windowMs: number): Promise<Counted> {
  const now = context.clock.now();
  const windowStart = new Date(now.getTime() - windowMs);
  // A window that begins later than any other machine's clock may run was written before this clock was set back.
  const latestStart = new Date(now.getTime() + windowMs);
  const isOver = sql`existing.window_start_at <= ${windowStart} or existing.window_start_at > ${latestStart}`;
  const { rows } = await sql<{ hits: number; window_start_at: Date }>`
    insert into rate_limits as existing (key, window_start_at, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else existing.hits + 1 end,
      window_start_at = case when ${isOver} then ${now} else existing.window_start_at end
    returning hits, window_start_at`.execute(context.db);
  const { hits, window_start_at: startAt } = rows[0]!;
  return { current: hits, ttl: startAt.getTime() - windowStart.getTime() };
}

/** What `@fastify/rate-limit` counts in: the same table for every process. */
const sharedCounts = (context: BackendContext): FastifyRateLimitStoreCtor =>
  class SharedCounts implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs) =>
      void countAttempt(context, key, windowMs).then((counted) => done(null, counted), done);
    child = () => this;
  };

/** Lets routes have limits for each network. */
export async function registerRateLimits(app: FastifyInstance, context: BackendContext): Promise<void> {
  await app.register(rateLimit, { global: false, store: sharedCounts(context) });
}

function tooManyAttempts(ttl: number) {
  const waitSeconds = Math.max(1, Math.ceil(ttl / 1000));
  const minutes = Math.ceil(waitSeconds / 60);
  return tooManyRequests(
    `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    waitSeconds,
  );
}

/** Counts a request of one network under `name`; throws 429 with Retry-After once the window is full. */
export type RequestLimit = (request: FastifyRequest) => Promise<void>;

/** The limit of a route. */
export function createRequestLimit(
  app: FastifyInstance,
  name: string,
  { max, windowSeconds }: RateLimit,
): RequestLimit {
  const check = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: ({ ip }) => `${name} ${networkOf(ip)}`,
  });
  return async (request) => {
    const found = await check(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyAttempts(found.ttl);
  };
}

/** Counts one attempt of what is no request of a network: of an e-mail, an order, a member; throws as a {@link RequestLimit} does. */
export async function takeRateLimit(context: BackendContext, key: string, limit: RateLimit): Promise<void> {
  const { current, ttl } = await countAttempt(context, key, limit.windowSeconds * 1000);
  if (current > limit.max) throw tooManyAttempts(ttl);
}

/** Forgets the attempts under `key`, for example after a sign-in that went well. */
export async function clearRateLimit(context: BackendContext, key: string): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Takes one attempt back, so that only those that went wrong stay counted. */
export async function returnRateLimit(context: BackendContext, key: string): Promise<void> {
  await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(context.db);
}
