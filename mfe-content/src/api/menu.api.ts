import type { ApiClient } from '@wisata/kernel/api';
import { readList } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const ENTRY = { name: v.string(), link: v.optional(v.string(), '') };
const MENU = v.object({
  ...ENTRY,
  isNeedAuth: v.optional(v.boolean(), false),
  children: v.optional(v.array(v.object(ENTRY)), []),
});

/** A group of the menu: its name and the pages in it. */
export interface MenuGroup {
  readonly name: string;
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

/** The groups of the top menu that are open to everybody; single entries are keys of the shell and stand elsewhere. */
export async function searchMenuGroups(api: ApiClient): Promise<Outcome<readonly MenuGroup[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-menu',
    operation: 'menu',
    read: readList(MENU),
  });
  if (!answer.ok) return answer;
  const groups = answer.data.filter(({ children, isNeedAuth }) => children.length > 0 && !isNeedAuth);
  return success(groups.map(({ name, children }) => ({ name, links: children })));
}
