import { createAnswerCache } from '@wisata/kernel/answer-cache';
import type { AuthUser } from './access-token.ts';
import type { Clock } from './clock.ts';
import type { Db } from './schema.ts';

/** How long a session check is cached: a session ended by another process works for at most this long. */
const KEEP_MS = 3_000;
/** More sessions than one process answers in that time. */
const MOST_KEPT = 20_000;

export interface Sessions {
  /** The caller as he is now; undefined when the session was ended or the account was blocked. */
  findUser(user: AuthUser): Promise<AuthUser | undefined>;
  /** Called after sessions were ended, so that this process sees it with the next call. */
  forget(): void;
}

/** What access tokens are checked against, because a signature alone outlives signing out. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const now = () => clock.now().getTime();
  const cache = createAnswerCache<AuthUser | undefined>({ lifeMs: KEEP_MS, most: MOST_KEPT, now });

  async function ask({ id, sessionId }: AuthUser): Promise<AuthUser | undefined> {
    const row = await db
      .selectFrom('users')
      .select('role')
      .where('id', '=', id)
      .where('status', '=', 'aktif')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('refresh_tokens')
            .select('family_id')
            .where('family_id', '=', sessionId)
            .where('user_id', '=', id)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', clock.now()),
        ),
      )
      .executeTakeFirst();
    return row && { id, sessionId, role: row.role };
  }

  return {
    findUser: async (user) => (await cache.get(user.sessionId, () => ask(user))).value,
    forget: () => cache.clear(),
  };
}
