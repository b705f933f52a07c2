import type { IncomingHttpHeaders } from 'node:http';
import { scopesOf, type Scope } from '@wisata/kernel/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { findTokenUser, type AuthUser } from './access-token.ts';
import { checkAnswer } from './answer-check.ts';
import {
  ApiError,
  badRequest,
  forbidden,
  unauthenticated,
  type FileAnswer,
  type OkReply,
  type RawReply,
} from './envelope.ts';
import type { BackendContext } from './context.ts';
import { checkOwnSite } from './own-site.ts';
import { parseInput, type Schema } from './input.ts';
import { networkOf } from './network.ts';
import type { RateLimit, RequestLimit } from './rate-limit.ts';

/**
 * Who may call: `open` anybody; `public` the site's basic pair or any signed-in user; anything else whoever has that
 * scope by their role.
 */
export type Access = 'open' | 'public' | Scope;

/** Caches before the API give what is the same for all so long: as long as an edge keeps a page. */
const SHARED = 'public, max-age=0, s-maxage=5';

/** What a schema gives a handler; undefined where a route declares none. */
export type Parsed<S> = S extends Schema ? v.InferOutput<S> : undefined;

export interface RouteRequest<Body = unknown, Query = unknown, Params = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  /** Present whenever the caller is signed in, on public and open routes too. */
  readonly user?: AuthUser;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly idempotencyKey?: string;
  /** The caller's network as limits count it: an IPv4 address, or the /64 of an IPv6 one. */
  readonly ip: string;
  /** Aborted when the caller has left before the answer. */
  readonly signal: AbortSignal;
  /** The body as it was sent, for checking a signature. */
  readonly rawBody: string;
  readonly method: string;
  readonly url: string;
  /** Sets a header on the answer (cookies). */
  setHeader(name: string, value: string | string[]): void;
}

type Sent<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Sent<T[Key]> }
      : T;

/** What a handler gives for the declared answer: its data, alone or with a message, or bytes. */
export type Answer<R> = R extends Schema
  ? Sent<v.InferOutput<R>> | OkReply<Sent<v.InferOutput<R>>> | RawReply
  : RawReply;

export interface RouteSpec<
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends Schema | undefined,
  R extends Schema | FileAnswer,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's form: `/api/v1/dashboard/passenger/:id`. */
  path: string;
  access: Access;
  /** Our own pages like to have it and the contract (section 7) does not name it. */
  isBeyondContract?: boolean;
  summary: string;
  body?: B;
  query?: Q;
  params?: P;
  /** Shape of `data` in the answer, or the kind of file, for the OpenAPI document; outside production every answer is held against it. */
  response: R;
  /** It says the same to everybody who asks in one language, so that caches before the API may give it again. */
  isSameForAll?: boolean;
  /** Counted for each network; a handler that must count per e-mail calls `takeRateLimit` itself. */
  rateLimit?: RateLimit;
  /** Accepts HTML forms beside JSON, for pages without script; such a form can come from any site. */
  form?: boolean;
  handler(request: RouteRequest<Parsed<B>, Parsed<Q>, Parsed<P>>, context: BackendContext): Promise<Answer<R>>;
}

/** A route with its schemas' types forgotten, as lists hold it. */
export interface RouteDefinition extends Omit<
  RouteSpec<Schema | undefined, Schema | undefined, Schema | undefined, Schema | FileAnswer>,
  'handler'
> {
  handler(request: RouteRequest, context: BackendContext): Promise<unknown>;
}

/** Describes one route; the handler's request is typed by the schemas, its result is wrapped into the envelope. */
export function defineRoute<
  R extends Schema | FileAnswer,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(spec: RouteSpec<B, Q, P, R>): RouteDefinition {
  return spec;
}

function isBasicPair(authorization: string, { config }: BackendContext): boolean {
  const expected = Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64');
  return authorization.replace(/^basic\s+/i, '') === expected;
}

async function authorize(
  access: Access,
  authorization: string | undefined,
  context: BackendContext,
): Promise<AuthUser | undefined> {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  const named = bearer ? await findTokenUser(bearer, context.config.jwtSecret, context.clock) : undefined;
  const user = named && (await context.sessions.findUser(named));
  if (access === 'open') return user;
  if (bearer && !user) throw unauthenticated('Your session has ended. Please sign in again.', 'TOKEN_INVALID');
  if (access === 'public') {
    if (user || (authorization && isBasicPair(authorization, context))) return user;
    throw unauthenticated();
  }
  if (!user) throw unauthenticated();
  if (!scopesOf(user.role).includes(access)) throw forbidden();
  return user;
}

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

const rawBodies = new WeakMap<FastifyRequest, string>();

/** Kept beside the request, because a signature is over the exact text. */
export function rememberRawBody(request: FastifyRequest, text: string): void {
  rawBodies.set(request, text);
}

/** Access, rate limit, validation, handler, answer check, in this order: a caller without access learns nothing of a route's fields. */
export async function runRoute(
  route: RouteDefinition,
  context: BackendContext,
  request: FastifyRequest,
  reply: FastifyReply,
  limit?: RequestLimit,
): Promise<unknown> {
  checkOwnSite(request, context);
  if (!route.form && isForm(request)) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The request must be JSON.');
  const user = await authorize(route.access, request.headers.authorization, context);
  const ip = networkOf(request.ip);
  await limit?.(request);
  const idempotencyKey = request.headers['idempotency-key'];
  if (Array.isArray(idempotencyKey) || (idempotencyKey !== undefined && !/^[\x21-\x7e]{8,128}$/.test(idempotencyKey))) {
    throw badRequest('Idempotency-Key must be 8 to 128 visible characters.', {
      'Idempotency-Key': '8 to 128 visible characters',
    });
  }
  const result = await route.handler(
    {
      params: await parseInput(route.params, request.params),
      query: await parseInput(route.query, request.query),
      body: await parseInput(route.body, request.body),
      user,
      headers: request.headers,
      cookies: request.cookies,
      idempotencyKey,
      ip,
      signal: request.signal,
      rawBody: rawBodies.get(request) ?? '',
      method: request.method,
      url: request.url,
      setHeader: (name, value) => void reply.header(name, value),
    },
    context,
  );
  if (!context.config.production) await checkAnswer(route, result);
  // A browser asks each time; what has not changed costs it no bytes.
  if (route.isSameForAll) reply.headers({ 'cache-control': SHARED, vary: 'accept-language' });
  return result;
}
