import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BackendContext } from '../../app/context.ts';
import type { Db, Trx } from '../../app/schema.ts';

export const REFRESH_DAYS = 14;
const DAY_MS = 86_400_000;
/** Two tabs may send the same cookie at once; the second is not a thief. */
const TWIN_MS = 10_000;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
export const newToken = () => randomBytes(32).toString('base64url');

export interface IssuedToken {
  readonly token: string;
  readonly familyId: string;
}

/** Starts a family (at sign-in) or continues one (at refresh) and gives the new token. */
export async function issueRefreshToken(
  db: Db | Trx,
  userId: string,
  now: Date,
  familyId: string = randomUUID(),
): Promise<IssuedToken> {
  const token = newToken();
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      family_id: familyId,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + REFRESH_DAYS * DAY_MS),
      used_at: null,
      revoked_at: null,
    })
    .execute();
  return { token, familyId };
}

export type Rotation = ({ kind: 'rotated'; userId: string } & IssuedToken) | { kind: 'reused' } | { kind: 'unknown' };

/** Exchanges a token for its successor. A token shown a second time revokes everything that came from the same sign-in. */
export async function rotateRefreshToken({ db, clock, sessions }: BackendContext, token: string): Promise<Rotation> {
  const now = clock.now();
  const rotation = await db.transaction().execute(async (trx): Promise<Rotation> => {
    const tokenHash = hashToken(token);
    const row = await trx
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.revoked_at || row.expires_at <= now) return { kind: 'unknown' };
    if (row.used_at && now.getTime() - row.used_at.getTime() > TWIN_MS) {
      await trx.updateTable('refresh_tokens').set({ revoked_at: now }).where('family_id', '=', row.family_id).execute();
      return { kind: 'reused' };
    }
    if (!row.used_at)
      await trx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
    return {
      kind: 'rotated',
      userId: row.user_id,
      ...(await issueRefreshToken(trx, row.user_id, now, row.family_id)),
    };
  });
  if (rotation.kind === 'reused') sessions.forget();
  return rotation;
}

/** Signs out the device that holds this token. */
export async function revokeFamilyOf({ db, clock, sessions }: BackendContext, token: string): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: clock.now() })
    .where(
      'family_id',
      'in',
      db.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', hashToken(token)),
    )
    .where('revoked_at', 'is', null)
    .execute();
  sessions.forget();
}

/** Ends the session that an access token names, for a device whose cookie is gone. */
export async function revokeFamily({ db, clock, sessions }: BackendContext, familyId: string): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: clock.now() })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
  sessions.forget();
}

/** Signs out every device of the user. */
export async function revokeAllOf(db: Db | Trx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Signs out every other device: only the session that asks stays. */
export async function revokeOthersOf(db: Db | Trx, userId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('family_id', '!=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
