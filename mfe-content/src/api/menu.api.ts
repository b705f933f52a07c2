import type { ApiClient } from '@wisata/kernel/api';
import { MENU, MENU_ENTRY } from '@wisata/kernel/contracts/content-menu';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readList } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const ENTRY = readerOf(MENU_ENTRY, ['name'], { link: '' });
const GROUP = readerOf(MENU, ['name'], { link: '', isNeedAuth: false }, { children: v.fallback(v.array(ENTRY), []) });

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
    read: readList(GROUP),
  });
  if (!answer.ok) return answer;
  const groups = answer.data.filter(({ children, isNeedAuth }) => children.length > 0 && !isNeedAuth);
  return success(groups.map(({ name, children }) => ({ name, links: children })));
}
