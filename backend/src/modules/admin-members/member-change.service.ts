import type { MemberChange } from '@wisata/kernel/contracts/member-requests';
import type { AuthUser } from '../../app/access-token.ts';
import { conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { recordChange } from '../audit/index.ts';
import { changeStanding, type Standing } from '../auth/index.ts';
import { isUuid } from '../bookings/index.ts';

/** What the change is called: what was done to the account, the greater of the two where both change. */
function actionOf(was: Standing, next: Standing): string {
  if (was.status === next.status) return 'role-changed';
  return next.status === 'blokir' ? 'blocked' : 'unblocked';
}

/** Blocks, lets in again or gives another role, with an entry that says who, when and why. */
export async function changeMember(
  context: BackendContext,
  id: string,
  { was, reason, ...next }: MemberChange,
  actor: AuthUser,
): Promise<void> {
  if (!isUuid(id)) throw notFound('Member not found', 'MEMBER_NOT_FOUND');
  const stale = conflict('Somebody else has changed this account since you opened it.', 'MEMBER_CHANGED');
  await context.db.transaction().execute(async (trx) => {
    const { before } = await changeStanding(context, trx, actor, { id, was, next, stale });
    if (was.status === next.status && was.role === next.role) return;
    await recordChange(context, trx, actor, {
      area: 'member',
      subject: id,
      title: before.email,
      action: actionOf(was, next),
      before: was,
      after: { ...next, reason },
    });
  });
  context.sessions.forget();
}

/** Undoes a change of an account, unless it was changed again since. */
export async function undoMemberChange(
  context: BackendContext,
  trx: Trx,
  { subject, before, after }: { subject: string; before: object | null; after: object | null },
  actor: AuthUser,
): Promise<void> {
  const { status, role } = before as Standing;
  await changeStanding(context, trx, actor, {
    id: subject,
    was: after as Standing,
    next: { status, role },
    stale: conflict('It has been changed since, so it cannot be put back.', 'AUDIT_STALE'),
  });
}
