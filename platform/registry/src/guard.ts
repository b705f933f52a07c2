// Cookies are part of a request's type wherever this file is.
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  beginSession,
  endSession,
  findCaller,
  findSession,
  includesRole,
  isFor,
  SESSION_HOURS,
  type Caller,
  type KnownCaller,
  type Role,
} from './access.ts';
import { sendData, sendFailure } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a guard has let the request through. */
    caller?: KnownCaller;
  }
}

/** The console's cookie: names a session of the registry where no script can read it. */
export const OPS_COOKIE = 'wisata_ops';

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** A cookie travels by itself, so a change that comes with one has to come from this site's own pages. */
function isFromElsewhere({ headers, method, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin } = headers;
  return origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Lets pass who has a token of the given role or a higher one; reads it from the header or the console's cookie. */
export type Guard = (role: Role) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;

/** Makes the guard of one registry. */
export function createGuard(pool: pg.Pool): Guard {
  return (role) => async (request, reply) => {
    const bearer = bearerOf(request);
    const session = request.cookies[OPS_COOKIE];
    const actor = request.headers['x-release-actor'];
    const find = () => {
      if (bearer) return findCaller(pool, bearer, typeof actor === 'string' ? actor : undefined);
      return session ? findSession(pool, session) : undefined;
    };
    const caller = await find();
    if (!caller) return sendFailure(reply, 401, 'OPS_UNAUTHENTICATED', 'A release token is needed.');
    if (!bearer && isFromElsewhere(request))
      return sendFailure(reply, 403, 'OPS_FOREIGN_ORIGIN', 'This request did not come from the console.');
    if (!includesRole(caller.role, role))
      return sendFailure(reply, 403, 'OPS_FORBIDDEN', `This needs the role ${role}; ${caller.name} is ${caller.role}.`);
    request.caller = caller;
  };
}

/** Why a caller may not touch a package; undefined when they may. A role is for the packages of its token alone. */
export const findForeign = (caller: Caller, name: string): string | undefined =>
  isFor(caller, name)
    ? undefined
    : `The token of ${caller.name} is for ${caller.packages.join(', ') || 'no package'}, not for ${name}.`;

/** The caller of a request that a guard has let through. Throws where there was no guard. */
export function getCaller(request: FastifyRequest): KnownCaller {
  if (!request.caller) throw new Error(`${request.url} has no guard`);
  return request.caller;
}

/** What a caller is told of themselves. */
const shown = (caller: KnownCaller | undefined): Caller | undefined =>
  caller && { name: caller.name, role: caller.role, packages: caller.packages };

/**
 * Sign-in of the console: a token begins a session, whose name goes into a cookie that only this site's requests carry.
 * Signing out ends it here, for every copy of the cookie.
 */
export function registerSession(app: FastifyInstance, pool: pg.Pool, guard: Guard): void {
  const cookie = { path: '/ops', httpOnly: true, sameSite: 'strict' } as const;
  app.post<{ Body: { token?: unknown } | null }>('/ops/api/session', async (request, reply) => {
    const token = request.body?.token;
    const session = typeof token === 'string' ? await beginSession(pool, token) : undefined;
    if (session === undefined) return sendFailure(reply, 401, 'OPS_UNAUTHENTICATED', 'Nobody was given this token.');
    const maxAge = SESSION_HOURS * 3_600;
    reply.setCookie(OPS_COOKIE, session, { ...cookie, maxAge, secure: request.protocol === 'https' });
    return sendData(reply, shown(await findSession(pool, session)), 'Signed in');
  });
  app.delete('/ops/api/session', async (request, reply) => {
    const session = request.cookies[OPS_COOKIE];
    if (session) await endSession(pool, session);
    return sendData(reply.clearCookie(OPS_COOKIE, cookie), null, 'Signed out');
  });
  app.get('/ops/api/session', { preHandler: guard('viewer') }, async (request, reply) =>
    sendData(reply, shown(getCaller(request))),
  );
}
