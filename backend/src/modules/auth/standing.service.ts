import type { AuthUser } from '../../app/access-token.ts';
import { conflict, forbidden, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { revokeAllOf } from './refresh-token.ts';
import { lockWithAdmins, updateStanding, type Standing } from './user.repository.ts';
import type { User } from './user.ts';

interface StandingChange {
  readonly id: string;
  /** How the account must stand now. */
  readonly was: Standing;
  readonly next: Standing;
  /** What is thrown where it stands otherwise. */
  readonly stale: Error;
}

/**
 * Blocks an account, unblocks it or gives it another role. Blocking ends every session. Nobody may change their own account, and
 * the actor must still be an admin when the change is made, so that one admin always remains. Gives the account before and after.
 */
export async function changeStanding(
  { clock, sessions }: BackendContext,
  trx: Trx,
  actor: AuthUser,
  { id, was, next, stale }: StandingChange,
): Promise<{ before: User; after: User }> {
  const { user: before, admins } = await lockWithAdmins(trx, id);
  if (!before) throw notFound('Member not found', 'MEMBER_NOT_FOUND');
  if (!admins.includes(actor.id)) throw forbidden();
  if (before.id === actor.id) throw conflict('Nobody changes his own account here.', 'MEMBER_SELF');
  if (before.status !== was.status || before.role !== was.role) throw stale;
  const now = clock.now();
  const after = await updateStanding(trx, id, next, now);
  if (next.status === 'blokir') await revokeAllOf(trx, id, now);
  sessions.forget();
  return { before, after };
}
