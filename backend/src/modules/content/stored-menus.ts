import type { Db } from '../../app/schema.ts';
import type { Migration } from 'kysely/migration';
import { MENU_DRAWINGS } from './seed/menu-drawings.ts';
import { MENUS } from './seed/menus.ts';
import type { EntryBodies } from './tables.ts';

type MenuBody = EntryBodies['menu'];

/** Drawings by the names that menus once had for them. */
const BY_NAME: Readonly<Record<string, string>> = {
  building: MENU_DRAWINGS.building,
  'clipboard-list': MENU_DRAWINGS.list,
  compass: MENU_DRAWINGS.compass,
  house: MENU_DRAWINGS.house,
  info: MENU_DRAWINGS.info,
  'layout-dashboard': MENU_DRAWINGS.dashboard,
  'life-buoy': MENU_DRAWINGS.lifebuoy,
  search: MENU_DRAWINGS.search,
  'shopping-bag': MENU_DRAWINGS.bag,
  'ticket-percent': MENU_DRAWINGS.ticket,
  users: MENU_DRAWINGS.people,
};

/** Drawings of the entries that every site begins with: of a page by its link, of a group, which has none, by its slug. */
const BY_PLACE = new Map(
  MENUS.flatMap(({ slug, link, icon, children }) => [
    [link || slug, icon] as const,
    ...children.map((child) => [child.link, child.icon] as const),
  ]),
);

/** An address is an editor's own choice and stays. */
function drawingOf(icon: string | undefined, place: string): string {
  if (!icon) return BY_PLACE.get(place) ?? '';
  return BY_NAME[icon] ?? icon;
}

/** A stored menu entry, of whatever time, with the drawings of its kind. */
function withDrawings(slug: string, menu: MenuBody): MenuBody {
  return {
    ...menu,
    icon: drawingOf(menu.icon, menu.link || slug),
    children: menu.children.map((child) => ({
      ...child,
      icon: drawingOf(child.icon, child.link),
    })),
  };
}

/** A site keeps the menus that its editors wrote, so the drawings come to them where they are stored. */
export const drawStoredMenus: Migration = {
  async up(db: Db) {
    const menus = await db
      .selectFrom('content_entries')
      .select(['id', 'slug', 'body'])
      .where('kind', '=', 'menu')
      .execute();
    for (const { id, slug, body } of menus) {
      await db
        .updateTable('content_entries')
        .set({ body: JSON.stringify(withDrawings(slug, body as MenuBody)) })
        .where('kind', '=', 'menu')
        .where('id', '=', id)
        .execute();
    }
  },
};
