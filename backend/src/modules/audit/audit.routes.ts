import { AUDIT_AREAS, AUDIT_ENTRY, AUDIT_PARAMS, AUDIT_QUERY } from '@wisata/kernel/contracts/admin-audit';
import type { AuditAnswer, AuditArea } from '@wisata/kernel/contracts/admin-audit';
import { pageOf } from '@wisata/kernel/contracts/paging';
import { scopesOf } from '@wisata/kernel/roles';
import type { AuthUser } from '../../app/access-token.ts';
import type { BackendContext } from '../../app/context.ts';
import { conflict, notFound, ok } from '../../app/envelope.ts';
import { defineRoute } from '../../app/route.ts';
import { toPage } from '../bookings/index.ts';
import { findAuditEntry, searchAudit, searchUndone } from './audit.repository.ts';
import { recordChange, undoers } from './audit.service.ts';
import type { AuditEntry } from './audit.service.ts';

const areasOf = ({ role }: AuthUser) =>
  (Object.keys(AUDIT_AREAS) as AuditArea[]).filter((area) => scopesOf(role).includes(AUDIT_AREAS[area]));

async function toAnswers(context: BackendContext, entries: readonly AuditEntry[]): Promise<AuditAnswer[]> {
  const undone = await searchUndone(
    context.db,
    entries.map(({ id }) => id),
  );
  return entries.map(({ actor_id: _, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    can_undo: undoers(context).has(entry.area) && entry.undoes === null && !undone.has(entry.id),
  }));
}

/** What was before, put back on one transaction with the entry that says so. */
async function undo(context: BackendContext, entry: AuditEntry, user: AuthUser): Promise<AuditEntry> {
  const run = undoers(context).get(entry.area);
  if (!run || entry.undoes !== null) throw conflict('This change cannot be undone.', 'AUDIT_FINAL');
  return context.db.transaction().execute(async (trx) => {
    const { area, subject, title, before, after } = entry;
    // The entry comes first: its unique column makes the second of two presses wait and then be refused.
    const written = await recordChange(context, trx, user, {
      area,
      subject,
      title,
      action: 'undone',
      before: after,
      after: before,
      undoes: entry.id,
    });
    if (!written) throw conflict('This change has been undone.', 'AUDIT_UNDONE');
    await run(context, trx, entry, user);
    return written;
  });
}

export const auditRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/audit',
    isBeyondContract: true,
    access: 'staff',
    summary: 'What was changed by those who run the shop, as far as the caller may change it too; the newest first',
    query: AUDIT_QUERY,
    response: pageOf(AUDIT_ENTRY),
    async handler({ query, user }, context) {
      const { area, page, limit } = query;
      const areas = areasOf(user!).filter((each) => area === '' || each === area);
      if (areas.length === 0) return toPage([], { page, limit, total: 0 });
      const { entries, total } = await searchAudit(context.db, { areas, page, limit });
      return toPage(await toAnswers(context, entries), { page, limit, total });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/admin/audit/:id/undo',
    isBeyondContract: true,
    access: 'staff',
    summary: 'Puts back what a change has replaced, where nothing has changed it since',
    params: AUDIT_PARAMS,
    response: AUDIT_ENTRY,
    async handler({ params, user }, context) {
      const entry = await findAuditEntry(context.db, params.id);
      if (!entry || !areasOf(user!).includes(entry.area)) throw notFound('Change not found', 'AUDIT_NOT_FOUND');
      const [answer] = await toAnswers(context, [await undo(context, entry, user!)]);
      return ok(answer!, 'Change undone');
    },
  }),
];
