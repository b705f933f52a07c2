import type pg from 'pg';
import { success } from '@wisata/kernel/outcome';
import { expectationOf } from './approvals.ts';
import type { ChangeRequest, ChangeResult, RequestAnswer } from './change.ts';
import type { PackageState } from './release-state.ts';
import { appendRevision, lockPackage } from './repository.ts';
import { addRequest, endRequest, findSamePerson, lockRequest, NO_PERSON } from './requests.ts';

/** A request that this person may say yes to; nobody else answers it meanwhile. */
export async function claimRequest(db: pg.PoolClient, name: string, answer: RequestAnswer, at: string) {
  const request = await lockRequest(db, name, answer.id, new Date(at));
  return request.ok ? (findSamePerson(request.data, answer) ?? request) : request;
}

interface Asking {
  readonly at: string;
  readonly before: PackageState;
  readonly after: PackageState;
}

/** Keeps what needs a second person; the story says so. */
export async function ask(db: pg.PoolClient, request: ChangeRequest, { at, before, after }: Asking) {
  const { name, action, actor, person, reason } = request;
  if (person === undefined) return NO_PERSON;
  const expects = expectationOf(before, after);
  const added = await addRequest(db, { package: name, action, actor, person, reason, expects, askedAt: at });
  if (!added.ok) return added;
  const wanted = { kind: 'ask', id: added.data.id, wanted: action } as const;
  const revision = await appendRevision(db, { at, actor, reason, package: name, action: wanted, stateAfter: before });
  return success<ChangeResult>({ revision, package: name, state: before, changed: false, waits: added.data });
}

/** Ends a request that nobody gets; the story says so. */
export async function refuseIn(db: pg.PoolClient, name: string, answer: RequestAnswer, at: string) {
  const { state } = await lockPackage(db, name);
  const { id, actor, reason } = answer;
  const request = await lockRequest(db, name, id, new Date(at));
  if (!request.ok) return request;
  await endRequest(db, id, 'refused', new Date(at));
  const action = { kind: 'refuse', id, wanted: request.data.action } as const;
  const revision = await appendRevision(db, { at, actor, reason, package: name, action, stateAfter: state });
  return success<ChangeResult>({ revision, package: name, state, changed: false });
}
