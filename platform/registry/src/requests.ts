import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { Expectation } from './approvals.ts';
import type { Queryable } from './database.ts';
import type { RequestedAction } from './release-state.ts';

/** What somebody asks for and a second person has to approve. */
export interface WaitingRequest {
  readonly id: number;
  readonly package: string;
  readonly action: RequestedAction;
  readonly actor: string;
  readonly reason: string;
  /** Instants as ISO text. */
  readonly askedAt: string;
  readonly expiresAt: string;
}

/** The same with what only the registry knows. */
interface StoredRequest extends WaitingRequest {
  readonly expects: Expectation;
  /** Whose token it was asked with. */
  readonly person: string;
}

/** Somebody who answers a request. */
export interface Decider {
  readonly actor: string;
  /** Undefined for who uses a token that several share. */
  readonly person: string | undefined;
}

const HOURS_OPEN = 24;
const HOUR_MS = 3_600_000;

interface RequestRow {
  readonly id: string;
  readonly package: string;
  readonly action: RequestedAction;
  readonly expects: Expectation;
  readonly actor: string;
  readonly person: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly ending: string | null;
}

const requestOf = (row: RequestRow): StoredRequest => ({
  id: Number(row.id),
  package: row.package,
  action: row.action,
  expects: row.expects,
  actor: row.actor,
  person: row.person,
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
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

/** Keeps what is asked for; the caller holds the package's row. */
export async function addRequest(
  db: Queryable,
  asked: Omit<StoredRequest, 'id' | 'expiresAt'>,
): Promise<Outcome<WaitingRequest>> {
  const now = new Date(asked.askedAt);
  const [open] = await searchRequests(db, now, asked.package);
  if (open)
    return failure(
      'RELEASE_ASKED',
      `${open.actor} has asked for ${open.action.kind} already (${open.id}). Answer that first.`,
    );
  const expiresAt = new Date(now.getTime() + HOURS_OPEN * HOUR_MS);
  const { rows } = await db.query<{ id: string }>(
    `insert into releases.requests (package, action, expects, actor, person, reason, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      asked.package,
      JSON.stringify(asked.action),
      JSON.stringify(asked.expects),
      asked.actor,
      asked.person,
      asked.reason,
      now,
      expiresAt,
    ],
  );
  const { expects: _expects, person: _person, ...rest } = asked;
  return success({ ...rest, id: Number(rows[0]!.id), expiresAt: expiresAt.toISOString() });
}

/** An open request for this transaction alone; the caller holds the package's row. */
export async function lockRequest(db: Queryable, name: string, id: number, now: Date): Promise<Outcome<StoredRequest>> {
  const { rows } = await db.query<RequestRow>(
    'select * from releases.requests where id = $1 and package = $2 for update',
    [id, name],
  );
  const row = rows[0];
  if (!row) return failure('RELEASE_UNKNOWN_REQUEST', `Nobody has asked ${id} of ${name}.`);
  if (row.ending !== null) return failure('RELEASE_ANSWERED', `It was ${row.ending} already.`);
  if (row.expires_at <= now)
    return failure('RELEASE_EXPIRED', `Nobody answered for ${HOURS_OPEN} hours. ${row.actor} has to ask again.`);
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

/** Ends a request. */
export async function endRequest(db: Queryable, id: number, ending: 'approved' | 'refused', now: Date): Promise<void> {
  await db.query('update releases.requests set ending = $2, ended_at = $3 where id = $1', [id, ending, now]);
}
