import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { includesRole, type Caller } from './access.ts';
import { addAttempt, type Refused } from './attempts/attempts.ts';
import type { ChangeResult } from './change.ts';
import type { RegistryContext, RegistryPart } from './context.ts';
import { sendData, sendFailure } from './envelope.ts';
import { gatesIn } from './gates/gate-results.ts';
import { findForeign, getCaller } from './guard.ts';
import { isForward, type RequestedAction } from './release-state.ts';
import { Answer, goesPastGates, NamedAction, Publication, roleFor, SAY_WHY } from './requested-action.ts';
import { searchRequests } from './requests.ts';

const UNPROCESSABLE: readonly string[] = [
  'RELEASE_UNKNOWN_PACKAGE',
  'RELEASE_UNKNOWN_VERSION',
  'RELEASE_UNKNOWN_SLOT',
  'RELEASE_BAD_PLAN',
  'RELEASE_UNKNOWN_REQUEST',
  'RELEASE_PAST',
  'RELEASE_KEY_REUSED',
];

function statusOf({ code }: Failure): number {
  if (code === 'RELEASE_STALE') return 412;
  if (code === 'RELEASE_NO_PERSON' || code === 'RELEASE_OWN_REQUEST') return 403;
  return UNPROCESSABLE.includes(code) ? 422 : 409;
}

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function sendIssues(reply: FastifyReply, issues: readonly v.BaseIssue<unknown>[]): FastifyReply {
  const fields = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message]));
  const reasons = [...new Set(Object.values(fields))];
  return sendFailure(reply, 422, 'OPS_INVALID', reasons.join(' '), { fields, reasons });
}

/** The revision of an If-Match header; undefined without one, NaN when it is none. */
function revisionIn(header: string | undefined): number | undefined {
  return header === undefined ? undefined : Number(/^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1]);
}

type PackageRequest = FastifyRequest<{ Params: { name: string } }>;

/** A refusal stays one where it cannot be written down. */
async function note({ pool }: RegistryContext, request: FastifyRequest, refused: Refused): Promise<void> {
  await addAttempt(pool, refused).catch((error: unknown) => {
    request.log.error({ err: error }, 'What was refused could not be written down');
  });
}

/** Who goes past a gate is an operator; who does that or brings a version from elsewhere says why. */
async function publish(context: RegistryContext, request: PackageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = v.safeParse(Publication, request.body);
  if (!parsed.success) return sendIssues(reply, parsed.issues);
  const caller = getCaller(request);
  const foreign = findForeign(caller, request.params.name);
  if (foreign) return sendFailure(reply, 403, 'OPS_FORBIDDEN', foreign);
  const { accept: accepted, smoke, reason: why, from } = parsed.output;
  const isException = accepted.length > 0 || !smoke;
  if (isException && !includesRole(caller.role, 'operator'))
    return sendFailure(reply, 403, 'OPS_FORBIDDEN', 'Going past a gate takes the role operator.');
  if ((isException || from) && why === '')
    return sendFailure(reply, 422, 'OPS_INVALID', SAY_WHY, { reasons: [SAY_WHY] });
  const { name } = request.params;
  const outcome = await context.service.publish({ ...parsed.output, name, actor: caller.name });
  if (outcome.ok) return sendData(reply.code(outcome.data.created ? 201 : 200), outcome.data);
  const { code, message } = outcome.failure;
  const tried = { kind: from ? ('bring' as const) : ('publish' as const), version: parsed.output.version };
  await note(context, request, { name, actor: caller.name, tried, code, message, gates: outcome.gates });
  return sendFailure(reply, 422, code, message, { reasons: outcome.reasons });
}

/** Why a caller may not do this to this package, for which they have a token of some role; undefined when they may. */
function findForbidden(caller: Caller, name: string, action: RequestedAction): string | undefined {
  const foreign = findForeign(caller, name);
  if (foreign) return foreign;
  const isException = goesPastGates(action);
  const role = isException ? 'operator' : roleFor(action.kind);
  if (includesRole(caller.role, role)) return undefined;
  return `${isException ? 'Going past a gate' : action.kind} takes the role ${role}.`;
}

