import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Override } from '@wisata/registry/override-link';
import { NotGenuine } from '@wisata/registry/release-proof';
import type { ReleaseStore } from '@wisata/registry/store';
import type { EdgeConfig } from './config.ts';
import type { Follower } from './follower.ts';
import { opsCookieOf } from './ops-proxy.ts';
import type { Overrides } from './overrides.ts';
import { isOwnServer } from './own-server.ts';
import type { Previews } from './previews.ts';
import { failureEnvelope } from './problems.ts';

const ROLES: readonly unknown[] = ['releaser', 'operator'];
const REMOTE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ASK_TIMEOUT_MS = 5_000;
/** How long a link is good: a developer's own server is opened at once, by the developer alone. */
const linkSecondsOf = ({ version }: Override) => (isOwnServer(version) ? 60 : 24 * 3_600);

type Query = Readonly<Partial<Record<'remote' | 'version' | 'until' | 'sig' | 'back', string>>>;
/** A link of a pull request. */
interface PreviewRequest {
  readonly Params: { readonly name: string; readonly number: string };
  readonly Querystring: { readonly key?: unknown; readonly back?: string };
}
type OverrideRequest = FastifyRequest<{ Querystring: Query }>;

/** A page of this site; anything else leads home. */
function pathOf(back: string | undefined): string {
  if (!back?.startsWith('/') || /^\/[/\\]|[\\\s]/.test(back)) return '/';
  return back;
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send(failureEnvelope(code, message));

/** Parts of {@link registerOverrides}. */
interface OverrideParts {
  readonly config: EdgeConfig;
  readonly store: ReleaseStore;
  readonly follower: Follower;
  readonly overrides: Overrides;
  readonly previews: Previews;
}

interface Session {
  readonly role?: unknown;
  readonly packages?: unknown;
}

/** Whether the registry knows the caller as one who may release this package; undefined when it does not answer. */
async function mayRelease(
  { headers }: FastifyRequest,
  name: string,
  registryUrl: string,
): Promise<boolean | undefined> {
  const { authorization } = headers;
  const cookie = opsCookieOf(headers.cookie);
  if (!authorization && !cookie) return false;
  try {
    const answer = await fetch(`${registryUrl}/ops/api/session`, {
      headers: { ...(authorization && { authorization }), ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const { data } = (await answer.json()) as { data?: Session | null };
    const packages: readonly unknown[] = Array.isArray(data?.packages) ? data.packages : [];
    return answer.ok && ROLES.includes(data?.role) && (packages.includes('*') || packages.includes(name));
  } catch {
    return undefined;
  }
}

/** Where testers choose a version for themselves, hand the choice on as a link, and end it. */
export function registerOverrides(app: FastifyInstance, parts: OverrideParts): void {
  const { config, store, follower, overrides, previews } = parts;
  /** Why an override cannot be granted. */
  async function findProblem({ name, version }: Override): Promise<string | undefined> {
    const { states } = follower.current();
    // A remote of which nothing is live yet is worked on and tried before its first version goes live.
    const isNew = name !== 'shell' && !Object.hasOwn(states, name);
    if (isNew && !REMOTE_NAME.test(name)) return `There is no remote ${name}.`;
    if (isOwnServer(version)) return name === 'shell' ? 'The shell comes from the release store.' : undefined;
    if (states[name]?.blocked.includes(version)) return `${name} ${version} is blocked.`;
    try {
      return (await store.find(name, version)) ? undefined : `${name} ${version} is not in the release store.`;
    } catch (error) {
      if (error instanceof NotGenuine) return `${name} ${version} is not published, or not as it lies in the store.`;
      throw error;
    }
  }

  async function refuseStranger(request: OverrideRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const allowed = await mayRelease(request, overrideOf(request.query).name, config.registryUrl);
    if (allowed) return undefined;
    return allowed === undefined
      ? refuse(reply, 502, 'REGISTRY_UNREACHABLE', 'The release registry does not answer.')
      : refuse(
          reply,
          401,
          'OPS_UNAUTHENTICATED',
          'This takes the token of a releaser of this package, or a link from one.',
        );
  }

  const overrideOf = ({ remote = '', version = '' }: Query): Override => ({
    name: remote,
    version: /^https?:/.test(version) && !version.endsWith('/') ? `${version}/` : version,
  });

  app.get<{ Querystring: Query }>('/ops/override', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { until, sig, back } = request.query;
    const override = overrideOf(request.query);
    const hasLink = until !== undefined && sig !== undefined && overrides.isLinkGenuine(override, Number(until), sig);
    if (!hasLink && (await refuseStranger(request, reply))) return reply;
    const problem = await findProblem(override);
    if (problem !== undefined) return refuse(reply, 422, 'OVERRIDE_UNKNOWN', problem);
    overrides.add(request, reply, override);
    return reply.redirect(pathOf(back));
  });

  app.get<{ Querystring: Query }>('/ops/override/link', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await refuseStranger(request, reply)) return reply;
    const override = overrideOf(request.query);
    const problem = await findProblem(override);
    if (problem !== undefined) return refuse(reply, 422, 'OVERRIDE_UNKNOWN', problem);
    const until = Math.floor(Date.now() / 1000) + linkSecondsOf(override);
    const url = config.app.baseUrl + overrides.linkPath(override, until, pathOf(request.query.back));
    return reply.send({ status: true, success: true, message: 'Success', data: { url } });
  });

  app.get<PreviewRequest>('/ops/preview/:name/:number', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { name } = request.params;
    const number = Number(/^[1-9]\d{0,9}$/.exec(request.params.number)?.[0]);
    const { key, back } = request.query;
    if (typeof key !== 'string' || !previews.isLinkGenuine(name, number, key))
      return refuse(reply, 404, 'PREVIEW_UNKNOWN', 'There is no such preview.');
    const version = await previews.find(name, number).catch(() => null);
    if (version === null) return refuse(reply, 502, 'REGISTRY_UNREACHABLE', 'The release registry does not answer.');
    if (version === undefined) return refuse(reply, 410, 'PREVIEW_ENDED', 'This preview has ended.');
    const problem = await findProblem({ name, version });
    if (problem !== undefined) return refuse(reply, 422, 'OVERRIDE_UNKNOWN', problem);
    // What was chosen for this package before would stand in front of it.
    overrides.end(request, reply, name);
    previews.add(request, reply, name, number);
    return reply.redirect(pathOf(back));
  });

  app.get<{ Querystring: Query }>('/ops/override/reset', async (request, reply) => {
    overrides.end(request, reply, request.query.remote);
    previews.end(request, reply, request.query.remote);
    return reply.header('cache-control', 'no-store').redirect(pathOf(request.query.back));
  });
}
