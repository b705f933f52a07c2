import { listPath } from '@wisata/kernel/services';
import { formatVisitSearch, type VisitSearch } from './visit-search.rules.ts';
import type { VisitService } from './visit-service.ts';

/** The list of a search, with whatever else its address carries. */
export function visitListPath(
  service: VisitService,
  search: VisitSearch,
  more: readonly (readonly [string, string])[] = [],
): string {
  const query = formatVisitSearch(search);
  for (const [name, value] of more) query.append(name, value);
  return `${listPath(service)}?${query}`;
}

/** Who comes along from a list to a product's page. */
export const partyQuery = ({ participants, children }: Pick<VisitSearch, 'participants' | 'children'>) => ({
  adult: String(participants),
  ...(children ? { child: String(children) } : {}),
});

/** A product's page; what was chosen there before comes along. */
export function visitDetailPath(
  service: VisitService,
  id: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/${service}/detail?${new URLSearchParams({ uniqueId: id, ...more })}`;
}
