import type { AuditArea } from '@wisata/kernel/contracts/admin-audit';
import type { Selectable } from 'kysely';
import type { AuthUser } from '../../app/access-token.ts';
import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import type { Trx } from '../../app/schema.ts';
import { findUserById } from '../auth/index.ts';
import type { AuditRow, Standing } from './tables.ts';

export type AuditEntry = Selectable<AuditRow>;

export interface Change {
  readonly area: AuditArea;
  readonly subject: string;
  readonly action: string;
  /** What people call the thing. */
  readonly title: string;
  readonly before: Standing | null;
  readonly after: Standing | null;
  readonly undoes?: number;
}

/** Puts something back as it stood, on the transaction; throws 409 where it has changed since. Gives how it stands now. */
type Undo = (context: BackendContext, trx: Trx, entry: AuditEntry, actor: AuthUser) => Promise<void>;

/** By area; a module enters what it can take back. */
export const undoers = oncePerContext((): Map<AuditArea, Undo> => new Map());

const toJson = (standing: Standing | null) => standing && JSON.stringify(standing);

/** Undefined where the change that this one undoes was undone before. */
export async function recordChange(
  { clock }: Pick<BackendContext, 'clock'>,
  trx: Trx,
  actor: Pick<AuthUser, 'id'>,
  { before, after, undoes, ...change }: Change,
): Promise<AuditEntry | undefined> {
  const user = await findUserById(trx, actor.id);
  return trx
    .insertInto('audit_entries')
    .values({
      ...change,
      at: clock.now(),
      actor_id: actor.id,
      actor: user?.email ?? actor.id,
      before: toJson(before),
      after: toJson(after),
      undoes: undoes ?? null,
    })
    .onConflict((clash) => clash.column('undoes').doNothing())
    .returningAll()
    .executeTakeFirst();
}
