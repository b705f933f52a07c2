import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Failure } from '@wisata/kernel/outcome';
import { includesRole, type Role } from './access.ts';
import type { RegistryPart } from './context.ts';
import { sendData, sendFailure } from './envelope.ts';
import { ACCEPTABLE_GATES } from './gates/gate-results.ts';
import { findForeign, getCaller } from './guard.ts';
import type { ReleaseService } from './release-service.ts';
import type { ReleaseActionKind } from './release-state.ts';
import { Segment } from './segment.ts';

const LONGEST_REASON = 500;
const LONGEST_SOAK_SECONDS = 604_800;

const Version = v.pipe(v.string(), v.nonEmpty('Name a version.'), v.maxLength(120));
const named = v.optional(Version, '');
const Slot = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^[a-z][a-z-]*:[a-z][a-z-]*$/, 'Name a slot: hotel:search-form.'),
);
const SAY_WHY = 'Say why: it is kept in the history.';
const TOO_LONG = `A reason has at most ${LONGEST_REASON} characters.`;
/** Missing counts as empty, and is answered in the same words. */
const reason = v.optional(
  v.pipe(v.string(SAY_WHY), v.trim(), v.nonEmpty(SAY_WHY), v.maxLength(LONGEST_REASON, TOO_LONG)),
  '',
);

const UNACCEPTABLE = `Only ${ACCEPTABLE_GATES.join(', ')} can be accepted.`;
const accept = v.optional(v.array(v.picklist(ACCEPTABLE_GATES, UNACCEPTABLE)));

const NamedAction = v.variant('kind', [
  v.object({ kind: v.literal('activate'), version: named, accept, reason }),
  v.object({ kind: v.picklist(['block', 'unblock']), version: named, reason }),
  v.object({
    kind: v.literal('canary'),
    version: named,
    accept,
    plan: v.optional(v.array(v.number())),
    soakSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_SOAK_SECONDS))),
    segment: v.optional(Segment),
    reason,
  }),
  v.object({ kind: v.literal('rollback'), version: v.optional(Version), reason }),
  v.object({ kind: v.picklist(['slot-off', 'slot-on']), slot: Slot, reason }),
  v.object({ kind: v.picklist(['grow', 'pause', 'promote', 'abort', 'withdraw', 'freeze', 'unfreeze']), reason }),
]);

/** What a releaser may do; everything else takes an operator. */
const RELEASER_MAY: readonly ReleaseActionKind[] = ['canary', 'grow', 'pause', 'promote', 'abort'];

/** The role that an action takes. */
export const roleFor = (kind: ReleaseActionKind): Role => (RELEASER_MAY.includes(kind) ? 'releaser' : 'operator');

const Publication = v.object({
  version: named,
  accept: v.optional(v.array(v.picklist(ACCEPTABLE_GATES, UNACCEPTABLE)), []),
  smoke: v.optional(v.boolean(), true),
  reason: v.optional(v.pipe(v.string(SAY_WHY), v.trim(), v.maxLength(LONGEST_REASON, TOO_LONG)), ''),
});

const UNPROCESSABLE: readonly string[] = [
  'RELEASE_UNKNOWN_PACKAGE',
  'RELEASE_UNKNOWN_VERSION',
  'RELEASE_UNKNOWN_SLOT',
  'RELEASE_BAD_PLAN',
  'RELEASE_KEY_REUSED',
];

function statusOf({ code }: Failure): number {
  if (code === 'RELEASE_STALE') return 412;
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

/** Who goes past a gate is an operator and says why. */
async function publish(service: ReleaseService, request: PackageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = v.safeParse(Publication, request.body);
  if (!parsed.success) return sendIssues(reply, parsed.issues);
  const caller = getCaller(request);
  const foreign = findForeign(caller, request.params.name);
  if (foreign) return sendFailure(reply, 403, 'OPS_FORBIDDEN', foreign);
  const { accept: accepted, smoke, reason: why } = parsed.output;
  const isException = accepted.length > 0 || !smoke;
  if (isException && !includesRole(caller.role, 'operator'))
    return sendFailure(reply, 403, 'OPS_FORBIDDEN', 'Going past a gate takes the role operator.');
  if (isException && why === '') return sendFailure(reply, 422, 'OPS_INVALID', SAY_WHY, { reasons: [SAY_WHY] });
  const { name } = request.params;
  const outcome = await service.publish({ ...parsed.output, name, actor: caller.name });
  if (outcome.ok) return sendData(reply.code(outcome.data.created ? 201 : 200), outcome.data);
  const { code, message } = outcome.failure;
  return sendFailure(reply, 422, code, message, { reasons: outcome.reasons });
}

/** Publishing, and everything that is done to a package. */
export const changeRoutes: RegistryPart = (app, { service }, guard) => {
  const releaser = { preHandler: guard('releaser') };
  app.post<{ Params: { name: string } }>('/ops/api/packages/:name/actions', releaser, async (request, reply) => {
    const parsed = v.safeParse(NamedAction, request.body);
    if (!parsed.success) return sendIssues(reply, parsed.issues);
    const caller = getCaller(request);
    const foreign = findForeign(caller, request.params.name);
    if (foreign) return sendFailure(reply, 403, 'OPS_FORBIDDEN', foreign);
    const { reason: why, ...action } = parsed.output;
    const accepts = 'accept' in action && action.accept !== undefined && action.accept.length > 0;
    const role = accepts ? 'operator' : roleFor(action.kind);
    if (!includesRole(caller.role, role))
      return sendFailure(
        reply,
        403,
        'OPS_FORBIDDEN',
        `${accepts ? 'Going past a gate' : action.kind} takes the role ${role}.`,
      );
    const ifRevision = revisionIn(headerOf(request, 'if-match'));
    if (Number.isNaN(ifRevision)) return sendFailure(reply, 422, 'OPS_INVALID', 'If-Match is a revision.');
    const key = headerOf(request, 'idempotency-key');
    const outcome = await service.apply({
      name: request.params.name,
      action: action,
      actor: caller.name,
      reason: why,
      ifRevision,
      idempotencyKey: key && `${caller.name}:${key}`,
    });
    if (outcome.ok) return sendData(reply.header('etag', `"${outcome.data.revision}"`), outcome.data);
    const { code, message } = outcome.failure;
    return sendFailure(reply, statusOf(outcome.failure), code, message, { reasons: [message] });
  });

  app.post<{ Params: { name: string } }>('/ops/api/packages/:name/versions', releaser, (request, reply) =>
    publish(service, request, reply),
  );
};
