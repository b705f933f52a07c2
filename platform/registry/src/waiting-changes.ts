import type pg from 'pg';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { expectationOf, isAsExpected, needsSecondPerson } from './approvals.ts';
import type { ChangeRequest, ChangeResult, RequestAnswer } from './change.ts';
import type { PackageState, ReleaseAction } from './release-state.ts';
import { appendRevision, lockPackage, type Asked, type Authority } from './repository.ts';
import {
  addRequest,
  endRequest,
  findSamePerson,
  keepApproval,
  findOpenRequest,
  NO_PERSON,
  type StoredRequest,
  type WaitingRequest,
} from './requests.ts';

/** A request that is done now, and by what right. */
export interface Claim {
  readonly request: StoredRequest;
  readonly authority: Authority;
}

/** The request that a change does: nobody else answers it meanwhile, or does it. Undefined for a change that was not asked for before. */
export async function claimRequest(
  db: pg.PoolClient,
  { name, approval, planned }: ChangeRequest,
  at: string,
): Promise<Outcome<Claim> | undefined> {
  const id = approval?.id ?? planned;
  if (id === undefined) return undefined;
  const request = await findOpenRequest(db, name, id, new Date(at));
  if (!request.ok) return request;
  const { approved, dueAt } = request.data;
  if (!approval)
    return success({
      request: request.data,
      authority: { ...(approved && { approved }), ...(dueAt !== undefined && { planned: dueAt }) },
    });
  const authority = { approved: { by: approval.actor, reason: approval.reason } };
  return findSamePerson(request.data, approval) ?? success({ request: request.data, authority });
}

/** Whether what is done now is what was asked for: what nobody had to say yes to may come from elsewhere. */
export function isStillMeant({ request, authority }: Claim, before: PackageState, after: PackageState): boolean {
  const { expects } = request;
  if (!expects) return true;
  return authority.approved ? isAsExpected(expects, before, after) : expects.stable === after.stable;
}

/** Ends what was claimed. */
export const endClaim = (db: pg.PoolClient, { request, authority }: Claim, at: string) =>
  endRequest(db, request.id, authority.planned === undefined ? 'approved' : 'done', new Date(at));

interface Told {
  readonly at: string;
  readonly state: PackageState;
  readonly actor: string;
  readonly reason: string;
}

/** Writes into the story what has become of a request. */
async function tell(
  db: pg.PoolClient,
  kind: Asked['kind'],
  { id, package: name, action: wanted, dueAt }: WaitingRequest,
  { at, state, actor, reason }: Told,
): Promise<ChangeResult> {
  const action: Asked = { kind, id, wanted, ...(dueAt !== undefined && { dueAt }) };
  const revision = await appendRevision(db, { at, actor, reason, package: name, action, stateAfter: state });
  return { revision, package: name, state, changed: false };
}

interface Asking {
  readonly at: string;
  readonly before: PackageState;
  /** What it would lead to now; undefined while it would not do. */
  readonly after: PackageState | undefined;
  readonly needsApproval: boolean;
}

/** Keeps what is not done yet; the story says so. */
export async function ask(
  db: pg.PoolClient,
  request: ChangeRequest,
  { at, before, after, needsApproval }: Asking,
): Promise<Outcome<ChangeResult>> {
  const { name, action, actor, person, reason, dueAt } = request;
  if (needsApproval && person === undefined) return NO_PERSON;
  // A promotion is of the version that is on trial when it is asked for.
  const expects = after && (needsApproval || action.kind === 'promote') ? expectationOf(before, after) : undefined;
  const asked = { package: name, action, actor, person, reason, expects, askedAt: at, needsApproval };
  const added = await addRequest(db, { ...asked, ...(dueAt !== undefined && { dueAt }) });
  if (!added.ok) return added;
  const told = await tell(db, dueAt === undefined ? 'ask' : 'plan', added.data, { at, state: before, actor, reason });
  return success({ ...told, waits: added.data });
}

const LONGEST_MS = 366 * 86_400_000;
/** What may have changed until its time. */
const MAY_CHANGE: readonly string[] = ['RELEASE_FROZEN', 'RELEASE_CANARY_RUNS', 'RELEASE_NO_STABLE'];

/** Keeps what is to be done at another time, unless it is clear already that it cannot be. */
export async function plan(
  db: pg.PoolClient,
  request: ChangeRequest,
  at: string,
  { before, asked, after }: { before: PackageState; asked: ReleaseAction; after: Outcome<PackageState> },
): Promise<Outcome<ChangeResult>> {
  const waitMs = Date.parse(request.dueAt ?? at) - Date.parse(at);
  if (waitMs <= 0) return failure('RELEASE_PAST', 'That is not to come: leave the time out to do it now.');
  if (waitMs > LONGEST_MS) return failure('RELEASE_PAST', 'Nothing is planned for more than a year.');
  if (!after.ok && (asked.kind === 'promote' || !MAY_CHANGE.includes(after.failure.code))) return after;
  const needsApproval = after.ok && needsSecondPerson(before, asked, after.data);
  return ask(db, request, { at, before, after: after.ok ? after.data : undefined, needsApproval });
}

/** Ends a request that nobody does; the story says so. */
export async function refuseIn(
  db: pg.PoolClient,
  name: string,
  { id, actor, reason }: RequestAnswer,
  at: string,
): Promise<Outcome<ChangeResult>> {
  const { state } = await lockPackage(db, name);
  const request = await findOpenRequest(db, name, id, new Date(at));
  if (!request.ok) return request;
  await endRequest(db, id, 'refused', new Date(at));
  return success(await tell(db, 'refuse', request.data, { at, state, actor, reason }));
}

/** Keeps a yes to what waits for its time. */
export async function approveIn(
  db: pg.PoolClient,
  name: string,
  answer: RequestAnswer,
  at: string,
): Promise<Outcome<ChangeResult>> {
  const { state } = await lockPackage(db, name);
  const request = await findOpenRequest(db, name, answer.id, new Date(at));
  if (!request.ok) return request;
  if (!request.data.needsApproval) return failure('RELEASE_ANSWERED', 'It waits for its time alone.');
  if (request.data.approved) return failure('RELEASE_ANSWERED', 'It was approved already.');
  const same = findSamePerson(request.data, answer);
  if (same) return same;
  const { actor, reason } = answer;
  await keepApproval(db, answer.id, { by: actor, reason });
  return success(await tell(db, 'approve', request.data, { at, state, actor, reason }));
}

/** Who stands in the story for what was not done at its time. */
export const SCHEDULE = 'schedule';

/** Ends what could not be done at its time; the story says why. False when somebody else was faster. */
export async function missIn(db: pg.PoolClient, request: StoredRequest, reason: string, at: string): Promise<boolean> {
  const { state } = await lockPackage(db, request.package);
  if (!(await endRequest(db, request.id, 'missed', new Date(at)))) return false;
  await tell(db, 'miss', request, { at, state, actor: SCHEDULE, reason });
  return true;
}
