import type { Queryable } from '../database.ts';
import type { Refusals } from '../gates/gate-results.ts';
import { isPublished } from '../repository.ts';
import { nextCommands, versionOf, type RefusedTry, type Tried } from './next-commands.ts';

/** Something that the gates or the rules refused. */
export interface Attempt {
  readonly id: number;
  /** Instant as ISO text. */
  readonly at: string;
  readonly actor: string;
  readonly package: string;
  readonly version?: string;
  /** What was wanted: an action, `publish` or `bring`. */
  readonly tried: Tried['kind'];
  readonly code: string;
  /** What was said against it, by gate; by `rules` where it was no gate. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Commands with which it goes on. */
  readonly next: readonly string[];
}

/** What a refusal is made of; the reason that somebody gave and whatever else they sent is left out. */
export interface Refused {
  readonly name: string;
  readonly actor: string;
  readonly tried: Tried;
  readonly code: string;
  readonly message: string;
  readonly gates?: Refusals | undefined;
}

/** How many of a package are kept. */
export const ATTEMPTS_KEPT = 200;
const MOST_REASONS = 20;
const LONGEST_REASON = 500;

/** These say that there is such a package in the store; whoever makes names up leaves nothing behind. */
const IS_STORED = ['RELEASE_GATES', 'RELEASE_ORIGIN'];

const tidy = (reasons: readonly string[]) =>
  reasons.slice(0, MOST_REASONS).map((reason) => reason.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_REASON));

/** Writes down what was refused, and forgets the oldest of that package. */
export async function addAttempt(db: Queryable, { name, actor, tried, code, message, gates }: Refused): Promise<void> {
  if (!IS_STORED.includes(code) && !(await isPublished(db, name))) return;
  const known = gates && Object.keys(gates).length > 0;
  const said = Object.entries(known ? gates : { rules: [message] }).map(([gate, reasons]) => [gate, tidy(reasons)]);
  const attempt: RefusedTry = { name, tried, code, refused: gates ?? {} };
  await db.query(
    `insert into releases.attempts (at, actor, package, version, tried, code, refused, next)
     values (now(), $1, $2, $3, $4, $5, $6, $7)`,
    [
      actor,
      name,
      versionOf(tried) ?? null,
      tried.kind,
      code,
      JSON.stringify(Object.fromEntries(said)),
      JSON.stringify(nextCommands(attempt)),
    ],
  );
  await db.query(
    `delete from releases.attempts where package = $1 and id <=
       (select id from releases.attempts where package = $1 order by id desc offset $2 limit 1)`,
    [name, ATTEMPTS_KEPT],
  );
}

interface AttemptRow extends Omit<Attempt, 'id' | 'at' | 'version'> {
  readonly id: string;
  readonly at: Date;
  readonly version: string | null;
}

/** The latest that were refused, the latest first; of one package where it is named. */
export async function searchAttempts(db: Queryable, limit: number, name?: string): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(
    `select * from releases.attempts where $1::text is null or package = $1 order by id desc limit $2`,
    [name ?? null, limit],
  );
  return rows.map(({ version, ...row }) => ({
    ...row,
    id: Number(row.id),
    at: row.at.toISOString(),
    ...(version !== null && { version }),
  }));
}
