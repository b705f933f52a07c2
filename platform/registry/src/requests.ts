import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { Expectation } from './approvals.ts';
import type { Queryable } from './database.ts';
import type { Approval } from './repository.ts';
import type { RequestedAction } from './release-state.ts';

/** What somebody asks for and is not done yet: it waits for a second person, for its time, or for both. */
export interface WaitingRequest {
  readonly id: number;
  readonly package: string;
  readonly action: RequestedAction;
  readonly actor: string;
  readonly reason: string;
  /** Instants as ISO text. */
  readonly askedAt: string;
  readonly expiresAt: string;
  /** When it is done; missing for what is done as soon as somebody says yes. */
  readonly dueAt?: string;
  readonly needsApproval: boolean;
  readonly approved?: Approval;
}

/** The same with what only the registry knows. */
export interface StoredRequest extends WaitingRequest {
  /** Undefined where nothing but its version is meant. */
  readonly expects: Expectation | undefined;
  /** Whose token it was asked with; undefined for one that several share. */
  readonly person: string | undefined;
}

/** Somebody who answers a request. */
export interface Decider {
  readonly actor: string;
  /** Undefined for who uses a token that several share. */
  readonly person: string | undefined;
}

const HOURS_OPEN = 24;
const HOUR_MS = 3_600_000;
/** What could not be done so long after its time is not done at another one. */
const LATEST_MS = 15 * 60_000;

interface RequestRow {
  readonly id: string;
  readonly package: string;
  readonly action: RequestedAction;
  readonly expects: Expectation | null;
  readonly actor: string;
  readonly person: string | null;
  readonly reason: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly ending: string | null;
  readonly due_at: Date | null;
  readonly needs_approval: boolean;
  readonly approved: Approval | null;
  readonly problem: string | null;
}

const requestOf = (row: RequestRow): StoredRequest => ({
  id: Number(row.id),
  package: row.package,
  action: row.action,
  expects: row.expects ?? undefined,
  actor: row.actor,
  person: row.person ?? undefined,
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  needsApproval: row.needs_approval,
  ...(row.due_at && { dueAt: row.due_at.toISOString() }),
  ...(row.approved && { approved: row.approved }),
});

/** What is asked for now, by package, the oldest first. */
export async function searchRequests(db: Queryable, now: Date, name?: string): Promise<WaitingRequest[]> {
  const { rows } = await db.query<RequestRow>(
    `select * from releases.requests
     where ended_at is null and expires_at > $1 and ($2::text is null or package = $2) order by id`,
    [now, name ?? null],
  );
  return rows.map((row) => {
    const { expects: _expects, person: _person, ...request } = requestOf(row);
    return request;
  });
}

/** What is asked for, before it has a number. */
export type NewRequest = Omit<StoredRequest, 'id' | 'expiresAt' | 'approved'>;

/** Of what waits for a second person alone there is one at a time. */
async function findAsked(db: Queryable, { dueAt, ...asked }: NewRequest): Promise<Outcome<never> | undefined> {
  if (dueAt !== undefined) return undefined;
  const open = (await searchRequests(db, new Date(asked.askedAt), asked.package)).find((each) => !each.dueAt);
  if (!open) return undefined;
  const what = `${open.actor} has asked for ${open.action.kind} already (${open.id}). Answer that first.`;
  return failure('RELEASE_ASKED', what);
}

