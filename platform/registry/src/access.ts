import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { inTransaction, type Queryable } from './database.ts';

/** What a token may do: look; release and take a trial back; everything. Each includes the one before. */
export type Role = 'viewer' | 'releaser' | 'operator';

/** Every package, the shell and those of tomorrow included. */
export const ALL_PACKAGES = '*';

/** Who speaks, as the history names them. */
export interface Caller {
  readonly name: string;
  readonly role: Role;
  /** What the role is for; everybody who has one may look at everything. */
  readonly packages: readonly string[];
}

/** A caller as the registry knows them. */
export interface KnownCaller extends Caller {
  /** Whose token it is; undefined for one that several share. */
  readonly person: string | undefined;
}

/** A token as it is handed out; only its hash is kept. */
export interface NewToken extends Caller {
  readonly token: string;
  /** Whoever shares a machine shares its token and says who they are. */
  readonly speaksForOthers: boolean;
}

const RANK: Readonly<Record<Role, number>> = { viewer: 1, releaser: 2, operator: 3 };

/** Whether a role includes another one. */
export const includesRole = (role: Role, wanted: Role) => RANK[role] >= RANK[wanted];

/** Whether a caller's role is for this package, or for all of them ({@link ALL_PACKAGES}). */
export const isFor = ({ packages }: Pick<Caller, 'packages'>, name: string) =>
  packages.includes(ALL_PACKAGES) || packages.includes(name);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What tokens there are from now on: a token that is not among them ends, with the sessions that began with it. */
export interface TokenSettings {
  readonly tokens: readonly NewToken[];
  /** This machine's own; without one no machine's counts. Those of other machines on one database stay beside it. */
  readonly own: NewToken | undefined;
}

/** Makes the tokens of the settings the only ones. */
export async function replaceTokens(pool: pg.Pool, { tokens, own }: TokenSettings): Promise<void> {
  const all = [
    ...tokens.map((token) => ({ ...token, ofMachine: false })),
    ...(own ? [{ ...own, ofMachine: true }] : []),
  ];
  await inTransaction(pool, async (db) => {
    await db.query('delete from releases.release_tokens where hash <> all($1) and (not of_machine or $2)', [
      all.map(({ token }) => hashOf(token)),
      own === undefined,
    ]);
    for (const { name, role, packages, token, speaksForOthers, ofMachine } of all)
      await db.query(
        `insert into releases.release_tokens (hash, name, role, packages, speaks_for_others, of_machine)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (hash) do update set name = excluded.name, role = excluded.role, packages = excluded.packages,
           speaks_for_others = excluded.speaks_for_others, of_machine = excluded.of_machine`,
        [hashOf(token), name, role, packages, speaksForOthers, ofMachine],
      );
    await db.query('delete from releases.sessions where expires_at < now()');
  });
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,79}$/u;

interface TokenRow extends Caller {
  readonly hash: string;
  readonly speaks_for_others: boolean;
}

function callerOf(row: TokenRow | undefined, claimedName?: string): KnownCaller | undefined {
  if (!row) return undefined;
  const { role, packages, speaks_for_others: speaksForOthers } = row;
  const name = speaksForOthers && claimedName && NAME.test(claimedName) ? claimedName : row.name;
  return { name, role, packages, person: speaksForOthers ? undefined : row.hash };
}

/** Who a token belongs to; a shared token may say who uses it (`claimedName`). Undefined for a token nobody was given. */
export async function findCaller(db: Queryable, token: string, claimedName?: string): Promise<KnownCaller | undefined> {
  const { rows } = await db.query<TokenRow>(
    'select hash, name, role, packages, speaks_for_others from releases.release_tokens where hash = $1',
    [hashOf(token)],
  );
  return callerOf(rows[0], claimedName);
}

/** How long a session of the console lasts. */
export const SESSION_HOURS = 12;

/** Begins a session of a token's owner; undefined for a token nobody was given. Only its hash is kept. */
export async function beginSession(db: Queryable, token: string): Promise<string | undefined> {
  const session = randomBytes(32).toString('base64url');
  const { rowCount } = await db.query(
    `insert into releases.sessions (hash, token_hash, expires_at)
     select $1, hash, now() + make_interval(hours => $3) from releases.release_tokens where hash = $2`,
    [hashOf(session), hashOf(token), SESSION_HOURS],
  );
  return rowCount === 1 ? session : undefined;
}

/** Who a session belongs to; undefined once it has ended, or its token has. */
export async function findSession(db: Queryable, session: string): Promise<KnownCaller | undefined> {
  const { rows } = await db.query<TokenRow>(
    `select token.hash, name, role, packages, speaks_for_others from releases.sessions
     join releases.release_tokens as token on token.hash = token_hash
     where sessions.hash = $1 and expires_at > now()`,
    [hashOf(session)],
  );
  return callerOf(rows[0]);
}

/** Ends a session for good, wherever its cookie is. */
export async function endSession(db: Queryable, session: string): Promise<void> {
  await db.query('delete from releases.sessions where hash = $1', [hashOf(session)]);
}

/** The token of this machine, made once, readable by its owner alone: with it the commands work at once. */
export async function ensureLocalToken(dataDir: string): Promise<NewToken> {
  const file = path.join(dataDir, 'operator-token');
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const token = (await readFile(file, 'utf8')).trim();
  return { name: 'local operator', role: 'operator', packages: [ALL_PACKAGES], token, speaksForOthers: true };
}
