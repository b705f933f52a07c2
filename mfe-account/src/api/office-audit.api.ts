import type { ApiClient } from '@wisata/kernel/api';
import { AUDIT_ENTRY, type AuditAnswer, type AuditArea } from '@wisata/kernel/contracts/admin-audit';
import { readObject, readPaginated, type Page } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

const PATH = '/api/v1/admin/audit';

export function searchChanges(
  api: ApiClient,
  { area, page }: { readonly area: AuditArea | ''; readonly page: number },
  signal: AbortSignal,
): Promise<Outcome<Page<AuditAnswer>>> {
  return api.call({
    method: 'GET',
    path: PATH,
    query: { page, limit: 20, area: area || undefined },
    operation: 'changes',
    read: readPaginated(AUDIT_ENTRY),
    signal,
  });
}

export function undoChange(api: ApiClient, id: number): Promise<Outcome<AuditAnswer>> {
  return api.call({ method: 'POST', path: `${PATH}/${id}/undo`, operation: 'changes', read: readObject(AUDIT_ENTRY) });
}