/** Keeps what is asked for; the caller holds the package's row. */
export async function addRequest(db: Queryable, asked: NewRequest): Promise<Outcome<WaitingRequest>> {
  const before = await findAsked(db, asked);
  if (before) return before;
  const { expects, person, ...rest } = asked;
  const lastMs =
    asked.dueAt === undefined ? Date.parse(asked.askedAt) + HOURS_OPEN * HOUR_MS : Date.parse(asked.dueAt) + LATEST_MS;
  const expiresAt = new Date(lastMs).toISOString();
  const { rows } = await db.query<{ id: string }>(
    `insert into releases.requests
       (package, action, expects, actor, person, reason, asked_at, expires_at, due_at, needs_approval)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      asked.package,
      JSON.stringify(asked.action),
      expects && JSON.stringify(expects),
      asked.actor,
      person,
      asked.reason,
      asked.askedAt,
      expiresAt,
      asked.dueAt,
      asked.needsApproval,
    ],
  );
  return success({ ...rest, id: Number(rows[0]!.id), expiresAt });
}

/** What is to be done by now, the oldest first. */
export async function searchDue(db: Queryable, now: Date): Promise<StoredRequest[]> {
  const { rows } = await db.query<RequestRow>(
    'select * from releases.requests where ended_at is null and due_at <= $1 order by due_at, id',
    [now],
  );
  return rows.map(requestOf);
}

/** Keeps why what is due could not be tried to its end; it stays due. */
export async function keepProblem(db: Queryable, id: number, problem: string): Promise<void> {
  await db.query(
    'update releases.requests set problem = $2 where id = $1 and ended_at is null and problem is distinct from $2',
    [id, problem],
  );
}

/** Versions that somebody waits for, of one package. */
export async function searchAwaitedVersions(db: Queryable, name: string): Promise<string[]> {
  const { rows } = await db.query<{ version: string }>(
    `select action->>'version' as version from releases.requests
     where ended_at is null and package = $1 and action ? 'version'`,
    [name],
  );
  return rows.map(({ version }) => version);
}

const passedBecause = (problem: string | null) =>
  problem === null
    ? 'Its time has passed, and nobody was there to do it.'
    : `It was tried at its time and could not be done: ${problem}`;

/** A request that can still be answered; within a transaction nobody else answers it meanwhile. */
export async function findOpenRequest(
  db: Queryable,
  name: string,
  id: number,
  now: Date,
): Promise<Outcome<StoredRequest>> {
  const { rows } = await db.query<RequestRow>(
    'select * from releases.requests where id = $1 and package = $2 for update',
    [id, name],
  );
  const row = rows[0];
  if (!row) return failure('RELEASE_UNKNOWN_REQUEST', `Nobody has asked ${id} of ${name}.`);
  if (row.ending !== null) return failure('RELEASE_ANSWERED', `It was ${row.ending} already.`);
  if (row.expires_at <= now)
    return failure(
      'RELEASE_EXPIRED',
      row.due_at
        ? passedBecause(row.problem)
        : `Nobody answered for ${HOURS_OPEN} hours. ${row.actor} has to ask again.`,
    );
  return success(requestOf(row));
}

/** Why somebody is no second person; undefined for who is one. */
export function findSamePerson(request: StoredRequest, { actor, person }: Decider): Outcome<never> | undefined {
  if (person === undefined) return NO_PERSON;
  if (person !== request.person && actor !== request.actor) return undefined;
  return failure('RELEASE_OWN_REQUEST', 'Somebody else has to approve what you ask for.');
}

/** A shared token says who uses it, and nobody has to believe that. */
export const NO_PERSON = failure(
  'RELEASE_NO_PERSON',
  'This takes a token of your own (RELEASE_TOKENS): one that several share proves nobody.',
);

/** How a request ended. */
type Ending = 'approved' | 'refused' | 'done' | 'missed';

/** Ends a request; false when it has ended before. */
export async function endRequest(db: Queryable, id: number, ending: Ending, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update releases.requests set ending = $2, ended_at = $3 where id = $1 and ended_at is null',
    [id, ending, now],
  );
  return rowCount === 1;
}

/** Keeps that a second person has said yes to what waits for its time. */
export async function keepApproval(db: Queryable, id: number, approved: Approval): Promise<void> {
  await db.query('update releases.requests set approved = $2 where id = $1', [id, JSON.stringify(approved)]);
}