function sendOutcome(reply: FastifyReply, outcome: Outcome<ChangeResult>): FastifyReply {
  if (!outcome.ok) {
    const { code, message } = outcome.failure;
    return sendFailure(reply, statusOf(outcome.failure), code, message, { reasons: [message] });
  }
  reply.code(outcome.data.waits ? 202 : 200).header('etag', `"${outcome.data.revision}"`);
  return sendData(reply, outcome.data);
}

/** A refusal for want of rights is none of a release. */
async function noteRefusal(
  context: RegistryContext,
  request: FastifyRequest,
  { action, ...of }: Pick<Refused, 'name' | 'actor'> & { readonly action: RequestedAction },
  outcome: Outcome<ChangeResult>,
): Promise<void> {
  if (outcome.ok || statusOf(outcome.failure) === 403 || !isForward(action)) return;
  const { code, message } = outcome.failure;
  await note(context, request, { ...of, tried: action, code, message, gates: gatesIn(outcome) });
}

async function change(context: RegistryContext, request: PackageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = v.safeParse(NamedAction, request.body);
  if (!parsed.success) return sendIssues(reply, parsed.issues);
  const caller = getCaller(request);
  const { name } = request.params;
  const { reason, at: dueAt, ...action } = { at: undefined, ...parsed.output };
  const forbidden = findForbidden(caller, name, action);
  if (forbidden) return sendFailure(reply, 403, 'OPS_FORBIDDEN', forbidden);
  const ifRevision = revisionIn(headerOf(request, 'if-match'));
  if (Number.isNaN(ifRevision)) return sendFailure(reply, 422, 'OPS_INVALID', 'If-Match is a revision.');
  const key = headerOf(request, 'idempotency-key');
  const idempotencyKey = key && `${caller.name}:${key}`;
  const { name: actor, person } = caller;
  const outcome = await context.service.apply({
    name,
    action,
    actor,
    person,
    reason,
    dueAt,
    ifRevision,
    idempotencyKey,
  });
  await noteRefusal(context, request, { name, actor, action }, outcome);
  return sendOutcome(reply, outcome);
}

type AnswerRequest = FastifyRequest<{ Params: { name: string; id: string } }>;

/** Who may do what was asked for may say yes or no to it, but for its asker, who may take it back. */
async function answer(context: RegistryContext, request: AnswerRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = v.safeParse(Answer, request.body);
  if (!parsed.success) return sendIssues(reply, parsed.issues);
  const caller = getCaller(request);
  const { name } = request.params;
  const id = Number(/^\d{1,15}$/.exec(request.params.id)?.[0] ?? 0);
  const asked = (await searchRequests(context.pool, new Date(), name)).find((each) => each.id === id);
  const forbidden = asked ? findForbidden(caller, name, asked.action) : findForeign(caller, name);
  if (forbidden) return sendFailure(reply, 403, 'OPS_FORBIDDEN', forbidden);
  const { decision, reason } = parsed.output;
  const { name: actor, person } = caller;
  const outcome = await context.service[decision](name, { id, actor, person, reason });
  if (asked && decision === 'approve')
    await noteRefusal(context, request, { name, actor, action: asked.action }, outcome);
  return sendOutcome(reply, outcome);
}

/** Publishing, and everything that is done to a package. */
export const changeRoutes: RegistryPart = (app, context, guard) => {
  const releaser = { preHandler: guard('releaser') };
  app.post<{ Params: { name: string } }>('/ops/api/packages/:name/actions', releaser, (request, reply) =>
    change(context, request, reply),
  );
  app.post<{ Params: { name: string; id: string } }>(
    '/ops/api/packages/:name/requests/:id',
    releaser,
    (request, reply) => answer(context, request, reply),
  );
  app.post<{ Params: { name: string } }>('/ops/api/packages/:name/versions', releaser, (request, reply) =>
    publish(context, request, reply),
  );
};
