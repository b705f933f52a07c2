import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from './database.ts';

/** What a token may do: look; release and take a trial back; everything. Each includes the one before. */
export type Role = 'viewer' | 'releaser' | 'operator';

/** Who speaks, as the history names them. */
export interface Caller {
  readonly name: string;
  readonly role: Role;
}

/** A token as it is handed out; only its hash is kept. */
export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly token: string;
  /** Whoever shares a machine shares its token and says who they are. */
  readonly speaksForOthers: boolean;
}

const RANK: Readonly<Record<Role, number>> = { viewer: 1, releaser: 2, operator: 3 };

/** Whether a role includes another one. */
export const includesRole = (role: Role, wanted: Role) => RANK[role] >= RANK[wanted];

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes tokens known; a known token takes the new name and role. */
export async function addTokens(db: Queryable, tokens: readonly NewToken[]): Promise<void> {
  for (const { name, role, token, speaksForOthers } of tokens)
    await db.query(
      `insert into releases.release_tokens (hash, name, role, speaks_for_others) values ($1, $2, $3, $4)
       on conflict (hash) do update set name = excluded.name, role = excluded.role`,
      [hashOf(token), name, role, speaksForOthers],
    );
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,79}$/u;

/** Who a token belongs to; a shared token may say who uses it (`claimedName`). Undefined for a token nobody was given. */
export async function findCaller(db: Queryable, token: string, claimedName?: string): Promise<Caller | undefined> {
  const { rows } = await db.query<{ name: string; role: Role; speaks_for_others: boolean }>(
    'select name, role, speaks_for_others from releases.release_tokens where hash = $1',
    [hashOf(token)],
  );
  const found = rows[0];
  if (!found) return undefined;
  const speaksAs = found.speaks_for_others && claimedName && NAME.test(claimedName) ? claimedName : found.name;
  return { name: speaksAs, role: found.role };
}

/** How many tokens exist. */
export async function countTokens(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: string }>('select count(*) from releases.release_tokens');
  return Number(rows[0]!.count);
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
  return { name: 'local operator', role: 'operator', token, speaksForOthers: true };
}
